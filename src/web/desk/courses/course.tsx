import { data, redirect } from 'react-router';
import type { TaughtCourse } from '#domain/courses/course.ts';
import { type AffectedSignUps, answerTo } from '#domain/courses/course-change.ts';
import { COURSE_CANCELLED, courseSchema, LECTURER_UNKNOWN, TYPE_UNKNOWN } from '#domain/courses/course-fields.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import type { App } from '#server/app.ts';
import { instant, today } from '#server/clock.ts';
import { listClashes } from '#server/courses/course-clashes.ts';
import { findCourse, findFreeSlug } from '#server/courses/course-queries.ts';
import { findCourseType, listCourseTypes } from '#server/courses/course-types.ts';
import { createCourse, updateCourse } from '#server/courses/courses.ts';
import { peopleLimit } from '#server/issued-documents/document-rules.ts';
import { findAffected } from '#server/sign-ups/affected-sign-ups.ts';
import { findLecturer, lecturerLabel, listLecturers } from '#server/staff/lecturers.ts';
import { justDoneQuery } from '#web/desk/kit/just-done.ts';
import type { Option } from '#web/desk/kit/list.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course';
import { CourseDialog } from './course-dialog.tsx';
import { courseLink } from './course-link.ts';
import { courseList } from './course-list.ts';
import { type CourseFormAnswer, type CourseOpening, questionAbout } from './course-opening.ts';
import { occupancyPath } from './course-paths.ts';
import { draftFrom, draftOf, draftOfType, duplicateOf, fieldsOf, newDraft, proposedSlug } from './draft.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.course ? 'Úprava kurzu' : 'Nový kurz', description: 'Kurz a jeho údaje' });

export async function loader(args: Route.LoaderArgs) {
  const { app } = await requireStaff(args, 'office');
  return openingAt(app, args);
}

/**
 * Saves the form sent without scripts, or one that needs a response of this page; redirects to the list, or shows
 * everything again with the errors.
 */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const opening = await openingAt(app, args);
  const { course } = opening;
  const { texts: form } = await readForm(args);
  const draft = draftFrom(form, opening.draft);
  const version = Number(form.get('version')) || 0;
  const refuse = (status: number, answer: Partial<CourseFormAnswer>) =>
    data<CourseFormAnswer>({ draft, version, errors: [], ...answer }, { status });

  const freeSlug = await findFreeSlug(app.db, proposedSlug(draft), course?.id);
  const read = courseSchema.safeParse(fieldsOf(draft, course?.id, freeSlug, opening));
  if (!read.success) return refuse(422, { errors: fieldErrors(read.error) });
  // a user who has not seen the last version is shown that version before any other question
  const hasSeenLast = course === undefined || version === course.version;
  const question = hasSeenLast ? questionAbout(opening, read.data) : undefined;
  if (question && form.get('confirmed') !== answerTo(question)) return refuse(409, { question });
  const sending = { seenVersion: version, sendEmails: form.has('sendEmail') };
  const { result, at } = await app.change(staff, async (change) => ({
    result: await (course ? updateCourse(change, course.id, read.data, sending) : createCourse(change, read.data)),
    at: instant(change),
  }));
  switch (result.outcome) {
    case 'saved': {
      const clashes = await listClashes(app.db, [result.course]);
      const doneAt = course && at;
      // the page of the course shows its clashes; the list would not
      if (clashes.length > 0) return redirect(occupancyPath(result.course.id, doneAt), 303);
      return redirect(courseList.at(args.url.searchParams, justDoneQuery({ doneAt })), 303);
    }
    case 'not-found':
      throw data(null, { status: 404 });
    case 'changed-meanwhile':
      return refuse(412, { version: result.course.version, theirs: draftOf(result.course) });
    case 'id-taken':
    case 'slug-taken':
      return refuse(409, { errors: [SLUG_TAKEN] });
    case 'type-unknown':
      return refuse(422, { errors: [TYPE_UNKNOWN] });
    case 'course-cancelled':
      return refuse(409, { errors: [{ field: 'form', message: COURSE_CANCELLED }] });
    case 'lecturer-unknown':
      return refuse(422, { errors: [LECTURER_UNKNOWN] });
  }
}

const SLUG_TAKEN: FieldError = { field: 'slug', message: 'Tento slug už má iný kurz. Zmeňte ho.' };

/** „Nový kurz“ or „Úprava kurzu“ over the list. */
export default function CoursePage({ loaderData, actionData }: Route.ComponentProps) {
  return <CourseDialog key={loaderData.course?.id ?? 'novy'} opening={loaderData} answer={actionData} />;
}

/** A course as it is stored, a copy of it, or a new one. */
function openingAt(app: App, { pattern, params: { id }, url }: Pick<Route.LoaderArgs, 'pattern' | 'params' | 'url'>) {
  if (!id) return openNewCourse(app, url.searchParams.get('typ'));
  return pattern.endsWith('/kopia') ? openCourseCopy(app, id) : openCourse(app, id, url);
}

async function openCourse(app: App, id: string, url: URL): Promise<CourseOpening> {
  const course = found(await findCourse(app.db, id));
  const [choices, freeSlug, affected] = await Promise.all([
    readChoices(app),
    findFreeSlug(app.db, proposedSlug(course), id),
    findAffected(app.db, id),
  ]);
  const lecturers = await withFormerLecturer(app.db, choices.lecturers, course);
  const link = courseLink(app, url, course);
  return { ...choices, course, draft: draftOf(course), link, durationDays: 1, freeSlug, affected, lecturers };
}

/** A new course, filled in from its type where one is chosen. */
async function openNewCourse(app: App, typeId: string | null): Promise<CourseOpening> {
  const [choices, type] = await Promise.all([readChoices(app), findCourseType(app.db, typeId ?? '')]);
  const start = type && { draft: draftOfType(type), durationDays: type.durationDays };
  return { ...NEW, ...choices, draft: newDraft(), ...start, freeSlug: '' };
}

/** A new course filled in as a copy of this one. */
async function openCourseCopy(app: App, id: string): Promise<CourseOpening> {
  const course = found(await findCourse(app.db, id));
  const [choices, freeSlug] = await Promise.all([readChoices(app), findFreeSlug(app.db, proposedSlug(course))]);
  // a former lecturer cannot be assigned to another course
  const lecturerId = choices.lecturers.find(({ id }) => id === course.lecturerId)?.id ?? null;
  const draft = duplicateOf({ ...course, lecturerId }, freeSlug);
  return { ...NEW, ...choices, draft, freeSlug };
}

const NO_SIGN_UPS: AffectedSignUps = { held: 0, waiting: 0, names: [], unnamed: 0, toCall: [], lastNotified: [] };

const NEW = { course: undefined, link: undefined, durationDays: 1, affected: NO_SIGN_UPS };

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
async function withFormerLecturer(db: App['db'], lecturers: Option[], { lecturerId }: TaughtCourse) {
  if (lecturerId === null || lecturers.some(({ id }) => id === lecturerId)) return lecturers;
  const formerLecturer = await findLecturer(db, lecturerId);
  return formerLecturer ? [...lecturers, { id: lecturerId, name: lecturerLabel(formerLecturer) }] : lecturers;
}
