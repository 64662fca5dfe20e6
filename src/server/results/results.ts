import { requiredDays } from '#domain/attendance/attendance.ts';
import { lastDayOf } from '#domain/courses/course.ts';
import { changedFields } from '#domain/events/event.ts';
import { type ClosedCourse, closingObstacles, type Obstacle, outcomeIn } from '#domain/results/closing.ts';
import type { ClosingPerson, Examination, Outcome, Result } from '#domain/results/result.ts';
import { folded } from '#domain/slovak.ts';
import { lockTaughtCourse, markAttendance } from '#server/attendance/attendance.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import { lockCourse } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { flushWritten } from '#server/db/engine.ts';
import type { FileColumns } from '#server/db/tables.ts';
import { listValidDocumentIds, revokeDocuments } from '#server/issued-documents/revocation.ts';
import { sha256Of } from '#server/stored-files/file-sum.ts';
import { type Closing, readClosing } from './closing.ts';

/** What is recorded of a course at once. */
export interface RecordedResults {
  /** By participant; those without a confirmed seat on the course are left out. */
  results: ReadonlyMap<string, Result>;
  note: string;
  /** The photograph of the signed list, in place of an earlier one. */
  sheet: Omit<FileColumns, 'sha256'> | undefined;
  /** Participants who were there on all required days, and those who were on none. */
  present: readonly string[];
  absent: readonly string[];
  /** The examination that everybody present without a verdict has passed; undefined where all have one. */
  othersPassed: Examination | undefined;
}

type RecordingOutcome =
  | { outcome: 'saved' | 'closed' }
  | { outcome: 'not-found' | 'closed-before' }
  /** Everything was stored, but the course stays open. */
  | { outcome: 'obstacles'; obstacles: Obstacle[] };

/** Records the results of a course that is open, and closes it where that is wanted and nothing prevents it. */
export async function recordResults(
  change: StaffChange<'teaching'>,
  courseId: string,
  recorded: RecordedResults,
  { isClosing }: { isClosing: boolean },
): Promise<RecordingOutcome> {
  const { db } = change;
  const course = await lockTaughtCourse(change, courseId);
  if (!course) return { outcome: 'not-found' };
  const before = await readClosing(db, course);
  if (before.closedAt !== null) return { outcome: 'closed-before' };
  await storeNote(change, courseId, recorded.note);
  if (recorded.sheet) await storeSheet(change, courseId, recorded.sheet);
  for (const day of recorded.present.length + recorded.absent.length > 0 ? requiredDays(course) : [])
    await markAttendance(change, { courseId, day, present: recorded.present, absent: recorded.absent });
  const { course: described, people } = await readClosing(db, course);
  for (const person of people) {
    const given = recorded.results.get(person.participantId) ?? person.result;
    const others = recorded.othersPassed;
    const result = others ? passed(described, { ...person, result: given }, others) : given;
    await recordResult(change, course, person, result);
  }
  change.record({ noun: 'course', id: courseId, verb: 'resultsRecorded' });
  if (!isClosing) return { outcome: 'saved' };
  return closeCourse(change, course);
}

/** Stores the photograph of the signed list of a closed course that has none; the closing fixes everything else. */
export async function addSheet(
  change: StaffChange<'teaching'>,
  courseId: string,
  sheet: NonNullable<RecordedResults['sheet']>,
): Promise<'not-found' | 'not-wanted' | 'stored'> {
  const course = await lockTaughtCourse(change, courseId);
  if (!course) return 'not-found';
  const closing = await readClosing(change.db, course);
  if (closing.closedAt === null || closing.sheet) return 'not-wanted';
  await storeSheet(change, courseId, sheet);
  return 'stored';
}

async function closeCourse(change: StaffChange<'teaching'>, record: CourseRecord): Promise<RecordingOutcome> {
  const closing = await readClosing(change.db, record);
  const { course, people } = closing;
  const obstacles = closingObstacles(course, people, today(change));
  if (obstacles.length > 0) return { outcome: 'obstacles', obstacles };
  for (const person of people) await storeResult(change, record, person, person.result);
  const [closedAt, closedBy] = [instant(change), change.actor.name];
  await change.db
    .updateTable('courseClosing')
    .set({ closedAt, closedBy, facts: JSON.stringify(course) })
    .where('courseId', '=', record.id)
    .execute();
  change.record({ noun: 'course', id: record.id, verb: 'closed', after: countOutcomes(closing) });
  return { outcome: 'closed' };
}

