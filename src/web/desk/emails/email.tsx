import { EMAIL_TITLES, type ReadableEmailAbout } from '#domain/emails/email.ts';
import { isActionAllowed } from '#domain/emails/email-list.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findContactRequest } from '#server/contact-requests/contact-requests.ts';
import type { Db } from '#server/db/database.ts';
import { listAttachmentNames } from '#server/emails/email-attachments.ts';
import { findEmail, listEmails } from '#server/emails/outbox.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { findWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { CONTACT_REQUESTS, SIGN_UPS, WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { type Fact, Facts, Panel } from '#web/desk/kit/panel.tsx';
import { recordAt, recordPath } from '#web/desk/kit/record-path.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/email';
import { DroppingForm, SendingForm, type SendingRefusal } from './email-forms.tsx';
import { emailList, readReturnFilter, returnQuery } from './email-list.ts';
import { EmailReason, EmailTimes } from './email-state.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const { id, emailId } = args.params;
  const about = recordAt(args.url, id);
  const [name, emails, content, files] = await Promise.all([
    findNameOf(db, about),
    listEmails(db, about),
    findEmail(db, about, emailId, args.url.origin).then(found),
    listAttachmentNames(db, emailId),
  ]);
  const email = found(emails.find((listed) => listed.id === emailId));
  return {
    about,
    name,
    email,
    text: content.text,
    files,
    repeats: emails.filter(({ originalId }) => originalId === emailId),
    cameFrom: readReturnFilter(args.url.searchParams),
  };
}

/** The name of the record an email is about. */
async function findNameOf(db: Db, { noun, id }: ReadableEmailAbout): Promise<string> {
  if (noun === 'contactRequest') return found(await findContactRequest(db, id)).company;
  return applicantName(found(await (noun === 'signUp' ? findSignUp(db, id) : findWaitlistEntry(db, id))));
}

const WAYS_BACK = {
  signUp: { list: { title: 'Prihlášky', to: SIGN_UPS }, label: 'Späť na prihlášku' },
  contactRequest: { list: { title: 'Dopyty', to: CONTACT_REQUESTS }, label: 'Späť na dopyt' },
  waitlistEntry: { list: { title: 'Čakajú na termín', to: WAITLIST }, label: 'Späť na záznam' },
};

interface EmailPageProps extends Pick<Route.ComponentProps, 'loaderData'> {
  /** The errors of sending it. */
  actionData?: SendingRefusal;
}

/** One email: recipient, time, state, and its text as its recipient sees it. */
export default function Email({ loaderData, actionData }: EmailPageProps) {
  const { about, name, email, text, files, cameFrom } = loaderData;
  const path = recordPath(about);
  const { list, label } = WAYS_BACK[about.noun];
  const query = returnQuery(cameFrom);
  const title = EMAIL_TITLES[email.kind];
  return (
    <>
      <PageHead
        parents={[cameFrom ? { title: 'E-maily', to: emailList.at(cameFrom) } : list, { title: name, to: path }]}
        title={title}
        pageTitle={`${title} – e-mail`}
        crumb={`E-mail: ${title}`}
        badge={<StateBadge of="email" is={email.status} />}
      >
        {cameFrom && <ActButton label={nonBreaking('Späť na e-maily')} to={emailList.at(cameFrom)} />}
        <ActButton label={nonBreaking(label)} to={path} />
      </PageHead>
      <div className="duo">
        <div>
          <Panel title="Znenie" note={files.length > 0 ? `Prílohy: ${files.join(', ')}` : undefined}>
            <iframe
              className="email-view"
              src={`${path}/listy/${email.id}/znenie`}
              title={`Znenie e-mailu: ${title}`}
              sandbox="allow-downloads allow-popups allow-popups-to-escape-sandbox"
            />
          </Panel>
        </div>
        <div>
          <EmailHistory {...loaderData} />
          {email.status !== 'replaced' && (
            <Panel title="Odoslanie" body>
              <SendingForm email={email} path={path} refusal={actionData} query={query} />
              {isActionAllowed('drop', email.status) && <DroppingForm email={email} path={path} query={query} />}
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

/** The history of an email: recipient, times, errors, and the emails before and after it. */
function EmailHistory({ about, email, repeats }: Route.ComponentProps['loaderData']) {
  const path = recordPath(about);
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
