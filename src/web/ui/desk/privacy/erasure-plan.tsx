import { formatDay } from '#domain/day.ts';
import { type ErasurePlan, type PlannedAct, WHY_KEPT } from '#domain/personal-data/erasure-plan.ts';
import { TRACE_LABELS, type Trace } from '#domain/personal-data/trace.ts';
import { counted, fileSize, nonBreaking } from '#domain/slovak.ts';
import { Panel } from '#web/ui/desk/panel.tsx';
import { tracePath } from './trace-path.ts';

/** The records to be erased, and which of their data. */
export function WhatGoes({ plan: { acts, emails, files } }: { plan: ErasurePlan }) {
  const shown = acts.filter(({ trace }) => trace.noun !== 'email');
  return (
    <Panel title="Čo sa vymaže">
      <ul className="traces">
        {shown.map((planned) => (
          <li key={planned.trace.noun + planned.trace.id}>
            <span className="sub">{TRACE_LABELS[planned.trace.noun]}</span>
            <TraceLink trace={planned.trace} />
            <span className="muted">{nonBreaking(whatOf(planned))}</span>
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
        {nonBreaking('Vymažú sa aj hodnoty v Zázname; že sa niečo stalo, v ňom zostane a reťaz sa dá overiť ďalej.')}
      </p>
    </Panel>
  );
}

function whatOf({ trace: { noun, isContact }, act, isComing }: PlannedAct): string {
  if (act === 'reduce') return 'e-mail, telefón, správa a súbory';
  if (noun === 'participant')
    return isComing ? 'meno a údaje; miesto zostane firme bez mena' : 'meno a údaje; zostane „Vymazaný účastník“';
  if (act === 'anonymise') return isContact ? 'e-mail, telefón a správa' : 'meno, e-mail, telefón a správa';
  if (noun === 'signUp') return isComing ? 'celá; miesto dostane ďalší v poradí' : 'celá';
  return 'celý';
}

/** The records that are kept, why, and until when. */
export function WhatStays({ plan: { kept } }: { plan: ErasurePlan }) {
  if (kept.length === 0) return null;
  return (
    <Panel title="Čo zostane a prečo">
      <ul className="traces traces--kept">
        {kept.map(({ trace, why, until }) => (
          <li key={why + trace.id}>
            <span className="sub">{TRACE_LABELS[trace.noun]}</span>
            <TraceLink trace={trace} />
            <span>
              {WHY_KEPT[why]}
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
  const words = nonBreaking(trace.about || trace.name || trace.email);
  return path ? <a href={path}>{words}</a> : <span>{words}</span>;
}
