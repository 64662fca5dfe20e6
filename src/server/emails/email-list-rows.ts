import type { EmailListRow } from '#domain/emails/email-list.ts';
import type { Db } from '#server/db/database.ts';
import { readThingNames } from '#server/events/thing-names.ts';

/** These emails as the list of all emails shows them, in the order of `ids`; bodies are not read. */
export async function readEmailListRows(db: Db, ids: readonly string[]): Promise<EmailListRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('email')
    .leftJoin('emailSending', 'emailSending.emailId', 'email.id')
    .select(['email.id', 'kind', 'recipient', 'subject', 'email.status', 'heldBecause', 'email.createdAt'])
    .select(['aboutNoun', 'aboutId', 'cause', 'attempts'])
    .where('email.id', 'in', ids)
    .execute();
  const nameOf = await readThingNames(
    db,
    rows.map(({ aboutNoun: noun, aboutId: id }) => ({ noun, id })),
  );
  const emails = new Map(rows.map((row) => [row.id, toEmailListRow(row)]));
  return ids.flatMap((id) => emails.get(id) ?? []);

  function toEmailListRow(row: (typeof rows)[number]): EmailListRow {
    const { recipient, status, heldBecause, cause, attempts, createdAt } = row;
    const shown = { recipient, status, heldBecause, cause, attempts: attempts ?? 0, createdAt };
    const { id, kind, subject, aboutNoun: noun, aboutId } = row;
    // an email to a member of staff may be read by no other user
    if (noun === 'staffMember') return { ...shown, readable: null };
    const about = { noun, id: aboutId };
    return { ...shown, readable: { id, kind, subject, about, aboutName: nameOf(about) } };
  }
}
