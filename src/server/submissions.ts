import { hash } from 'node:crypto';
import { sortedByKey } from '#domain/slovak-order.ts';
import type { Change } from './change.ts';
import { instant, today } from './clock.ts';
import type { Db } from './db/database.ts';

/** Without a key, the same content is a double click or a retry for this long, and a new request afterwards. */
const CONTENT_HOURS = 1;

/** How long a key identifies its submission; callers retry sooner than that. */
const KEY_HOURS = 24;

/** The key a caller has given its request (draft-ietf-httpapi-idempotency-key-header). */
export interface CallersKey {
  key: string;
  /** Which call it is, and the address it came from: two callers may choose the same key. */
  call: string;
  caller: string;
}

/** What a submission is recognised by when it is sent again. */
export interface Claim {
  keyHash: string;
  contentHash: string;
  hours: number;
}

/** The caller has used the key for another request. */
export class KeyReused extends Error {}

/** A hash that two submissions share only if their content is the same; takes plain data in a fixed order. */
function fingerprintOf(submitted: unknown): string {
  return hash('sha256', JSON.stringify(submitted));
}

/** The names and hashes of files, for a fingerprint. */
export function filesToCompare(files: readonly { name: string; bytes: Uint8Array }[]): [string, string][] {
  return files.map(({ name, bytes }) => [name, hash('sha256', bytes)]);
}

/** Fields sorted by name, in whatever order they were received. */
export function sortedFields(fields: object): [string, unknown][] {
  return sortedByKey(Object.entries(fields), ([name]) => name);
}

/** The claim of a submission with this content: plain data in a fixed order. */
export function claimOf(content: readonly unknown[], callers?: CallersKey): Claim {
  const contentHash = fingerprintOf(content);
  if (!callers) return { keyHash: contentHash, contentHash, hours: CONTENT_HOURS };
  const { call, caller, key } = callers;
  return { keyHash: fingerprintOf([call, caller, key]), contentHash, hours: KEY_HOURS };
}

/** The claim of a form whose content includes a key of its own. */
export function claimOfKeyedForm(content: readonly unknown[]): Claim {
  return { ...claimOf(content), hours: KEY_HOURS };
}

/**
 * Claims a submission for the record it creates, inside the transaction that stores it: a concurrent duplicate waits
 * for the transaction's end. If the same was claimed before and its record is still active, that record is returned and
 * nothing is claimed. Throws `KeyReused`.
 */
export async function claimSubmission<Subject>(
  change: Change,
  { keyHash, contentHash, hours }: Claim,
  subjectId: string,
  findActive: (id: string, receivedAt: string) => Promise<Subject | undefined>,
): Promise<Subject | undefined> {
  const { db } = change;
  const now = instant(change);
  const claim = { contentHash, subjectId, answer: null, receivedAt: now, expiresAt: instant(change, { hours }) };
  const claimed = await db
    .insertInto('submission')
    .values({ keyHash, ...claim })
    // a conflict locks the row until the end of the transaction, even if nothing is updated
    .onConflict((conflict) => conflict.column('keyHash').doUpdateSet(claim).where('submission.expiresAt', '<', now))
    .returning('keyHash')
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await db
    .selectFrom('submission')
    .select(['contentHash', 'subjectId', 'receivedAt'])
    .where('keyHash', '=', keyHash)
    .executeTakeFirstOrThrow();
  if (earlier.contentHash !== contentHash) throw new KeyReused();
  const active = await findActive(earlier.subjectId, earlier.receivedAt);
  if (active) return active;
  await db.updateTable('submission').set(claim).where('keyHash', '=', keyHash).execute();
  return undefined;
}

/** Releases a claim from which nothing was created, so that the same may be submitted again. */
export async function withdrawSubmission({ db }: Change, { keyHash }: Claim): Promise<void> {
  await db.deleteFrom('submission').where('keyHash', '=', keyHash).execute();
}

/** Where the sender of a processed form was redirected, and the notice shown there. */
export interface FormAnswer {
  location: string;
  notice: string;
}

/** Stores the answer in case the same form is sent again, and the record the form has entered. */
export async function storeAnswer(
  { db }: Change,
  { keyHash }: Claim,
  answer: FormAnswer,
  subjectId: string,
): Promise<void> {
  await db
    .updateTable('submission')
    .set({ answer: JSON.stringify(answer), subjectId })
    .where('keyHash', '=', keyHash)
    .execute();
}

/** Undefined while the form is still being answered. */
export async function findAnswer(
  db: Db,
  { keyHash }: Claim,
): Promise<(FormAnswer & { receivedAt: string }) | undefined> {
  const row = await db
    .selectFrom('submission')
    .select(['answer', 'receivedAt'])
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
  return row?.answer ? { ...JSON.parse(row.answer), receivedAt: row.receivedAt } : undefined;
}

/** Deletes submissions too old to count as repeated, and the email counts of past days. */
export async function deletePastSubmissions(change: Change): Promise<void> {
  await change.db.deleteFrom('submission').where('expiresAt', '<', instant(change)).execute();
  await change.db.deleteFrom('emailQuota').where('day', '<', today(change)).execute();
}
