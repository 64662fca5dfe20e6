import type { ListedEmail } from '#domain/emails/email.ts';
import { type Fact, Facts } from '#web/desk/kit/facts.tsx';
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
      <Facts
        facts={[
          ['Predmet', email.subject],
          ['Komu', email.recipient],
          ['Čas', <EmailTimes email={email} />],
          ['Pokusy', email.attempts, 'num'],
          ['Dôvod', (email.heldBecause || email.cause || email.lastError) && <EmailReason email={email} />],
          ['Pôvodný e-mail', email.originalId && <a href={`${path}/listy/${email.originalId}`}>na prvú adresu</a>],
          ...repeats.map(
            ({ id, recipient, createdAt }): Fact => [
              'Na inú adresu',
              <>
                <a href={`${path}/listy/${id}`}>{recipient}</a>, <Instant at={createdAt} />
              </>,
            ],
          ),
        ]}
      />
    </Panel>
  );
}
