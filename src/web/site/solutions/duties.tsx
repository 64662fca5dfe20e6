import { EXTRA_SERVICES, type ModelSolutionFields } from '#domain/page-texts/model-solution-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Section } from '#web/site/kit/section.tsx';
import { type Duty, DutyList } from '#web/site/services/duty-list.tsx';
import { KitRefill } from './kit-refill.tsx';

type Solution = Pick<ModelSolutionFields, 'dutiesNotes' | 'beyond'> & { duties: Duty[] };

/** The legal duties, and separately beside them the company's own notes and offers. */
export function Duties({ solution: { duties, dutiesNotes, beyond } }: { solution: Solution }) {
  return (
    <Section className="section--plate section--lines" layout="cols">
      <div className="stick solution-side">
        <h2>Čo musíte urobiť</h2>
        <p className="lead">Pri každej povinnosti nájdete predpis, z&nbsp;ktorého vyplýva.</p>
        {dutiesNotes.map((note) => (
          <p key={note}>{nonBreaking(note)}</p>
        ))}
        <ExtraServicesNote sentence={beyond} />
        <KitRefill />
      </div>
      <DutyList duties={duties} />
    </Section>
  );
}

/** The schema ensures that the sentence contains the link's text. */
function ExtraServicesNote({ sentence }: { sentence: string }) {
  const [before = '', after = ''] = nonBreaking(sentence).split(EXTRA_SERVICES);
  return (
    <p>
      {before}
      <a href="/politika-kvality">{EXTRA_SERVICES}</a>
      {after}
    </p>
  );
}
