import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { StaffChange } from '#server/change.ts';
import { cancelSignUp, confirmSignUp, type MoveOutcome } from './sign-up-moves.ts';

/** Of several sign-ups at once: those it was done to, and why not to the others. */
export interface BatchOutcome {
  done: number;
  refused: { id: string; name: string; why: Exclude<MoveOutcome['outcome'], 'done'> | 'is-waiting' }[];
}

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
  const outcome: BatchOutcome = { done: 0, refused: [] };
  for (const { id, status, ...applicant } of signUps) {
    const result = await move(id, status);
    const why = result === 'is-waiting' ? result : result.outcome;
    if (why === 'done') outcome.done += 1;
    else outcome.refused.push({ id, name: applicantName(applicant), why });
  }
  return outcome;
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
