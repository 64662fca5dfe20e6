import {
  type ContactRequestWork,
  lateSentence,
  nextStepUrgency,
  type Waiting,
} from '#domain/contact-requests/contact-request-work.ts';
import { type Day, formatDay } from '#domain/day.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Sign } from '#web/shared/sign.tsx';

interface NextStepProps {
  request: Pick<ContactRequestWork, 'state' | 'nextStep' | 'nextStepOn'>;
  today: Day;
}

/** The next step and its date, highlighted when due; nothing when none is planned. */
export function NextStep({ request, today }: NextStepProps) {
  const { nextStep, nextStepOn } = request;
  const urgency = nextStepUrgency(request, today);
  if (!urgency || !nextStepOn) return null;
  return (
    <>
      <div>{nonBreaking(nextStep)}</div>
      {urgency === 'later' ? (
        <time className="sub num" dateTime={nextStepOn}>
          {formatDay(nextStepOn)}
        </time>
      ) : (
        <span className="flag flag--warn">
          {urgency === 'today' ? 'dnes' : <>po termíne, {formatDay(nextStepOn)}</>}
        </span>
      )}
    </>
  );
}

/** Says on the request's page that the next step is due. */
export function DueNotice({ request, today }: NextStepProps) {
  const urgency = nextStepUrgency(request, today);
  if (!request.nextStepOn || !urgency || urgency === 'later') return null;
  return (
    <div className="desk-warning">
      <Sign src="system-pozor" size={36} />
      <p>
        <b>{urgency === 'today' ? 'Dnes' : `Malo byť ${formatDay(request.nextStepOn)}`}:</b>{' '}
        {nonBreaking(request.nextStep)}
      </p>
    </div>
  );
}

/** How many working days a new request has waited; nothing before the first one has passed. */
export function WaitingFlag({ waiting }: { waiting: Waiting }) {
  if (waiting.isLate) return <span className="flag flag--warn">{lateSentence(waiting)}</span>;
  if (waiting.days === 0) return null;
  const waited = counted(waiting.days, 'pracovný deň', 'pracovné dni', 'pracovných dní');
  return <span className="muted num">čaká {waited}</span>;
}

/** Says on a request's page that its answer is late. */
export function LateNotice({ waiting }: { waiting: Waiting }) {
  return (
    <div className="desk-warning">
      <Sign src="system-pozor" size={36} />
      <p>
        <b>{lateSentence(waiting)}.</b> Odpovedať máme do{'\u00A0'}
        {counted(waiting.answerDays, 'pracovného dňa', 'pracovných dní', 'pracovných dní')}.
      </p>
    </div>
  );
}
