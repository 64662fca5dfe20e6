import type { TaughtCourse } from '#domain/courses/course.ts';
import type { AffectedSignUps } from '#domain/courses/course-change.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { findCourse, findFreeSlug } from '#server/courses/course-queries.ts';
import { findCourseType, listCourseTypes } from '#server/courses/course-types.ts';
import { peopleLimit } from '#server/issued-documents/document-rules.ts';
import { findAffected } from '#server/sign-ups/affected-sign-ups.ts';
import { findLecturer, lecturerLabel, listLecturers } from '#server/staff/lecturers.ts';
import { found } from '#web/shared/found.ts';
import { courseLink } from './course-link.ts';
import type { CourseOpening, NamedLecturer } from './course-opening.ts';
import { draftOf, draftOfType, duplicateOf, newDraft, proposedSlug } from './draft.ts';

export async function openCourse(app: App, id: string, url: URL): Promise<CourseOpening> {
  const course = found(await findCourse(app.db, id));
  const [choices, freeSlug, affected] = await Promise.all([
    readChoices(app),
    findFreeSlug(app.db, proposedSlug(course), id),
    findAffected(app.db, id),
  ]);
  const lecturers = await withFormerLecturer(app.db, choices.lecturers, course);
  const link = courseLink(app, url, course);
  const { version } = course;
  return {
    ...choices,
    course,
    draft: draftOf(course),
    link,
    version,
    durationDays: 1,
    freeSlug,
    affected,
    lecturers,
  };
}

/** A new course, filled in from its type where one is chosen. */
export async function openNewCourse(app: App, typeId: string | null): Promise<CourseOpening> {
  const [choices, type] = await Promise.all([readChoices(app), findCourseType(app.db, typeId ?? '')]);
  const start = type && { draft: draftOfType(type), durationDays: type.durationDays };
  return { ...NEW, ...choices, draft: newDraft(), ...start, freeSlug: '' };
}

/** A new course filled in as a copy of this one. */
export async function openCourseCopy(app: App, id: string): Promise<CourseOpening> {
  const course = found(await findCourse(app.db, id));
  const [choices, freeSlug] = await Promise.all([readChoices(app), findFreeSlug(app.db, proposedSlug(course))]);
  // a former lecturer cannot be assigned to another course
  const lecturerId = choices.lecturers.find(({ id }) => id === course.lecturerId)?.id ?? null;
  const draft = duplicateOf({ ...course, lecturerId }, freeSlug);
  return { ...NEW, ...choices, draft, freeSlug };
}

const NO_SIGN_UPS: AffectedSignUps = { held: 0, waiting: 0, names: [], unnamed: 0, toCall: [], lastNotified: [] };

const NEW = { course: undefined, link: undefined, version: 0, durationDays: 1, affected: NO_SIGN_UPS };

/** What every form offers. */
async function readChoices(app: App) {
  const [types, lecturers] = await Promise.all([listCourseTypes(app.db), listLecturers(app.db)]);
  const day = today(app);
  return {
    types: types.map(({ id, name, hours }) => ({ id, name, hours, limit: peopleLimit(id, day) })),
    lecturers,
    today: day,
  };
}

/** A course keeps its former lecturer until another one is chosen. */
async function withFormerLecturer(db: App['db'], lecturers: NamedLecturer[], { lecturerId }: TaughtCourse) {
  if (lecturerId === null || lecturers.some(({ id }) => id === lecturerId)) return lecturers;
  const formerLecturer = await findLecturer(db, lecturerId);
  return formerLecturer ? [...lecturers, { id: lecturerId, name: lecturerLabel(formerLecturer) }] : lecturers;
}
