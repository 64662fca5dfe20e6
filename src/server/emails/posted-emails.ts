import type { PostedEmail } from '#domain/emails/post.ts';
import type { Db } from '#server/db/database.ts';
import { readThingNames } from '#server/events/thing-names.ts';

/** These emails as the list of all emails shows them, in the order of `ids`; bodies are not read. */
export async function listPosted(db: Db, ids: readonly string[]): Promise<PostedEmail[]> {
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
  const emails = new Map(rows.map((row) => [row.id, toPostedEmail(row)]));
  return ids.flatMap((id) => emails.get(id) ?? []);

  function toPostedEmail(row: (typeof rows)[number]): PostedEmail {
    const { recipient, status, heldBecause, cause, attempts, createdAt } = row;
    const shown = { recipient, status, heldBecause, cause, attempts: attempts ?? 0, createdAt };
    const { id, kind, subject, aboutNoun: noun, aboutId } = row;
    // an email to a member of staff may be read by no other user
    if (noun === 'staffMember') return { ...shown, readable: null };
    const about = { noun, id: aboutId };
    return { ...shown, readable: { id, kind, subject, about, aboutName: nameOf(about) } };
  }
}
