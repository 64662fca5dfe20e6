import { data } from 'react-router';
import { EMAIL_TITLES, type ListedEmail } from '#domain/emails/email.ts';
import { isActionAllowed } from '#domain/emails/email-list.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { listAttachmentNames } from '#server/emails/email-attachments.ts';
import { findEmail, listEmails } from '#server/emails/outbox.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { type Fact, Facts, Panel } from '#web/desk/kit/panel.tsx';
import { recordAt } from '#web/desk/kit/record-path.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/email';
import { DroppingForm, SendingForm, type SendingRefusal } from './email-forms.tsx';
import { emailList, readReturnFilter, returnQuery } from './email-list.ts';
import { findEmailOwner } from './email-owner.ts';
import { EmailReason, EmailTimes } from './email-state.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData ? `${EMAIL_TITLES[loaderData.email.kind]} – e-mail` : 'E-mail',
    description: 'E-mail o prihláške alebo dopyte',
  });

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const { id, emailId } = args.params;
  const about = recordAt(args.url, id);
  const [owner, emails, content, files] = await Promise.all([
    findEmailOwner(app, about),
    listEmails(db, about),
    findEmail(db, about, emailId, args.url.origin),
    listAttachmentNames(db, emailId),
  ]);
  const email = emails.find((listed) => listed.id === emailId);
  if (!owner || !email || !content) throw data(null, { status: 404 });
  return {
    owner,
    email,
    text: content.text,
    files,
    repeats: emails.filter(({ originalId }) => originalId === emailId),
    cameFrom: readReturnFilter(args.url.searchParams),
  };
}

interface EmailPageProps extends Pick<Route.ComponentProps, 'loaderData'> {
  /** The errors of sending it. */
  actionData?: SendingRefusal;
}

/** One email: recipient, time, state, and its text as its recipient sees it. */
export default function Email({ loaderData, actionData }: EmailPageProps) {
  const { owner, email, text, files, repeats, cameFrom } = loaderData;
  const query = returnQuery(cameFrom);
  const title = EMAIL_TITLES[email.kind];
  return (
    <>
      <PageHead
        parents={[
          cameFrom ? { title: 'E-maily', to: emailList.at(cameFrom) } : owner.list,
          { title: owner.title, to: owner.path },
        ]}
        title={title}
        crumb={`E-mail: ${title}`}
        badge={<StateBadge of="email" is={email.status} />}
      >
        {cameFrom && (
          <a className="btn btn--line" href={emailList.at(cameFrom)}>
            {nonBreaking('Späť na e-maily')}
          </a>
        )}
        <a className="btn btn--line" href={owner.path}>
          {nonBreaking(owner.wayBack)}
        </a>
      </PageHead>
      <div className="duo">
        <div>
          <Panel title="Znenie" note={files.length > 0 ? `Prílohy: ${files.join(', ')}` : undefined}>
            <iframe
              className="email-view"
              src={`${owner.path}/listy/${email.id}/znenie`}
              title={`Znenie e-mailu: ${title}`}
              sandbox="allow-downloads allow-popups allow-popups-to-escape-sandbox"
            />
          </Panel>
        </div>
        <div>
          <EmailHistory email={email} path={owner.path} repeats={repeats} />
          {email.status !== 'replaced' && (
            <Panel title="Odoslanie" body>
              <SendingForm email={email} path={owner.path} refusal={actionData} query={query} />
              {isActionAllowed('drop', email.status) && (
                <DroppingForm email={email} path={owner.path} query={query} />
              )}
            </Panel>
          )}
          <details className="panel email-text">
            <summary>Znenie bez obrázkov</summary>
            <pre className="panel-body wording">{text}</pre>
          </details>
        </div>
      </div>
    </>
  );
}

interface EmailHistoryProps {
  email: ListedEmail;
  /** The page of the email's subject. */
  path: string;
  /** Copies of this email to other addresses. */
  repeats: ListedEmail[];
}

/** The history of an email: recipient, times, errors, and the emails before and after it. */
function EmailHistory({ email, path, repeats }: EmailHistoryProps) {
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
