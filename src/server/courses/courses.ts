import { randomUUID } from 'node:crypto';
import { hasStarted, type TaughtCourse } from '#domain/courses/course.ts';
import type { CourseFields } from '#domain/courses/course-fields.ts';
import { NEW_COURSE } from '#domain/courses/course-plan.ts';
import { changedFields } from '#domain/events/event.ts';
import { newsOf, notifiedFacts } from '#domain/sign-ups/sign-up.ts';
import type { StaffChange } from '#server/change.ts';
import { today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { hasRows } from '#server/list-page.ts';
import { voidOffers } from '#server/seat-offers/course-offers.ts';
import { copyCourseFacts, notifyOfChange } from '#server/sign-ups/change-notifications.ts';
import { type CourseEnding, cancelSignUpsOf } from '#server/sign-ups/course-ending.ts';
import { dropRemindersOfCourse } from '#server/sign-ups/course-reminders.ts';
import { isLecturer } from '#server/staff/lecturers.ts';
import { deletePostponements } from '#server/today/postponements.ts';
import { findCourse, lockCourse } from './course-queries.ts';
import { type CourseRecord, courseToRow, insertCourses, linkCodeOf, writeCourse } from './course-records.ts';
import { findCourseType } from './course-types.ts';

type Saved = { outcome: 'saved'; course: CourseRecord };
type Refusal = { outcome: 'slug-taken' | 'type-unknown' | 'lecturer-unknown' };

export type NewCourseOutcome = Saved | Refusal | { outcome: 'id-taken' };

type SaveCourseOutcome =
  | Saved
  | Refusal
  | { outcome: 'not-found' }
  /** It was cancelled and must be restored first. */
  | { outcome: 'course-cancelled' }
  /** Another member of staff has saved it since; that version is returned, nothing is overwritten. */
  | { outcome: 'changed-meanwhile'; course: CourseRecord };

/** Keeps the caller's id if it is free (decisions: Courses). Those waiting for such a date are offered seats first. */
export async function createCourse(change: StaffChange<'office'>, fields: CourseFields): Promise<NewCourseOutcome> {
  const { db } = change;
  const course = withOmittedFields(fields, fields.id || randomUUID(), NEW_COURSE);
  if (await findCourse(db, course.id)) return { outcome: 'id-taken' };
  const refusal = await refuseSaving(db, NEW_COURSE, course);
  if (refusal) return refusal;
  await insertCourses(change, [course]);
  return { outcome: 'saved', course: await findWritten(db, course.id) };
}

async function findWritten(db: Db, id: string): Promise<CourseRecord> {
  const course = await findCourse(db, id);
  if (!course) throw new Error(`Course ${id} is gone from its own change`);
  return course;
}

interface SaveOptions {
  /** Saves only over this version and refuses any other; without it the last save wins (decisions: API). */
  seenVersion?: number;
  /** Whether applicants who have seats or wait get an email about what has changed for them. */
  sendEmails?: boolean;
}

/** Changes the course and its copied facts in its sign-ups, which store the last name, day and city. */
export async function updateCourse(
  change: StaffChange<'office'>,
  id: string,
  fields: CourseFields,
  { seenVersion, sendEmails = false }: SaveOptions = {},
): Promise<SaveCourseOutcome> {
  const before = await lockCourse(change, id);
  if (!before) return { outcome: 'not-found' };
  if (seenVersion !== undefined && seenVersion !== before.version) {
    return { outcome: 'changed-meanwhile', course: before };
  }
  if (before.cancelledAt !== null) return { outcome: 'course-cancelled' };
  const course = withOmittedFields(fields, id, before);
  const refusal = await refuseSaving(change.db, before, course);
  if (refusal) return refusal;
  const linkCode = linkCodeOf(course, before.linkCode);
  const saved = await save(change, before, { ...before, ...course, linkCode }, 'changed', Object.keys(course));
  if (sendEmails) await notifyOfChange(change, before, saved);
  return { outcome: 'saved', course: saved };
}

/** Restores the fields that the last change of a locked course replaced; false if they are no longer valid. */
export async function restoreFields(
  change: StaffChange<'office'>,
  course: CourseRecord,
  fields: Partial<CourseRecord>,
): Promise<boolean> {
  const restored = { ...course, ...fields };
  // its lecturer may have left before another one was chosen
  if (await refuseSaving(change.db, restored, restored)) return false;
  await save(change, course, restored, 'undone', Object.keys(fields));
  return true;
}

async function refuseSaving(
  db: Db,
  before: Pick<TaughtCourse, 'lecturerId'>,
  { id, slug, courseTypeId, lecturerId }: TaughtCourse,
): Promise<Refusal | undefined> {
  const sameSlug = db.selectFrom('course').where('slug', '=', slug).where('id', '!=', id);
  if (await hasRows(sameSlug)) return { outcome: 'slug-taken' };
  if (courseTypeId !== null && !(await findCourseType(db, courseTypeId))) return { outcome: 'type-unknown' };
  // a lecturer who has left stays until another one is chosen
  const isNewLecturer = lecturerId !== null && lecturerId !== before.lecturerId;
  return isNewLecturer && !(await isLecturer(db, lecturerId)) ? { outcome: 'lecturer-unknown' } : undefined;
}

/** Stores a locked course with its sign-ups and offers; it can be undone while the event's version is the last one. */
async function save(
  change: StaffChange<'office'>,
  before: CourseRecord,
  course: CourseRecord,
  verb: 'changed' | 'undone',
  fields: string[],
): Promise<CourseRecord> {
  const { seatsTaken, seatsOffered, seatsRequested, typeHours, ...columns } = course;
  await writeCourse(change, before, courseToRow(columns));
  const saved = await findWritten(change.db, before.id);
  await copyCourseFacts(change, before, saved);
  if (newsOf(notifiedFacts(before), notifiedFacts(saved)).length > 0) await dropRemindersOfCourse(change, saved.id);
  const values = changedFields(before, saved, fields);
  change.record({
    noun: 'course',
    id: saved.id,
    verb,
    ...values,
    after: { ...values.after, version: saved.version },
  });
  change.seats(saved.id);
  return saved;
}

/**
 * Deletes the course; its sign-ups stay unchanged unless they are to be cancelled with it (`ending`). Returns the
 * course and how many sign-ups were cancelled, undefined if there was no such course.
 */
export async function deleteCourse(
  change: StaffChange<'office'>,
  id: string,
  ending?: CourseEnding,
): Promise<{ course: CourseRecord; signUpsCancelled: number } | undefined> {
  const course = await lockCourse(change, id);
  if (!course) return undefined;
  const mayEnd = ending && !hasStarted(course, today(change));
  const signUpsCancelled = mayEnd ? await cancelSignUpsOf(change, course, ending) : 0;
  await voidOffers(change, id);
  await dropRemindersOfCourse(change, id);
  await deletePostponements(change, 'course', [id]);
  await change.db.deleteFrom('course').where('id', '=', id).execute();
  const { linkCode: _secret, typeHours: _, ...deleted } = course;
  change.record({ noun: 'course', id, verb: 'deleted', before: deleted });
  change.announce('courses');
  return { course, signUpsCancelled };
}

/** The course, with omitted fields as they were before. */
function withOmittedFields(fields: CourseFields, id: string, before: typeof NEW_COURSE): TaughtCourse {
  const { courseTypeId = before.courseTypeId, lecturerId = before.lecturerId } = fields;
  const { hours = before.hours, minimum = before.minimum, room = before.room, note = before.note } = fields;
  const { invoicePrice = before.invoicePrice } = fields;
  const isPrivate = fields.status === 'inactive' && (fields.isPrivate ?? before.isPrivate);
  return { ...fields, id, courseTypeId, lecturerId, hours, minimum, room, note, invoicePrice, isPrivate };
}
