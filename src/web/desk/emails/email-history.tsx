import type { ListedEmail } from '#domain/emails/email.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { EmailReason, EmailTimes } from './email-state.tsx';

interface EmailHistoryProps {
  email: ListedEmail;
  /** The page of the email's subject. */
  path: string;
  /** Copies of this email to other addresses. */
  repeats: ListedEmail[];
}

/** The history of an email: recipient, times, errors, and the emails before and after it. */
export function EmailHistory({ email, path, repeats }: EmailHistoryProps) {
  return (
    <Panel title="O e-maile">
      <dl className="fact-list">
        <dt>Predmet</dt>
        <dd>{email.subject}</dd>
        <dt>Komu</dt>
        <dd>{email.recipient}</dd>
        <dt>Čas</dt>
        <dd>
          <EmailTimes email={email} />
        </dd>
        <dt>Pokusy</dt>
        <dd className="num">{email.attempts}</dd>
        {(email.heldBecause || email.cause || email.lastError) && (
          <>
            <dt>Dôvod</dt>
            <dd>
              <EmailReason email={email} />
            </dd>
          </>
        )}
        {email.originalId && (
          <>
            <dt>Pôvodný e-mail</dt>
            <dd>
              <a href={`${path}/listy/${email.originalId}`}>na prvú adresu</a>
            </dd>
          </>
        )}
        {repeats.map(({ id, recipient, createdAt }) => (
          <div key={id}>
            <dt>Na inú adresu</dt>
            <dd>
              <a href={`${path}/listy/${id}`}>{recipient}</a>, <Instant at={createdAt} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
