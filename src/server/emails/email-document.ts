import type { EmailAbout, EmailKind, Mailbox } from '#domain/emails/email.ts';
import { emailSearchText } from '#domain/emails/email-list.ts';
import type { App } from '#server/app.ts';
import { findCompany } from '#server/company/company.ts';
import { siteUrl } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { EmailRow } from '#server/db/tables.ts';
import { readThingNames } from '#server/events/thing-names.ts';
import type { EmailFacts, Sender } from './texts/email.ts';
import { emailReplyTo, renderEmail, subjectLine } from './texts/emails.ts';

/** The sender of emails and the origin of their links. */
export async function findSender({ db, config }: Pick<App, 'db' | 'config'>): Promise<Sender> {
  return { company: await findCompany(db), siteUrl: siteUrl(config) };
}

/** The columns that are sent; they stay the same when settings, company or templates change later. */
type EmailDocument = Pick<EmailRow, 'subject' | 'html' | 'text' | 'replyTo' | 'calendar' | 'siteUrl'>;

export function writeDocument<Kind extends EmailKind>(
  { kind, about, facts }: { kind: Kind; about: EmailAbout; facts: EmailFacts[Kind] },
  sender: Sender,
): EmailDocument {
  const { html, text, calendar } = renderEmail(kind, facts, sender);
  const replyTo = emailReplyTo(kind, facts) ?? companyMailbox(about, sender);
  return {
    subject: subjectLine(kind, facts),
    html,
    text,
    replyTo: replyTo ? JSON.stringify(replyTo) : null,
    calendar: calendar ? JSON.stringify(calendar) : null,
    siteUrl: sender.siteUrl,
  };
}

/** The email as it would be sent now, for staff to read before they decide; `origin` is that of the page. */
export async function previewEmail<Kind extends EmailKind>(
  app: Pick<App, 'db' | 'config'>,
  email: { kind: Kind; about: EmailAbout; facts: EmailFacts[Kind] },
  origin: string,
): Promise<string> {
  return shownHtml(writeDocument(email, await findSender(app)), origin);
}

/** The HTML as shown on a page; pictures are loaded from `origin`, the origin of that page. */
export function shownHtml({ html, siteUrl }: Pick<EmailDocument, 'html' | 'siteUrl'>, origin: string): string {
  return html.replaceAll(`src="${siteUrl}/`, `src="${origin}/`);
}

function companyMailbox({ noun }: EmailAbout, { company }: Sender): Mailbox | undefined {
  const address = company.addresses[noun === 'contactRequest' ? 'contact' : 'courses'] || company.email;
  return address ? { name: '', address } : undefined;
}

/** Returns the text that an email is searched by. */
export type EmailSearch = (about: EmailAbout, email: { recipient: string; subject: string }) => string;

/** Reads the names of the things that emails are about in one pass. */
export async function readEmailSearch(db: Db, abouts: readonly EmailAbout[]): Promise<EmailSearch> {
  const nameOf = await readThingNames(db, abouts);
  return (about, email) => emailSearchText(about.noun, { ...email, aboutName: nameOf(about) });
}
