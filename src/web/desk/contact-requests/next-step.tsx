import { type ContactRequestWork, nextStepUrgency } from '#domain/contact-requests/contact-request-work.ts';
import { type Day, formatDay } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
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
    <section className="panel desk-warning">
      <Sign src="system-pozor" size={36} />
      <p>
        <b>{urgency === 'today' ? 'Dnes' : `Malo byť ${formatDay(request.nextStepOn)}`}:</b>{' '}
        {nonBreaking(request.nextStep)}
      </p>
    </section>
  );
}
