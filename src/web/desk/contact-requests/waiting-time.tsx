import { lateSentence, type Waiting } from '#domain/contact-requests/contact-request-work.ts';
import { counted } from '#domain/slovak.ts';
import { Sign } from '#web/shared/sign.tsx';

/** How long a new request has waited; shown in its row. */
export function WaitingFlag({ waiting }: { waiting: Waiting }) {
  if (waiting.isLate) return <span className="flag flag--warn">{lateSentence(waiting)}</span>;
  const waited = counted(waiting.days, 'pracovný deň', 'pracovné dni', 'pracovných dní');
  return <span className="muted num">{waiting.days === 0 ? 'prišiel dnes' : `čaká ${waited}`}</span>;
}

/** Says on a request's page that its answer is late. */
export function LateNotice({ waiting }: { waiting: Waiting }) {
  return (
    <section className="panel desk-warning">
      <Sign src="system-pozor" size={36} />
      <p>
        <b>{lateSentence(waiting)}.</b> Odpovedať máme do{'\u00A0'}
        {counted(waiting.answerDays, 'pracovného dňa', 'pracovných dní', 'pracovných dní')}.
      </p>
    </section>
  );
}
