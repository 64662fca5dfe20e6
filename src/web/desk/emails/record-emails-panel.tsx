import type { ReactNode } from 'react';
import { didNotArrive, EMAIL_TITLES, type EmailKind, type EmailStatus } from '#domain/emails/email.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';

interface RecordEmailsPanelProps<Email> {
  emails: Email[];
  /** The address of an email's page. */
  path(email: Email): string;
  timeTitle: string;
  time(email: Email): ReactNode;
  /** Shown below an email's title. */
  more?(email: Email): ReactNode;
  /** Shown in the head of the panel. */
  aside?: ReactNode;
}

/** The emails about a record, on its page; undelivered ones are marked. */
export function RecordEmailsPanel<
  Email extends { id: string; kind: EmailKind; recipient: string; status: EmailStatus },
>({ emails, path, timeTitle, time, more, aside }: RecordEmailsPanelProps<Email>) {
  return (
    <Panel title="E-maily" aside={aside}>
      {emails.length === 0 ? (
        <p className="panel-body muted">Zatiaľ nie je napísaný žiadny e-mail.</p>
      ) : (
        <table className="rows" aria-label="E-maily">
          <thead>
            <tr>
              <th scope="col">{timeTitle}</th>
              <th scope="col">E-mail</th>
              <th scope="col">Komu</th>
              <th scope="col">Stav</th>
            </tr>
          </thead>
          <tbody>
            {emails.map((email) => (
              <tr key={email.id} className={didNotArrive(email.status) ? 'urgent' : undefined}>
                <td className="num">{time(email)}</td>
                <td className="title">
                  <a href={path(email)}>{EMAIL_TITLES[email.kind]}</a>
                  {more?.(email)}
                </td>
                <td className="long">{email.recipient}</td>
                <td>
                  <StateBadge of="email" is={email.status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
