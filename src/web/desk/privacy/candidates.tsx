import { formatDay } from '#domain/day.ts';
import type { Candidate } from '#domain/personal-data/candidate.ts';
import { TRACE_LABELS, type Trace } from '#domain/personal-data/trace.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Badge } from '#web/desk/kit/badge.tsx';
import { InstantDay } from '#web/desk/kit/instant.tsx';
import { CHOSEN_PERSON } from './person-path.ts';
import { tracePath } from './trace-path.ts';

/** The possible matches, each with all their records; staff select the right person. */
export function Candidates({ candidates, keys }: { candidates: Candidate[]; keys: string[] }) {
  return (
    <ul className="stack">
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
  const [shown, folded] = [traces.slice(0, TRACES_SHOWN), traces.slice(TRACES_SHOWN)];
  return (
    <>
      <ul className="traces">
        {shown.map((trace) => (
          <TraceLine key={trace.noun + trace.id} trace={trace} />
        ))}
      </ul>
      {folded.length > 0 && (
        <details>
          <summary>Ďalšie: {folded.length}</summary>
          <ul className="traces">
            {folded.map((trace) => (
              <TraceLine key={trace.noun + trace.id} trace={trace} />
            ))}
          </ul>
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
