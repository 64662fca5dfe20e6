import type { ListedEmail } from '#domain/emails/email.ts';
import { EMAIL_TROUBLES } from '#domain/emails/email-trouble.ts';
import { HOLD_REASONS } from '#domain/emails/held-email.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Instant } from '#web/desk/kit/instant.tsx';

/** When it was written, and when it was or will be sent; each time has its label. */
export function EmailTimes({ email }: { email: ListedEmail }) {
  return (
    <>
      <div>
        napísaný <Instant at={email.createdAt} />
      </div>
      <div>
        <NextTime email={email} />
      </div>
    </>
  );
}

function NextTime({ email }: { email: ListedEmail }) {
  if (email.sentAt) {
    return (
      <>
        odoslaný <Instant at={email.sentAt} />
      </>
    );
  }
  if (email.status !== 'waiting') return null;
  if (email.isBeingSent) return 'práve sa odosiela';
  if (email.attempts === 0 || !email.dueAt) return 'ešte sa neposielal';
  return (
    <>
      ďalší pokus <Instant at={email.dueAt} />
    </>
  );
}

/** Why it was not sent or delivered, in Slovak; the server's own text is for support. Nothing where unknown. */
export function EmailReason({ email: { heldBecause, cause, lastError } }: { email: ListedEmail }) {
  return (
    <>
      {heldBecause && <div className="email-reason">{nonBreaking(HOLD_REASONS[heldBecause])}</div>}
      {cause && <div className="email-reason">{nonBreaking(EMAIL_TROUBLES[cause])}</div>}
      {lastError && <div className="email-note">{lastError}</div>}
    </>
  );
}
