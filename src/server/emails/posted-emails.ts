import type { PostedEmail } from '#domain/emails/post.ts';
import type { Db } from '#server/db/database.ts';
import { readThingNames } from '#server/events/thing-names.ts';

/** These emails as the list of all shows them, in the order of their ids here; of their words none is read. */
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
    // emails to staff are for nobody else to read
    if (noun === 'staffMember') return { ...shown, readable: null };
    const about = { noun, id: aboutId };
    return { ...shown, readable: { id, kind, subject, about, aboutName: nameOf(about) } };
  }
}
