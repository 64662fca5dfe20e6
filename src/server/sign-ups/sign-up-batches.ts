import { APPLICANT_NAME, applicantName } from '#domain/sign-ups/sign-up.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { lockSignUps } from './lock-sign-up.ts';
import { cancelSignUp, type PlainOutcome, readSignUp } from './sign-up-moves.ts';

/** The result for several sign-ups at once: how many were changed, and why the others were not. */
export interface BatchOutcome {
  done: number;
  refused: { id: string; name: string; why: WhyNotMoved }[];
}

/** `is-read` and `is-cancelled`: it already was. */
type WhyNotMoved = 'not-found' | 'is-read' | 'is-cancelled' | WhyNotTogether;

/** A substitute is confirmed on its page, and a message is read before its sign-up counts as read. */
type WhyNotTogether = 'is-waiting' | 'has-message';

/** Marks new sign-ups as read: one, or several that have no message or whose messages were shown. */
export function readSignUps(
  change: StaffChange<'office'>,
  ids: readonly string[],
  { areMessagesShown = false } = {},
): Promise<BatchOutcome> {
  return moveEach(change, ids, (signUp) => {
    if (signUp.status === 'waiting') return 'is-waiting';
    const isNew = signUp.status === 'confirmed' && signUp.reviewedAt === null;
    const isReadAlone = signUp.message !== '' && ids.length > 1 && !areMessagesShown;
    return isNew && isReadAlone ? 'has-message' : readSignUp(change, signUp.id);
  });
}

/** Cancels sign-ups; each applicant gets an email if any does. */
export function cancelSignUps(
  change: StaffChange<'office'>,
  ids: readonly string[],
  options: { sendEmail: boolean },
): Promise<BatchOutcome> {
  return moveEach(change, ids, ({ id }) => cancelSignUp(change, id, options));
}

/** In one change: at one instant, so that it can be undone together. */
async function moveEach(
  change: StaffChange<'office'>,
  ids: readonly string[],
  move: (signUp: Locked) => WhyNotTogether | Promise<PlainOutcome>,
): Promise<BatchOutcome> {
  if (ids.length === 0) return { done: 0, refused: [] };
  // the courses of all first, in one order, so that two batches do not deadlock
  await lockSignUps(change, ids);
  const signUps = await listSignUps(change.db, ids);
  const batch: BatchOutcome = { done: 0, refused: [] };
  for (const signUp of signUps) {
    const { id, status } = signUp;
    const result = await move(signUp);
    const outcome = typeof result === 'string' ? result : result.outcome;
    const why = outcome === 'not-allowed' ? (status === 'cancelled' ? 'is-cancelled' : 'is-read') : outcome;
    if (why === 'done') batch.done += 1;
    else batch.refused.push({ id, name: applicantName(signUp), why });
  }
  return batch;
}

type Locked = Awaited<ReturnType<typeof listSignUps>>[number];

function listSignUps(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('signUp')
    .select(['id', 'status', 'reviewedAt', 'message', ...APPLICANT_NAME])
    .where('id', 'in', ids)
    .orderBy('receivedAt')
    .execute();
}
