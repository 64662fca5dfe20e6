import type { Change } from './change.ts';
import { instant } from './clock.ts';
import type { Db } from './db/database.ts';
import { fingerprintOf } from './submissions.ts';

/** How long a key is stored; callers retry sooner than that. */
const KEY_HOURS = 24;

interface KeyedRequest {
  /** The caller's key; undefined if none was sent. */
  key: string | undefined;
  /** Which call it is, and the address it came from: two callers may choose the same key. */
  call: string;
  caller: string;
  /** The body of the request, as plain data in a fixed order. */
  requestBody: unknown;
}

/**
 * Does the work of a request once for each key its caller sends (draft-ietf-httpapi-idempotency-key-header): the same
 * request with the same key gets the first one's answer, and a concurrent one waits for it. Only the outcome `stored`
 * is kept: a refused request may be tried again.
 */
export async function answerOnce<Answer extends { outcome: string }>(
  change: Change,
  { key, call, caller, requestBody }: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer | { outcome: 'key-reused' }> {
  if (key === undefined) return work();
  const { db } = change;
  const keyHash = fingerprintOf([call, caller, key]);
  const requestHash = fingerprintOf(requestBody);
  const claimed = await db
    .insertInto('idempotencyKey')
    .values({ keyHash, requestHash, answer: '', receivedAt: instant(change) })
    .onConflict((conflict) => conflict.column('keyHash').doNothing())
    .returning('keyHash')
    .executeTakeFirst();
  if (!claimed) {
    const earlier = await db
      .selectFrom('idempotencyKey')
      .select(['requestHash', 'answer'])
      .where('keyHash', '=', keyHash)
      .executeTakeFirstOrThrow();
    return earlier.requestHash === requestHash ? JSON.parse(earlier.answer) : { outcome: 'key-reused' };
  }
  const answer = await work();
  if (answer.outcome === 'stored') {
    await db
      .updateTable('idempotencyKey')
      .set({ answer: JSON.stringify(answer) })
      .where('keyHash', '=', keyHash)
      .execute();
  } else {
    await db.deleteFrom('idempotencyKey').where('keyHash', '=', keyHash).execute();
  }
  return answer;
}

/** Where the sender of a processed form was redirected, and the notice shown there. */
export interface FormAnswer {
  location: string;
  notice: string;
}

/**
 * Claims a form for the change it makes; false if the same one was processed before. A concurrent duplicate waits for
 * the end of the transaction.
 */
export async function claimForm({ db, ...change }: Change, form: string): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotencyKey')
    .values({ keyHash: form, requestHash: form, answer: '', receivedAt: instant(change) })
    .onConflict((conflict) => conflict.column('keyHash').doNothing())
    .returning('keyHash')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Releases the claim of a form that changed nothing. */
export async function releaseForm({ db }: Change, form: string): Promise<void> {
  await db.deleteFrom('idempotencyKey').where('keyHash', '=', form).execute();
}

/** Stores the answer in case the same form is sent again. */
export async function storeFormAnswer({ db }: Change, form: string, answer: FormAnswer): Promise<void> {
  await db
    .updateTable('idempotencyKey')
    .set({ answer: JSON.stringify(answer) })
    .where('keyHash', '=', form)
    .execute();
}

/** Undefined while the form is still being answered. */
export async function findFormAnswer(
  db: Db,
  form: string,
): Promise<(FormAnswer & { receivedAt: string }) | undefined> {
  const row = await db
    .selectFrom('idempotencyKey')
    .select(['answer', 'receivedAt'])
    .where('keyHash', '=', form)
    .executeTakeFirst();
  return row?.answer ? { ...JSON.parse(row.answer), receivedAt: row.receivedAt } : undefined;
}

/** Deletes keys older than `KEY_HOURS`. */
export async function deletePastKeys(change: Change): Promise<void> {
  const oldest = instant(change, { hours: -KEY_HOURS });
  await change.db.deleteFrom('idempotencyKey').where('receivedAt', '<', oldest).execute();
}
