import type { Db } from '#server/db/database.ts';
import { messageIdOf } from '#server/letters/letter-message.ts';
import { lettersAbout } from '#server/letters/outbox.ts';
import type { Sender } from '#server/letters/texts/letter.ts';

/** The letters the sender has had of us, or is about to have, in the order of time. */
export function listConversationLetters(db: Db, contactRequestId: string) {
  return (
    lettersAbout(db, { noun: 'contactRequest', id: contactRequestId })
      .select(['id', 'siteUrl', 'subject'])
      .where('kind', 'in', ['contactReceived', 'contactReply'])
      .where('status', 'in', ['waiting', 'sent'])
      .orderBy('createdAt')
      // of one moment the confirmation comes first
      .orderBy('kind')
      .orderBy('id')
      .execute()
  );
}

/** The Message-IDs an answer refers to (RFC 5322, 3.6.4): letters are erased before the request, their ids are not. */
export async function threadOf(db: Db, contactRequestId: string, { siteUrl }: Sender): Promise<string[]> {
  const [letters, erased] = await Promise.all([
    listConversationLetters(db, contactRequestId),
    db
      .selectFrom('contactReply')
      .leftJoin('letter', 'letter.id', 'contactReply.letterId')
      .select('letterId as id')
      .where('contactRequestId', '=', contactRequestId)
      .where('letter.id', 'is', null)
      .orderBy('writtenAt')
      .execute(),
  ]);
  return [...erased.map(({ id }) => ({ id, siteUrl })), ...letters].map(messageIdOf);
}
