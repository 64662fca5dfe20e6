import { freeSeats } from '#domain/courses/seats.ts';
import type { Values } from '#domain/events/event.ts';
import type { Participant } from '#domain/sign-ups/participant.ts';
import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import type { UndoableMove } from '#domain/sign-ups/sign-up-undo.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { withdrawEmails } from '#server/emails/email-withdrawal.ts';
import { setWaitlisted } from '#server/waitlist/set-waitlisted.ts';
import { lastNotifiedColumn } from './last-notified.ts';
import { listParticipants, moveParticipants } from './participants.ts';
import { foldSearchText } from './sign-up-search.ts';
import { findSignUp } from './sign-ups.ts';

/** How one move is undone: whether its result is unchanged, the seats that takes on which course, and the action. */
interface UndoPlan {
  isPossible: boolean;
  courseId: string | null;
  seats: number;
  run(): Promise<void>;
}

/**
 * Undoes one move of a locked sign-up; returns false and does nothing where it has been changed since, its course is
 * deleted, its seats are taken, another date was taken meanwhile, or its email has been sent.
 */
export async function undoMove(change: StaffChange<'office'>, move: UndoableMove): Promise<boolean> {
  const { nounId: id, at } = move;
  const signUp = await findSignUp(change.db, id);
  // erased since
  if (!signUp || !move.after) return false;
  const plan = await planUndo(change, signUp, { ...move, after: move.after, before: move.before ?? {} });
  if (!plan.isPossible || !(await hasSeats(change, plan)) || (await hasOtherDate(change, signUp))) return false;
  if (!(await withdrawEmails(change, { noun: 'signUp', id }, at))) return false;
  await plan.run();
  return true;
}

type RecordedMove = UndoableMove & { before: Values; after: Values };

async function planUndo(change: StaffChange<'office'>, signUp: SignUpRecord, move: RecordedMove): Promise<UndoPlan> {
  switch (move.verb) {
    case 'read':
    case 'confirmed':
    case 'cancelled':
    case 'moved':
      return planStateRestoration(change, signUp, move);
    case 'participantsWithdrawn':
      return planParticipantsRestoration(change, signUp, { withdrawnIds: idsIn(move.after) });
    case 'participantAdded':
      return planPlacesRemoval(change, signUp, idsIn(move.after));
    case 'participantReplaced':
      return planParticipantsRestoration(change, signUp, {
        withdrawnIds: [String(move.before.id)],
        replacementId: String(move.after.id),
      });
  }
}

function idsIn({ participants }: Values): string[] {
  return (participants as { id: string }[]).map(({ id }) => id);
}

/** The earlier state of a sign-up, as the event of its move records it: of a move to another date the course too. */
type EarlierState = Partial<
  Pick<
    SignUpRecord,
    | 'courseId'
    | 'courseName'
    | 'courseDate'
    | 'courseDateTo'
    | 'courseCity'
    | 'status'
    | 'reviewedAt'
    | 'cancelledAt'
    | 'calendarSequence'
    | 'lastNotified'
  >
>;

/** Restores the earlier state of the sign-up, on its earlier course. */
function planStateRestoration(
  change: StaffChange<'office'>,
  signUp: SignUpRecord,
  { before, after, verb }: RecordedMove,
): UndoPlan {
  const { id, status: statusNow } = signUp;
  const { lastNotified, ...columns } = before as EarlierState;
  const status = columns.status ?? statusNow;
  const courseId = columns.courseId ?? null;
  const isOnOtherCourse = courseId !== signUp.courseId;
  return {
    isPossible: Object.entries(after).every(([name, value]) => same(signUp[name as keyof SignUpRecord], value)),
    courseId,
    seats: status === 'confirmed' && (isOnOtherCourse || statusNow !== 'confirmed') ? signUp.seats : 0,
    async run() {
      await change.db
        .updateTable('signUp')
        .set({ ...columns, ...(lastNotified && { lastNotified: lastNotifiedColumn(lastNotified) }) })
        .where('id', '=', id)
        .execute();
      await moveParticipants(change, signUp, status);
      if (isOnOtherCourse) await foldSearchText(change, [id]);
      if (verb === 'cancelled') await setWaitlisted(change, signUp.waitlistEntryId, true);
      change.record({ noun: 'signUp', id, verb: 'undone', before: { status: statusNow }, after: { status } });
    },
  };
}

/** Restores withdrawn participants and deletes the one who came instead. */
async function planParticipantsRestoration(
  change: StaffChange<'office'>,
  signUp: SignUpRecord,
  { withdrawnIds, replacementId }: { withdrawnIds: string[]; replacementId?: string },
): Promise<UndoPlan> {
  const { id, status, courseId } = signUp;
  const participants = new Map((await listParticipants(change.db, id)).map((one) => [one.id, one]));
  const hasStatus = (participantId: string, as: Participant['status']) =>
    participants.get(participantId)?.status === as;
  return {
    isPossible:
      status !== 'cancelled' &&
      withdrawnIds.every((participantId) => hasStatus(participantId, 'withdrawn')) &&
      (replacementId === undefined || hasStatus(replacementId, status)),
    courseId,
    seats: status === 'confirmed' && replacementId === undefined ? withdrawnIds.length : 0,
    async run() {
      if (replacementId !== undefined)
        await change.db.deleteFrom('participant').where('id', '=', replacementId).execute();
      await change.db
        .updateTable('participant')
        .set(({ eb }) => ({ status, version: eb('version', '+', 1) }))
        .where('id', 'in', withdrawnIds)
        .execute();
      await foldSearchText(change, [id]);
      const restored = withdrawnIds.map((participantId) => ({ id: participantId }));
      change.record({ noun: 'signUp', id, verb: 'undone', after: { participants: restored } });
    },
  };
}

/** Removes the added places again, unless one has been named since. */
async function planPlacesRemoval(
  change: StaffChange<'office'>,
  signUp: SignUpRecord,
  added: string[],
): Promise<UndoPlan> {
  const { id, status, courseId } = signUp;
  const participants = (await listParticipants(change.db, id)).filter((participant) =>
    added.includes(participant.id),
  );
  return {
    isPossible:
      status !== 'cancelled' &&
      participants.length === added.length &&
      participants.every((participant) => participant.status === status && participant.version === 1),
    courseId,
    seats: 0,
    async run() {
      await change.db.deleteFrom('participant').where('id', 'in', added).execute();
      const removed = added.map((participantId) => ({ id: participantId }));
      change.record({ noun: 'signUp', id, verb: 'undone', before: { participants: removed } });
    },
  };
}

/** Restored participants need the course again, and the seats. */
async function hasSeats({ db }: Change, { courseId, seats }: UndoPlan): Promise<boolean> {
  if (courseId === null) return seats === 0;
  const course = await findCourse(db, courseId);
  return course !== undefined && course.cancelledAt === null && (seats === 0 || seats <= freeSeats(course));
}

/** An applicant who waited for a date may have been offered another one since. */
async function hasOtherDate(change: Change, { id, waitlistEntryId }: SignUpRecord): Promise<boolean> {
  if (waitlistEntryId === null) return false;
  await change.lock('waitlistEntry', waitlistEntryId);
  const other = await change.db
    .selectFrom('signUp')
    .select('id')
    .where('waitlistEntryId', '=', waitlistEntryId)
    .where('id', '!=', id)
    .where('status', '!=', 'cancelled')
    .executeTakeFirst();
  return other !== undefined;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
