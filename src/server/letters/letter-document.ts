import type { App } from '#server/app.ts';
import { findCompany } from '#server/company/company.ts';
import type { LetterRow } from '#server/db/tables.ts';
import type { Sender } from './texts/letter.ts';
import { type RenderedLetter, renderLetter } from './texts/letters.ts';

/** Whom letters come from and where their links lead. */
export async function findSender(app: App): Promise<Sender> {
  return { company: await findCompany(app.db), siteUrl: app.config.baseUrl ?? `http://localhost:${app.config.port}` };
}

/** A letter as every attempt sends it, with the id by which mail programs know it again. */
interface LetterDocument extends RenderedLetter {
  messageId: string;
}

/**
 * The letter as it leaves: written at the first attempt and kept, so that a later one sends the same words under the
 * same id, whatever was changed in the settings, the company's details or the templates meanwhile.
 */
export async function letterDocument(app: App, letter: LetterRow): Promise<LetterDocument> {
  const kept = keptLetter(letter);
  if (kept && letter.messageId) return { ...kept, messageId: letter.messageId };
  const sender = await findSender(app);
  const written = kept ?? writtenLetter(letter, sender);
  const messageId = `<${letter.id}@${new URL(letter.siteUrl ?? sender.siteUrl).hostname}>`;
  await app.db
    .updateTable('letter')
    .set({
      messageId,
      siteUrl: letter.siteUrl ?? sender.siteUrl,
      html: written.html,
      text: written.text,
      calendar: written.calendar ? JSON.stringify(written.calendar) : null,
    })
    .where('id', '=', letter.id)
    .execute();
  return { ...written, messageId };
}

/** The letter as its reader sees it, or would if it left now; its pictures come from `siteUrl`, where it is looked at. */
export async function shownLetter(app: App, letter: LetterRow, siteUrl: string): Promise<RenderedLetter> {
  const kept = keptLetter(letter);
  if (!kept) return writtenLetter(letter, { ...(await findSender(app)), siteUrl });
  return { ...kept, html: kept.html.replaceAll(`src="${letter.siteUrl}/`, `src="${siteUrl}/`) };
}

function keptLetter({ html, text, calendar }: LetterRow): RenderedLetter | undefined {
  if (html === null || text === null) return undefined;
  return { html, text, calendar: calendar ? JSON.parse(calendar) : undefined };
}

function writtenLetter({ kind, facts }: LetterRow, sender: Sender): RenderedLetter {
  return renderLetter(kind, JSON.parse(facts), sender);
}
