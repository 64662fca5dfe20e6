import type { ReactNode } from 'react';
import {
  didNotArrive,
  EMAIL_TITLES,
  type EmailKind,
  type EmailStatus,
  type ListedEmail,
  type ReadableEmailAbout,
} from '#domain/emails/email.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { recordPath } from '#web/desk/kit/record-path.ts';
import { DroppingForm, SendingForm } from './email-forms.tsx';
import { EmailReason, EmailTimes } from './email-state.tsx';

interface EmailsPanelProps {
  emails: ListedEmail[];
  about: ReadableEmailAbout;
}

/** The emails about a sign-up or contact request, as they were written; unsent ones can be sent. */
export function EmailsPanel({ emails, about }: EmailsPanelProps) {
  const path = recordPath(about);
  return (
    <RecordEmailsPanel
      emails={emails}
      path={({ id }) => `${path}/listy/${id}`}
      times={(email) => <EmailTimes email={email} />}
      more={(email) => (
        <>
          <EmailReason email={email} />
          <Sending email={email} path={path} />
        </>
      )}
    />
  );
}

/** The actions on an email that has not been sent or delivered. */
function Sending({ email, path }: { email: ListedEmail; path: string }) {
  const summary = SUMMARIES[email.status];
  if (!summary) return null;
  return (
    <details className="folded">
      <summary>{summary}</summary>
      <SendingForm email={email} path={path} />
      {email.status === 'held' && <DroppingForm email={email} path={path} />}
    </details>
  );
}

const SUMMARIES: Partial<Record<EmailStatus, string>> = {
  failed: 'Opraviť adresu',
  bounced: 'Opraviť adresu',
  waiting: 'Poslať teraz',
  held: 'Poslať alebo neposielať',
};

interface RecordEmailsPanelProps<Email> {
  emails: Email[];
  /** The address of an email's page. */
  path(email: Email): string;
  /** Its times; when it was written by default. */
  times?(email: Email): ReactNode;
  /** Shown below an email. */
  more?(email: Email): ReactNode;
  /** Shown in the head of the panel. */
  aside?: ReactNode;
}

/** The emails about a record, on its page; undelivered ones are marked. */
export function RecordEmailsPanel<
  Email extends { id: string; kind: EmailKind; recipient: string; status: EmailStatus; createdAt: string },
>({ emails, path, times, more, aside }: RecordEmailsPanelProps<Email>) {
  return (
    <Panel title="E-maily" aside={aside}>
      {emails.length === 0 ? (
        <p className="panel-body muted">Zatiaľ nie je napísaný žiadny e-mail.</p>
      ) : (
        <ul className="lines email-lines">
          {emails.map((email) => (
            <li key={email.id} className={didNotArrive(email.status) ? 'urgent' : undefined}>
              <a href={path(email)}>{EMAIL_TITLES[email.kind]}</a>
              <StateBadge of="email" is={email.status} />
              <span className="sub">{email.recipient}</span>
              <div className="email-note">{times ? times(email) : <Instant at={email.createdAt} />}</div>
              {more?.(email)}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
