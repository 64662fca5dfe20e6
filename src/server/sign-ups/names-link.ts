import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { newSecretCode, secretCodeHash } from '#server/secret-code.ts';

/**
 * A new link by which a company names its people. Only the code's hash is kept: each e-mail brings a link of its own, and
 * those before it go on working.
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
