import type { EmailAbout, EmailKind, Mailbox } from '#domain/emails/email.ts';
import type { App } from '#server/app.ts';
import { findCompany } from '#server/company/company.ts';
import { siteUrl } from '#server/config.ts';
import type { EmailRow } from '#server/db/tables.ts';
import type { EmailFacts, Sender } from './texts/email.ts';
import { emailReplyTo, renderEmail, subjectLine } from './texts/emails.ts';

/** Whom emails come from and where their links lead. */
export async function findSender({ db, config }: Pick<App, 'db' | 'config'>): Promise<Sender> {
  return { company: await findCompany(db), siteUrl: siteUrl(config) };
}

/** What of an email's row leaves, and stays as it is whatever is changed in settings, company or templates later. */
export type EmailDocument = Pick<EmailRow, 'subject' | 'html' | 'text' | 'replyTo' | 'calendar' | 'siteUrl'>;

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

/** The HTML as its reader sees it; its pictures come from `origin`, where it is looked at. */
export function shownHtml({ html, siteUrl }: Pick<EmailDocument, 'html' | 'siteUrl'>, origin: string): string {
  return html.replaceAll(`src="${siteUrl}/`, `src="${origin}/`);
}

function companyMailbox({ noun }: EmailAbout, { company }: Sender): Mailbox | undefined {
  const address = company.addresses[noun === 'contactRequest' ? 'contact' : 'courses'] || company.email;
  return address ? { name: '', address } : undefined;
}
