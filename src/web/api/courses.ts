import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { CITIES } from '#domain/courses/course.ts';
import { courseSchema, TYPE_UNKNOWN } from '#domain/courses/course-fields.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import {
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

const courseAnswer = z
  .object({
    id: z.string(),
    nameOfCourse: z.string(),
    slug: z.string().openapi({ example: '/kurz-prvej-pomoci-zilina' }),
    date: z.iso.date(),
    dateTo: z.iso.date().nullable(),
    place: z.string(),
    city: z.enum(CITIES),
    image: z.string().openapi({ example: '/ikony/ikony-03.svg' }),
    courseTypeId: z.string().nullable().openapi({ description: 'The type of the course', example: 'prva-pomoc' }),
    courseInfo: z.string(),
    invitation: z.string(),
    forWho: z.string(),
    price: z.string().openapi({ example: '49 €' }),
    output: z.string(),
    capacity: z.int().min(0).openapi({ description: '0 = no stated limit' }),
    status: z.enum(['active', 'inactive']),
    attachments: z.array(z.object({ name: z.string(), url: z.string(), size: z.int() })),
    seatsTaken: z.int().openapi({ description: 'Seats held by confirmed sign-ups' }),
    version: z.int().optional().openapi({ description: 'For staff only: what If-Match takes, in quotes' }),
  })
  .openapi('Course');

const idParameter = z.object({ id: z.string() });

const ETAG_WRONG = 'If-Match je verzia kurzu v úvodzovkách, napríklad "3", alebo *.';

/** The version the caller has seen (RFC 9110, 13.1.1); a star or no header saves over any. */
const seenVersion = z.object({
  'if-match': z
    .string()
    .regex(/^(\*|"\d{1,9}")$/, ETAG_WRONG)
    .transform((tag) => (tag === '*' ? undefined : Number(tag.slice(1, -1))))
    .optional(),
});

const answersWithCourse = (description: string) => ({
  description,
  content: { 'application/json': { schema: courseAnswer } },
});
const courseBody = { required: true, content: { 'application/json': { schema: courseSchema } } };
const staffOnly = { security: [{ session: [] }] };

/** The four course calls (specification section 7; decisions: API). */
export function courseCalls(app: App) {
  const calls = new OpenAPIHono<{ Variables: BodyVariables & { staff: StaffMember } }>({
    defaultHook: rejectInvalid,
  });

  calls.openapi(
    createRoute({
      method: 'get',
      path: '/getCourses',
      summary: 'Courses: the active ones; all of them for signed-in staff',
      responses: {
        200: { description: 'Newest first', content: { 'application/json': { schema: z.array(courseAnswer) } } },
      },
    }),
    async (c) => {
      const staff = await findStaffMember(app, c.req.raw);
      c.header('Cache-Control', 'no-store');
      // the dashboard must notice that its session has ended, not show a shorter list
      c.header('X-Courses', staff ? 'all' : 'active');
      const courses = await listCourses(app.db, { onlyActive: !staff });
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
    async (c) =>
      answerSaved(c, await app.change(c.get('staff'), (change) => createCourse(change, c.req.valid('json'))), 201),
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
      return answerSaved(
        c,
        await app.change(c.get('staff'), (change) =>
          updateCourse(change, c.req.valid('param').id, c.req.valid('json'), version),
        ),
        200,
      );
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
      const course = await app.change(c.get('staff'), (change) => deleteCourse(change, c.req.valid('param').id));
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
    c.set('staff', staff);
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
    case 'type-unknown':
      return problem({ status: 422, title: TYPE_UNKNOWN.message, errors: [TYPE_UNKNOWN] }) as never;
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
