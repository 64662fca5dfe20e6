import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { courseSchema } from '#domain/courses/course-fields.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { listCoursePage } from '#server/courses/course-list.ts';
import {
  type CourseRecord,
  createCourse,
  deleteCourse,
  listCourses,
  type SaveCourseOutcome,
  updateCourse,
} from '#server/courses/courses.ts';
import { findStaffMember } from '#server/staff/staff.ts';
import type { BodyVariables } from '#web/forms/request-body.ts';
import { isForeign } from '#web/front/origin.ts';
import { problem } from '#web/front/problem.ts';
import { onlyJson, refusals, rejectInvalid, smallBody } from './call-checks.ts';
import { courseAnswer, courseListQuery, listedCourse, seenVersion } from './course-schemas.ts';

const idParameter = z.object({ id: z.string() });

const answersWithCourse = (description: string) => ({
  description,
  content: { 'application/json': { schema: courseAnswer } },
});
const courseBody = { required: true, content: { 'application/json': { schema: courseSchema } } };
const staffOnly = { security: [{ session: [] }] };

/** The four course calls (specification section 7; decisions: API). */
export function courseCalls(app: App) {
  const calls = new OpenAPIHono<{ Variables: BodyVariables }>({ defaultHook: rejectInvalid });

  calls.openapi(
    createRoute({
      method: 'get',
      path: '/getCourses',
      summary: 'Courses: the active ones; for signed-in staff all of them',
      description: 'Without parameters all of them, whole and newest first. With any of them one page of a list.',
      request: { query: courseListQuery },
      responses: {
        200: {
          description:
            'Whole courses; of a page, which is the last one where there are fewer, what a list shows of each',
          headers: z.object({
            'X-Courses': z.enum(['all', 'active']).openapi({ description: 'Whether the hidden ones are among them' }),
            'X-Total-Count': z.string().openapi({ description: 'How many there are on all pages' }),
          }),
          content: { 'application/json': { schema: z.union([z.array(courseAnswer), z.array(listedCourse)]) } },
        },
        ...refusals(422),
      },
    }),
    async (c) => {
      const staff = await findStaffMember(app, c.req.raw);
      c.header('Cache-Control', 'no-store');
      // the dashboard must notice that its session has ended, not show a shorter list
      c.header('X-Courses', staff ? 'all' : 'active');
      const query = c.req.valid('query');
      if (Object.keys(query).length > 0) {
        const { page = 1, status, ...filter } = query;
        const state = staff ? status : 'active';
        const { rows, total } = await listCoursePage(app.db, { ...filter, page, state });
        c.header('X-Total-Count', String(total));
        return c.json(rows, 200);
      }
      const courses = await listCourses(app.db, { onlyActive: !staff });
      c.header('X-Total-Count', String(courses.length));
      return c.json(
        courses.map((course) => ({ ...toAnswer(course), ...(staff && { version: course.version }) })),
        200,
      );
    },
  );

  calls.openapi(
    createRoute({
      method: 'post',
      path: '/createCourse',
      summary: 'Create a course',
      ...staffOnly,
      middleware: [staffCall(app), onlyJson, ...smallBody],
      request: { body: courseBody },
      responses: { 201: answersWithCourse('The new course'), ...refusals(400, 401, 403, 409, 413, 415, 422) },
    }),
    async (c) => answerSaved(c, await createCourse(app, c.req.valid('json')), 201),
  );

  calls.openapi(
    createRoute({
      method: 'put',
      path: '/updateCourse/{id}',
      summary: 'Change a course',
      ...staffOnly,
      middleware: [staffCall(app), onlyJson, ...smallBody],
      request: { params: idParameter, headers: seenVersion, body: courseBody },
      responses: {
        200: answersWithCourse('The changed course'),
        ...refusals(400, 401, 403, 404, 409, 412, 413, 415, 422),
      },
    }),
    async (c) => {
      const { 'if-match': version } = c.req.valid('header');
      return answerSaved(c, await updateCourse(app, c.req.valid('param').id, c.req.valid('json'), version), 200);
    },
  );

  calls.openapi(
    createRoute({
      method: 'delete',
      path: '/deleteCourse/{id}',
      summary: 'Delete a course; its sign-ups stay',
      ...staffOnly,
      middleware: [staffCall(app)],
      request: { params: idParameter },
      responses: { 200: answersWithCourse('The deleted course'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      const course = await deleteCourse(app, c.req.valid('param').id);
      return course ? c.json(toAnswer(course), 200) : (courseNotFound() as never);
    },
  );

  return calls;
}

/** Lets staff through, and only from our own pages. */
function staffCall(app: App) {
  return async (c: Context, next: () => Promise<void>): Promise<Response | undefined> => {
    if (isForeign(app, c.req.raw)) return problem({ status: 403, title: 'Požiadavka prišla z cudzej stránky.' });
    const staff: StaffMember | undefined = await findStaffMember(app, c.req.raw);
    if (!staff) return problem({ status: 401, title: 'Najprv sa prihláste.' });
    await next();
  };
}

function answerSaved<Status extends 200 | 201>(c: Context, result: SaveCourseOutcome, status: Status) {
  switch (result.outcome) {
    case 'saved':
      c.header('ETag', `"${result.course.version}"`);
      return c.json(toAnswer(result.course), status);
    case 'changed-meanwhile':
      return problem(
        { status: 412, title: 'Kurz medzitým uložil niekto iný. Načítajte ho znova.' },
        { ETag: `"${result.course.version}"` },
      ) as never;
    case 'not-found':
      return courseNotFound() as never;
    case 'id-taken':
      return conflict('id', 'Kurz s týmto id už existuje.') as never;
    case 'slug-taken':
      return conflict('slug', 'Tento slug už má iný kurz. Zmeňte ho.') as never;
  }
}

/** The course object of the specification; the queue is the house's own business. */
function toAnswer({ version: _version, seatsAwaited: _seatsAwaited, ...course }: CourseRecord) {
  return course;
}

function courseNotFound(): Response {
  return problem({ status: 404, title: 'Takýto kurz neexistuje.' });
}

function conflict(field: string, message: string): Response {
  return problem({ status: 409, title: message, errors: [{ field, message }] });
}
