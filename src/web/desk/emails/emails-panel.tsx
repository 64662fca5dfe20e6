import type { EmailStatus, ListedEmail } from '#domain/emails/email.ts';
import { DroppingForm, SendingForm } from './email-forms.tsx';
import { EmailReason, EmailTimes } from './email-state.tsx';
import { RecordEmailsPanel } from './record-emails-panel.tsx';

interface EmailsPanelProps {
  emails: ListedEmail[];
  /** The page of the emails' subject, below which each can be read. */
  path: string;
}

/** The emails about a sign-up or contact request, as they were written; unsent ones can be sent. */
export function EmailsPanel({ emails, path }: EmailsPanelProps) {
  return (
    <RecordEmailsPanel
      emails={emails}
      path={({ id }) => `${path}/listy/${id}`}
      timeTitle="Čas"
      time={(email) => <EmailTimes email={email} />}
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