/** How many people there are with each outcome. */
function countOutcomes({ course, people }: Pick<Closing, 'course' | 'people'>): Partial<Record<Outcome, number>> {
  const groups = Map.groupBy(people, (person) => outcomeIn(course, person));
  return Object.fromEntries([...groups].map(([outcome, { length }]) => [outcome, length]));
}

/** Opens a closed course for corrections; valid documents of it are revoked, for which a reason is needed. */
export async function reopenCourse(
  change: StaffChange<'office'>,
  courseId: string,
  reason: string | undefined,
): Promise<{ outcome: 'reopened'; revoked: number } | 'not-found' | { outcome: 'not-closed' | 'reason-missing' }> {
  const course = await lockCourse(change, courseId);
  if (!course) return 'not-found';
  const { closedAt, people } = await readClosing(change.db, course);
  if (closedAt === null) return { outcome: 'not-closed' };
  const valid = await listValidDocumentIds(change.db, courseId);
  if (valid.length > 0 && reason === undefined) return { outcome: 'reason-missing' };
  const revoked = await revokeDocuments(change, valid, reason ?? '');
  await change.db
    .updateTable('courseClosing')
    .set({ closedAt: null, closedBy: null, facts: null })
    .where('courseId', '=', courseId)
    .execute();
  // without the reason, as a revocation is recorded
  change.record({ noun: 'course', id: courseId, verb: 'reopened', after: { revoked, people: people.length } });
  return { outcome: 'reopened', revoked };
}

async function storeNote({ db }: Change, courseId: string, note: string): Promise<void> {
  await db
    .insertInto('courseClosing')
    .values({ courseId, note })
    .onConflict((conflict) => conflict.column('courseId').doUpdateSet({ note }))
    .execute();
}

async function storeSheet(
  change: Change,
  courseId: string,
  { name, mediaType, bytes }: NonNullable<RecordedResults['sheet']>,
): Promise<void> {
  const sha256 = await sha256Of(bytes);
  const row = { name, mediaType, bytes, sizeBytes: bytes.length, sha256, storedAt: instant(change) };
  await change.db
    .insertInto('signedSheet')
    .values({ courseId, ...row })
    .onConflict((conflict) => conflict.column('courseId').doUpdateSet(row))
    .execute();
  await flushWritten(change.db);
  change.record({ noun: 'course', id: courseId, verb: 'sheetStored', after: { sha256 } });
}

/** The result of somebody who has passed, where they were present and have no verdict yet. */
function passed(course: ClosedCourse, person: ClosingPerson, examination: Examination): Result {
  if (outcomeIn(course, person) !== 'undecided') return person.result;
  return { ...person.result, verdict: 'passed', practical: course.rule?.exam?.practical ?? false, ...examination };
}

async function recordResult(
  change: Change,
  course: CourseRecord,
  person: ClosingPerson,
  result: Result,
): Promise<void> {
  const { before, after } = changedFields(person.result, result, Object.keys(result));
  if (Object.keys(after).length === 0) return;
  await storeResult(change, course, person, result);
  const { participantId, signUpId } = person;
  change.record({
    noun: 'signUp',
    id: signUpId,
    verb: 'resultRecorded',
    before: { participantId, ...before },
    after: { participantId, ...after },
  });
}

async function storeResult(
  { db }: Change,
  course: CourseRecord,
  { participantId: id, signUpId, name, birthDate }: ClosingPerson,
  result: Result,
): Promise<void> {
  const row = {
    ...result,
    name,
    birthDate,
    courseId: course.id,
    signUpId,
    practical: Number(result.practical),
    searchText: folded(name),
    since: lastDayOf(course),
  };
  await db
    .insertInto('result')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
