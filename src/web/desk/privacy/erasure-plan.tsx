import { formatDay } from '#domain/day.ts';
import { type ErasurePlan, type PlannedErasure, RETENTION_REASONS } from '#domain/personal-data/erasure-plan.ts';
import { TRACE_LABELS, type Trace } from '#domain/personal-data/trace.ts';
import { counted, fileSize, nonBreaking } from '#domain/slovak.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { tracePath } from './person-path.ts';

/** The records to be erased, and which of their data. */
export function ErasedPanel({ plan: { erasures, emails, files } }: { plan: ErasurePlan }) {
  const shown = erasures.filter(({ trace }) => trace.noun !== 'email');
  return (
    <Panel title="Čo sa vymaže">
      <ul className="traces">
        {shown.map((planned) => (
          <li key={planned.trace.noun + planned.trace.id}>
            <span className="sub">{TRACE_LABELS[planned.trace.noun]}</span>
            <TraceLink trace={planned.trace} />
            <span className="muted">{nonBreaking(erasedDataPhrase(planned))}</span>
          </li>
        ))}
        {files.map(({ id, name, sizeBytes }) => (
          <li key={id}>
            <span className="sub">Súbor</span>
            <span>{name}</span>
            <span className="num muted">{fileSize(sizeBytes)}</span>
          </li>
        ))}
      </ul>
      {emails.length > 0 && (
        <details className="panel-body">
          <summary>{counted(emails.length, 'e-mail', 'e-maily', 'e-mailov')}</summary>
          <ul className="traces">
            {emails.map(({ id, subject, recipient }) => (
              <li key={id}>
                <span className="sub">E-mail</span>
                <span>{nonBreaking(subject)}</span>
                <span className="muted">{recipient}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="panel-body muted">
        {nonBreaking(
          'Vymažú sa aj hodnoty v Zázname; že sa niečo stalo, v ňom zostane a jeho celistvosť sa dá overiť ďalej.',
        )}
      </p>
    </Panel>
  );
}

function erasedDataPhrase({ trace: { noun, isContact }, method, isUpcoming }: PlannedErasure): string {
  if (method === 'reduce') return 'e-mail, telefón, správa a súbory';
  if (noun === 'participant')
    return isUpcoming ? 'meno a údaje; miesto zostane firme bez mena' : 'meno a údaje; zostane „Vymazaný účastník“';
  if (method === 'anonymise') return isContact ? 'e-mail, telefón a správa' : 'meno, e-mail, telefón a správa';
  if (noun === 'signUp') return isUpcoming ? 'celá; miesto dostane ďalší v poradí' : 'celá';
  return 'celý';
}

/** The records that are retained, why, and until when. */
export function RetainedPanel({ plan: { retained } }: { plan: ErasurePlan }) {
  if (retained.length === 0) return null;
  return (
    <Panel title="Čo zostane a prečo">
      <ul className="traces traces--kept">
        {retained.map(({ trace, reason, until }) => (
          <li key={reason + trace.id}>
            <span className="sub">{TRACE_LABELS[trace.noun]}</span>
            <TraceLink trace={trace} />
            <span>
              {RETENTION_REASONS[reason]}
              {until && ` Zmaže sa ${formatDay(until)}.`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TraceLink({ trace }: { trace: Trace }) {
  const path = tracePath(trace);
  const label = nonBreaking(trace.about || trace.name || trace.email);
  return path ? <a href={path}>{label}</a> : <span>{label}</span>;
}
