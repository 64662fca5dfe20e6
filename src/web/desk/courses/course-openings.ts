import type { TaughtCourse } from '#domain/courses/course.ts';
import type { AffectedSignUps } from '#domain/courses/course-change.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { findCourse, findFreeSlug } from '#server/courses/course-queries.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { peopleLimit } from '#server/issued-documents/document-rules.ts';
import { findAffected } from '#server/sign-ups/affected-sign-ups.ts';
import { findLecturer, lecturerLabel, listLecturers } from '#server/staff/lecturers.ts';
import { found } from '#web/shared/found.ts';
import { courseLink } from './course-link.ts';
import type { CourseOpening, NamedCourseType } from './course-opening.ts';
import { draftOf, draftOfType, duplicateOf, newDraft, proposedSlug } from './draft.ts';

type Database = App['db'];

export async function openCourse(app: App, id: string, url: URL): Promise<CourseOpening> {
  const { db } = app;
  const course = found(await findCourse(db, id));
  const [freeSlug, affected, types, lecturers] = await Promise.all([
    findFreeSlug(db, proposedSlug(course), id),
    findAffected(db, id),
    listNamedTypes(app),
    listLecturersFor(db, course),
  ]);
  return {
    course,
    draft: draftOf(course),
    link: courseLink(app, url, course),
    version: course.version,
    durationDays: 1,
    freeSlug,
    affected,
    types,
    lecturers,
    today: today(app),
  };
}

/** A new course, filled in from its type where one is chosen. */
export async function openNewCourse(app: App, typeId: string | null): Promise<CourseOpening> {
  const { db } = app;
  const [types, lecturers] = await Promise.all([listCourseTypes(db), listLecturers(db)]);
  const type = types.find(({ id }) => id === typeId);
  const start = type && { draft: draftOfType(type), durationDays: type.durationDays };
  return {
    ...NEW,
    draft: newDraft(),
    ...start,
    freeSlug: '',
    types: types.map(named(app)),
    lecturers,
    today: today(app),
  };
}

/** A new course filled in as a copy of this one. */
export async function openCourseCopy(app: App, id: string): Promise<CourseOpening> {
  const { db } = app;
  const course = found(await findCourse(db, id));
  const [freeSlug, types, lecturers] = await Promise.all([
    findFreeSlug(db, proposedSlug(course)),
    listNamedTypes(app),
    listLecturers(db),
  ]);
  // a former lecturer cannot be assigned to another course
  const lecturerId = lecturers.find(({ id }) => id === course.lecturerId)?.id ?? null;
  const draft = duplicateOf({ ...course, lecturerId }, freeSlug);
  return { ...NEW, draft, freeSlug, types, lecturers, today: today(app) };
}

const NO_SIGN_UPS: AffectedSignUps = { held: 0, waiting: 0, names: [], unnamed: 0, toCall: [], lastNotified: [] };

const NEW = { course: undefined, link: undefined, version: 0, durationDays: 1, affected: NO_SIGN_UPS };

async function listNamedTypes(app: App) {
  return (await listCourseTypes(app.db)).map(named(app));
}

function named(app: App) {
  return ({ id, name }: CourseType): NamedCourseType => ({ id, name, limit: peopleLimit(id, today(app)) });
}

/** A course keeps its former lecturer until another one is chosen. */
async function listLecturersFor(db: Database, { lecturerId }: TaughtCourse) {
  const lecturers = await listLecturers(db);
  if (lecturerId === null || lecturers.some(({ id }) => id === lecturerId)) return lecturers;
  const formerLecturer = await findLecturer(db, lecturerId);
  return formerLecturer ? [...lecturers, { id: lecturerId, name: lecturerLabel(formerLecturer) }] : lecturers;
}
