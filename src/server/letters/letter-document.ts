import type { LetterAbout, LetterKind, Mailbox } from '#domain/letters/letter.ts';
import type { App } from '#server/app.ts';
import { findCompany } from '#server/company/company.ts';
import { siteUrl } from '#server/config.ts';
import type { LetterRow } from '#server/db/tables.ts';
import type { LetterFacts, Sender } from './texts/letter.ts';
import { letterReplyTo, renderLetter, subjectLine } from './texts/letters.ts';

/** Whom letters come from and where their links lead. */
export async function findSender({ db, config }: Pick<App, 'db' | 'config'>): Promise<Sender> {
  return { company: await findCompany(db), siteUrl: siteUrl(config) };
}

/** What of a letter's row leaves, and stays as it is whatever is changed in settings, company or templates later. */
export type LetterDocument = Pick<LetterRow, 'subject' | 'html' | 'text' | 'replyTo' | 'calendar' | 'siteUrl'>;

export function writeDocument<Kind extends LetterKind>(
  { kind, about, facts }: { kind: Kind; about: LetterAbout; facts: LetterFacts[Kind] },
  sender: Sender,
): LetterDocument {
  const { html, text, calendar } = renderLetter(kind, facts, sender);
  const replyTo = letterReplyTo(kind, facts) ?? companyMailbox(about, sender);
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
export function shownHtml({ html, siteUrl }: Pick<LetterDocument, 'html' | 'siteUrl'>, origin: string): string {
  return html.replaceAll(`src="${siteUrl}/`, `src="${origin}/`);
}

function companyMailbox({ noun }: LetterAbout, { company }: Sender): Mailbox | undefined {
  const address = company.addresses[noun === 'contactRequest' ? 'contact' : 'courses'] || company.email;
  return address ? { name: '', address } : undefined;
}
