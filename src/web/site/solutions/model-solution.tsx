import { findServiceTile } from '#content/service-tiles.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import { EXTRA_SERVICES, type ModelSolutionFields } from '#domain/page-texts/model-solution-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import { found } from '#web/shared/found.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { ClientReferences } from '#web/site/home/client-marquee.tsx';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { Section, SectionHead } from '#web/site/kit/section.tsx';
import { TextPageHeader } from '#web/site/kit/text-page-header.tsx';
import { type Duty, DutyList } from '#web/site/services/duty-list.tsx';
import { waitlistPath } from '#web/site/waitlist/waitlist-path.ts';
import type { Route } from './+types/model-solution';
import { FirstYear } from './first-year.tsx';
import { KitRefill } from './kit-refill.tsx';
import { findModelSolution } from './model-solutions.ts';

// One template for the seven model solutions (specification section 2.7), which are distinguished by their address.

export const handle: PageHandle = { dependsOn: ['company', 'courseTypes'] };

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.solution);

export async function loader({ context, url }: Route.LoaderArgs) {
  const solution = found(findModelSolution(url.pathname));
  const types = await listCourseTypes(appOf(context).db);
  return {
    solution,
    courseTypes: solution.courseTypes.flatMap((id) => types.find((type) => type.id === id) ?? []),
  };
}

export default function ModelSolution({ loaderData: { solution, courseTypes } }: Route.ComponentProps) {
  return (
    <>
      <TextPageHeader
        page={solution}
        parent={{ title: 'Modelové riešenia', to: '/modelove-riesenia' }}
        image={<Drawing svg={solution.drawing} />}
      >
        <a className="btn btn--line" href="/referencie">
          Pozrieť referencie
        </a>
      </TextPageHeader>
      <TargetGroup {...solution} />
      <Duties {...solution} />
      <Risks {...solution} />
      <FirstYear year={solution.year} />
      <Answers services={solution.services} courseTypes={courseTypes} />
      {solution.clientType && <ClientReferences type={solution.clientType} />}
      <CallToAction />
    </>
  );
}

/** The target group of the solution; „Pozrieť viac ↓“ links here. */
function TargetGroup({ anchor, forWhom }: Pick<ModelSolutionFields, 'anchor' | 'forWhom'>) {
  return (
    <Section id={anchor} className="section--rows" layout="for-whom">
      <h2>Pre koho</h2>
      <p className="lead">{nonBreaking(forWhom)}</p>
    </Section>
  );
}

/** The risks to people, marked by a yellow warning triangle. */
function Risks({ risksTitle, risks }: Pick<ModelSolutionFields, 'risksTitle' | 'risks'>) {
  return (
    <Section>
      <SectionHead title={risksTitle} note="Ku každému riziku navrhneme opatrenie a ľudí vyškolíme." />
      <ul className="plates risk">
        {risks.map(({ title, text, sign }) => (
          <li key={title}>
            <DrawnSign src={sign} size={84} />
            <h3>{nonBreaking(title)}</h3>
            <p>{nonBreaking(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type DutiesProps = Pick<ModelSolutionFields, 'dutiesNotes' | 'beyond'> & { duties: Duty[] };

/** The legal duties, and separately beside them the company's own notes and offers. */
function Duties({ duties, dutiesNotes, beyond }: DutiesProps) {
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

/** The services for the duties, with their usual signs, and the courses that belong to them. */
function Answers({ services, courseTypes }: Pick<ModelSolutionFields, 'services'> & { courseTypes: CourseType[] }) {
  return (
    <Section>
      <SectionHead title="Ktoré služby na to potrebujete" link={{ label: 'Všetky služby', to: '/sluzby' }} />
      <ul className="plates answers">
        {services.map(({ label, to, text }) => (
          <li key={to}>
            <DrawnSign src={serviceSign(to)} size={72} />
            <h3>
              <a href={to}>{nonBreaking(label)}</a>
            </h3>
            <p>{nonBreaking(text)}</p>
          </li>
        ))}
      </ul>
      {courseTypes.length > 0 && <Courses types={courseTypes} />}
    </Section>
  );
}

function Courses({ types }: { types: CourseType[] }) {
  return (
    <div className="answer-courses">
      <SectionHead
        title="Kurzy, ktoré k tomu patria"
        link={{ label: 'Vybrať mesto a kurz', to: '/kurzy-a-skolenia' }}
      />
      <ul className="courses">
        {types.map(({ id, name, image }) => (
          <li key={id}>
            <DrawnSign src={image} size={56} />
            <a href={waitlistPath({ typeId: id })}>{nonBreaking(name)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pages that are not services (e-learning) have the sign of training. */
function serviceSign(path: string): string {
  return findServiceTile(path)?.source ?? 'sluzba-kurzy';
}
