import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { newSecretCode, secretCodeHash } from '#server/secret-code.ts';

/**
 * Creates a link to each of these sign-ups; the codes by their ids. Only a code's hash is stored: each email contains a
 * new link, and earlier links still work.
 */
export async function createSignUpLinks(change: Change, signUpIds: readonly string[]): Promise<Map<string, string>> {
  const codes = new Map(signUpIds.map((id) => [id, newSecretCode()]));
  const links = [...codes].map(([signUpId, code]) => ({
    codeHash: secretCodeHash(code),
    signUpId,
    createdAt: instant(change),
  }));
  if (links.length > 0) await change.db.insertInto('signUpLink').values(links).execute();
  return codes;
}

/** How many unknown links one sender may open: those of old emails and of mail scanners, and no guessing. */
export const UNKNOWN_LINKS = { name: 'unknownLinks', turns: 100, seconds: 600 };

/** Which sign-up a link is for; undefined for a code that is not ours. */
export async function findSignUpIdByLink(db: Db, code: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('signUpLink')
    .select('signUpId')
    .where('codeHash', '=', secretCodeHash(code))
    .executeTakeFirst();
  return link?.signUpId;
}
