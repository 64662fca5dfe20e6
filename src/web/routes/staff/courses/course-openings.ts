import { data } from 'react-router';
import type { App } from '#server/app.ts';
import { countConcerned, findCourse, listOtherSlugs } from '#server/courses/courses.ts';
import type { CourseOpening } from '#web/ui/desk/courses/course-opening.ts';
import { draftOf, duplicateOf, newDraft } from '#web/ui/desk/courses/draft.ts';

type Database = App['db'];

export async function openCourse(db: Database, id: string): Promise<CourseOpening> {
  const course = await existing(db, id);
  const [taken, concerned] = await Promise.all([listOtherSlugs(db, id), countConcerned(db, id)]);
  return { course, draft: draftOf(course), version: course.version, taken, concerned };
}

export async function openNewCourse(db: Database): Promise<CourseOpening> {
  return { ...NEW, draft: newDraft(), taken: await listOtherSlugs(db) };
}

/** A new course that begins as a copy of this one. */
export async function openCourseCopy(db: Database, id: string): Promise<CourseOpening> {
  const course = await existing(db, id);
  const taken = await listOtherSlugs(db);
  return { ...NEW, draft: duplicateOf(course, taken), taken };
}

const NEW = { course: undefined, version: 0, concerned: { held: 0, awaited: 0 } };

async function existing(db: Database, id: string) {
  const course = await findCourse(db, id);
  if (!course) throw data(null, { status: 404 });
  return course;
}
