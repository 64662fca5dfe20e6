import type { ExpressionBuilder } from 'kysely';
import { slovakSortKey, sortedByKey } from '#domain/slovak-order.ts';
import { rolesIn } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { hasRows } from '#server/list-page.ts';
import type { StaffRecord } from './staff-records.ts';

export type NamedStaff = Pick<StaffMember, 'id' | 'name'>;

/** The staff who may be given a course: everyone active whose role includes teaching. */
export async function listLecturers(db: Db): Promise<NamedStaff[]> {
  const lecturers = await selectLecturers(db).select(['id', 'name']).execute();
  return sortedByKey(lecturers, ({ name }) => slovakSortKey(name));
}

export function isLecturer(db: Db, id: string): Promise<boolean> {
  return hasRows(selectLecturers(db).where('id', '=', id));
}

/** For courses that have no lecturer, or one who has left. */
export function lacksLecturer(db: Db) {
  const lecturers = selectLecturers(db).select('id');
  return ({ eb, or }: ExpressionBuilder<Tables, 'course'>) =>
    or([eb('lecturerId', 'is', null), eb('lecturerId', 'not in', lecturers)]);
}

/** The name of a course's lecturer as staff read it: „Peter Novák (už neučí)“ once they have left. */
export function lecturerLabel({ name, role, state }: Pick<StaffRecord, 'name' | 'role' | 'state'>): string {
  return state === 'active' && rolesIn('teaching').includes(role) ? name : `${name} (už neučí)`;
}

/** The name of a present or former lecturer; a course keeps a lecturer who has left. */
export function findLecturer(db: Db, id: string) {
  return db.selectFrom('staffMember').select(['id', 'name', 'role', 'state']).where('id', '=', id).executeTakeFirst();
}

/** The lecturer of a course, if they have not left; undefined while none is assigned. */
export function findCourseLecturer(db: Db, courseId: string): Promise<NamedStaff | undefined> {
  return selectLecturers(db)
    .innerJoin('course', 'course.lecturerId', 'staffMember.id')
    .select(['staffMember.id', 'staffMember.name'])
    .where('course.id', '=', courseId)
    .executeTakeFirst();
}

function selectLecturers(db: Db) {
  return db.selectFrom('staffMember').where('state', '=', 'active').where('role', 'in', rolesIn('teaching'));
}
