import { data } from 'react-router';
import type { App } from '#server/app.ts';
import { findFreeSlug } from '#server/courses/course-slugs.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { countConcerned, findCourse } from '#server/courses/courses.ts';
import type { CourseOpening } from '#web/ui/desk/courses/course-opening.ts';
import { draftOf, duplicateOf, newDraft, proposedSlug } from '#web/ui/desk/courses/draft.ts';

type Database = App['db'];

export async function openCourse(db: Database, id: string): Promise<CourseOpening> {
  const course = await existing(db, id);
  const [freeSlug, concerned, types] = await Promise.all([
    findFreeSlug(db, proposedSlug(course), id),
    countConcerned(db, id),
    namedTypes(db),
  ]);
  return { course, draft: draftOf(course), version: course.version, freeSlug, concerned, types };
}

export async function openNewCourse(db: Database): Promise<CourseOpening> {
  return { ...NEW, draft: newDraft(), freeSlug: '', types: await namedTypes(db) };
}

/** A new course that begins as a copy of this one. */
export async function openCourseCopy(db: Database, id: string): Promise<CourseOpening> {
  const course = await existing(db, id);
  const [freeSlug, types] = await Promise.all([findFreeSlug(db, proposedSlug(course)), namedTypes(db)]);
  return { ...NEW, draft: duplicateOf(course, freeSlug), freeSlug, types };
}

const NEW = { course: undefined, version: 0, concerned: { held: 0, awaited: 0 } };

async function namedTypes(db: Database) {
  return (await listCourseTypes(db)).map(({ id, name }) => ({ id, name }));
}

async function existing(db: Database, id: string) {
  const course = await findCourse(db, id);
  if (!course) throw data(null, { status: 404 });
  return course;
}
