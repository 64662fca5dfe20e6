import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { StaffChange } from '#server/change.ts';
import { cancelSignUp, confirmSignUp, type MoveOutcome } from './sign-up-moves.ts';

/** Of several sign-ups at once: those it was done to, and why not to the others. */
export interface BatchOutcome {
  done: number;
  refused: { id: string; name: string; why: WhyNotMoved }[];
}

/** `is-confirmed` and `is-cancelled`: it was so before, whoever did it and when. */
type WhyNotMoved =
  | Exclude<MoveOutcome['outcome'], 'done' | 'not-allowed'>
  | 'is-waiting'
  | 'is-confirmed'
  | 'is-cancelled';

/**
 * Confirms new sign-ups, which have their seats and their letters already. A substitute is confirmed alone: who is asked
 * before whom, and the letter, are to be seen first.
 */
export function confirmSignUps(change: StaffChange<'office'>, ids: readonly string[]): Promise<BatchOutcome> {
  return moveEach(change, ids, (id, status) =>
    status === 'waiting' ? 'is-waiting' : confirmSignUp(change, id, { sendLetter: false }),
  );
}

/** Cancels sign-ups; each applicant gets a letter if any does. */
export function cancelSignUps(
  change: StaffChange<'office'>,
  ids: readonly string[],
  options: { sendLetter: boolean },
): Promise<BatchOutcome> {
  return moveEach(change, ids, (id) => cancelSignUp(change, id, options));
}

/** In one change: at one instant, so that it can be undone together. */
async function moveEach(
  change: StaffChange<'office'>,
  ids: readonly string[],
  move: (id: string, status: string) => 'is-waiting' | Promise<MoveOutcome>,
): Promise<BatchOutcome> {
  const signUps = await lockSignUps(change, ids);
  const batch: BatchOutcome = { done: 0, refused: [] };
  for (const { id, status, ...applicant } of signUps) {
    const result = await move(id, status);
    const outcome = result === 'is-waiting' ? result : result.outcome;
    const why = outcome === 'not-allowed' ? (status === 'cancelled' ? 'is-cancelled' : 'is-confirmed') : outcome;
    if (why === 'done') batch.done += 1;
    else batch.refused.push({ id, name: applicantName(applicant), why });
  }
  return batch;
}

/** All of their courses first, in one order, so that two batches do not wait for each other. */
async function lockSignUps(change: StaffChange<'office'>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const signUps = await change.db
    .selectFrom('signUp')
    .select(['id', 'courseId', 'status', 'applicant', 'firstName', 'lastName', 'companyName'])
    .where('id', 'in', ids)
    .orderBy('receivedAt')
    .execute();
  const courses = signUps.map(({ courseId }) => courseId).filter((courseId) => courseId !== null);
  if (courses.length > 0) await change.lock('course', ...new Set(courses));
  await change.lock('signUp', ...signUps.map(({ id }) => id));
  return signUps;
}
