import { type CourseType, courseTypeId } from '#domain/courses/course-type.ts';
import type { CourseTypeFields } from '#domain/courses/course-type-fields.ts';
import { changedFields } from '#domain/events/event.ts';
import { idsOf } from '#domain/record-id.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { hasRows } from '#server/list-page.ts';
import { eraseRecords } from '#server/personal-data/submitted-records.ts';
import { entriesWithoutDate } from '#server/waitlist/requested-dates.ts';

/** A type as staff edit it; its version grows with every save. */
export type CourseTypeRecord = CourseType & { version: number };

export function listCourseTypes(db: Db): Promise<CourseTypeRecord[]> {
  return db.selectFrom('courseType').selectAll().orderBy('position').orderBy('id').execute();
}

/** Null finds none: a course need not have a type. */
export async function findCourseType(db: Db, id: string | null): Promise<CourseTypeRecord | undefined> {
  if (id === null) return undefined;
  return db.selectFrom('courseType').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countCoursesByType(db: Db): Promise<Map<string, number>> {
  const counts = await db
    .selectFrom('course')
    .select(({ fn }) => ['courseTypeId', fn.countAll<number>().as('courses')])
    .where('courseTypeId', 'is not', null)
    .groupBy('courseTypeId')
    .execute();
  return new Map(counts.map(({ courseTypeId, courses }) => [String(courseTypeId), courses]));
}

/** Adds a type with a permanent id made from its name; returns the id. */
export async function createCourseType(change: StaffChange<'office'>, fields: CourseTypeFields): Promise<string> {
  const { db } = change;
  const ids = await db.selectFrom('courseType').select('id').execute();
  const type: CourseType = { ...fields, id: courseTypeId(fields.name, new Set(idsOf(ids))) };
  await db.insertInto('courseType').values(type).execute();
  change.record({ noun: 'courseType', id: type.id, verb: 'created', after: { ...type } });
  announce(change);
  return type.id;
}

type SaveTypeOutcome =
  | { outcome: 'saved' | 'not-found' }
  /** Another member of staff has saved it since; that version is returned, nothing is overwritten. */
  | { outcome: 'changed-meanwhile'; type: CourseTypeRecord };

/** Saves only over the version that was displayed. Courses created from the type keep their own texts. */
export async function updateCourseType(
  change: StaffChange<'office'>,
  id: string,
  fields: CourseTypeFields,
  seenVersion: number,
): Promise<SaveTypeOutcome> {
  const { db } = change;
  await change.lock('courseType', id);
  const before = await findCourseType(db, id);
  if (!before) return { outcome: 'not-found' };
  if (before.version !== seenVersion) return { outcome: 'changed-meanwhile', type: before };
  await db
    .updateTable('courseType')
    .set({ ...fields, version: before.version + 1 })
    .where('id', '=', id)
    .execute();
  const values = changedFields(before, { ...before, ...fields }, Object.keys(fields));
  change.record({ noun: 'courseType', id, verb: 'changed', ...values });
  announce(change);
  return { outcome: 'saved' };
}

/** Deletes a type without courses and without open waitlist entries; its past entries are erased with it. */
export async function deleteCourseType(
  change: StaffChange<'office'>,
  id: string,
): Promise<'done' | 'not-found' | 'in-use' | 'has-waitlist'> {
  const { db } = change;
  await change.lock('courseType', id);
  const type = await findCourseType(db, id);
  if (!type) return 'not-found';
  if (await hasRows(db.selectFrom('course').where('courseTypeId', '=', id))) return 'in-use';
  if (await hasRows(entriesWithoutDate(db).where('courseTypeId', '=', id))) return 'has-waitlist';
  const pastEntries = await db.selectFrom('waitlistEntry').select('id').where('courseTypeId', '=', id).execute();
  await eraseRecords(change, 'waitlistEntry', idsOf(pastEntries));
  await db.deleteFrom('courseType').where('id', '=', id).execute();
  change.record({ noun: 'courseType', id, verb: 'deleted', before: { ...type } });
  announce(change);
  return 'done';
}

/** Pages of courses show values of their type; other pages list types. */
function announce(change: StaffChange<'office'>): void {
  change.announce('courses');
  change.announce('courseTypes');
}
