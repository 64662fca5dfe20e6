import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { newSecretCode, secretCodeHash } from '#server/secret-code.ts';

/**
 * Creates a link by which a company names its people. Only the code's hash is stored: each email contains a new link,
 * and earlier links still work.
 */
export async function createNamesLink(change: Change, signUpId: string): Promise<string> {
  const code = newSecretCode();
  await change.db
    .insertInto('namesLink')
    .values({ codeHash: secretCodeHash(code), signUpId, createdAt: instant(change) })
    .execute();
  return code;
}

/** Which sign-up a link is for; undefined for a code that is not ours. */
export async function findSignUpIdByLink(db: Db, code: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('namesLink')
    .select('signUpId')
    .where('codeHash', '=', secretCodeHash(code))
    .executeTakeFirst();
  return link?.signUpId;
}
