import { formatDay } from '#domain/day.ts';
import type { Candidate } from '#domain/personal-data/candidate.ts';
import { TRACE_LABELS, type Trace } from '#domain/personal-data/trace.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { findPeople } from '#server/personal-data/find-people.ts';
import { Badge } from '#web/desk/kit/badge.tsx';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { EmptyList } from '#web/desk/kit/desk-list.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { InstantDay } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/person';
import { PersonPanel } from './person-panel.tsx';
import { CHOSEN_PERSON, PERSON, PRIVACY, readPersonChoice, tracePath } from './person-path.ts';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'settings');
  const query = args.url.searchParams;
  const { search, entered, keys } = readPersonChoice(query);
  const people = search && (await findPeople(db, search));
  return { entered, keys, people, isNoneChosen: query.has('nikto'), isErased: query.has('vymazana') };
}

/** All stored data of a person, chosen from the search results. */
export default function Person({
  loaderData: { entered, keys, people, isNoneChosen, isErased },
}: Route.ComponentProps) {
  const complaint =
    entered && !people ? 'Napíšte celý e-mail, aspoň šesť číslic telefónu alebo aspoň tri písmená.' : undefined;
  return (
    <>
      <PageHead
        parents={[{ title: 'Súkromie', to: PRIVACY }]}
        title="Jedna osoba"
        pageTitle="Jedna osoba – správa"
        note="Všetko, čo o niekom uchovávame: stiahnuť, alebo vymazať"
      />
      {isErased && (
        <DeskNotice sign="system-ok" text="Osoba je vymazaná. V Zázname zostane, že ste ju vymazali, jej meno nie." />
      )}
      {isNoneChosen && <DeskNotice sign="system-chyba" role="alert" text="Zaškrtnite, čo patrí tej osobe." />}
      <div className="duo">
        <div>
          {people && people.candidates.length === 0 && (
            <EmptyList title="Nič sa nenašlo" clearPath={PERSON}>
              Skúste e-mail, telefón alebo priezvisko. Možno o&nbsp;tejto osobe nič neuchovávame.
            </EmptyList>
          )}
          {people && people.candidates.length > 0 && (
            <form method="get" action={`${PERSON}/vymazanie`} id="osoba">
              <input type="hidden" name="hladat" value={entered} />
              <p role="status" className="panel-body">
                {counted(people.candidates.length, 'možná osoba', 'možné osoby', 'možných osôb')}. Zaškrtnite iba to,
                čo patrí tej, ktorá o&nbsp;to žiada.
                {people.isCut && ' Záznamov je viac, než sa zobrazuje: napíšte e-mail alebo celé meno.'}
              </p>
              <Candidates candidates={people.candidates} keys={keys} />
            </form>
          )}
        </div>
        <div>
          {people && people.candidates.length > 0 && (
            <Panel title="Čo so zaškrtnutými">
              <div className="panel-body btns">
                <Submit
                  label="Stiahnuť všetko (zip)"
                  form="osoba"
                  formMethod="post"
                  formAction={`${PERSON}/udaje`}
                  isLine
                  isSmall
                  keys="download"
                />
                <Submit label="Vymazať osobu…" isRed isSmall form="osoba" keys="remove" />
              </div>
              <p className="panel-body muted">
                Najprv uvidíte, čo sa vymaže a&nbsp;čo musí zostať. Nič sa nevymaže bez potvrdenia.
              </p>
            </Panel>
          )}
          <PersonPanel entered={entered} complaint={complaint} />
        </div>
      </div>
    </>
  );
}

/** The possible matches, each with all their records; staff select the right person. */
function Candidates({ candidates, keys }: { candidates: Candidate[]; keys: string[] }) {
  return (
    <ul>
      {candidates.map((candidate) => (
        <li key={candidate.key} className="panel">
          <label className="opt">
            <input
              type="checkbox"
              name={CHOSEN_PERSON}
              value={candidate.key}
              defaultChecked={keys.length > 0 ? keys.includes(candidate.key) : candidate.isSure}
            />
            <span>
              <b>{candidate.name || 'Bez mena'}</b>
              <span className="sub">{factsOf(candidate).join(' · ')}</span>
            </span>
            {candidate.isSure && <Badge look="on" label="Podľa e-mailu" />}
          </label>
          <TraceList traces={candidate.traces} />
        </li>
      ))}
    </ul>
  );
}

function factsOf({ email, phone, birthDate }: Candidate): string[] {
  const birth = /^\d{4}-\d{2}-\d{2}$/.test(birthDate) ? formatDay(birthDate) : birthDate;
  const facts = [email, phone, birth && `narodenie ${birth}`].filter(Boolean);
  return facts.length > 0 ? facts : ['bez e-mailu, telefónu a dátumu narodenia'];
}

/** Further ones are collapsed. */
const TRACES_SHOWN = 5;

function TraceList({ traces }: { traces: Trace[] }) {
  const lines = traces.map((trace) => <TraceLine key={trace.noun + trace.id} trace={trace} />);
  const folded = lines.slice(TRACES_SHOWN);
  return (
    <>
      <ul className="traces">{lines.slice(0, TRACES_SHOWN)}</ul>
      {folded.length > 0 && (
        <details>
          <summary>Ďalšie: {folded.length}</summary>
          <ul className="traces">{folded}</ul>
        </details>
      )}
    </>
  );
}

function TraceLine({ trace }: { trace: Trace }) {
  const path = tracePath(trace);
  const label = `${TRACE_LABELS[trace.noun]}${trace.isContact ? ' (kontakt firmy)' : ''}`;
  return (
    <li>
      <span className="sub">{label}</span>
      {path ? <a href={path}>{nonBreaking(trace.about || label)}</a> : <span>{nonBreaking(trace.about)}</span>}
      <span className="num muted">
        <InstantDay at={trace.at} />
      </span>
    </li>
  );
}
