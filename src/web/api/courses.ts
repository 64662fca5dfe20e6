import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context, TypedResponse } from 'hono';
import { COURSE_CANCELLED, LECTURER_UNKNOWN, TYPE_UNKNOWN } from '#domain/courses/course-fields.ts';
import { may, type Permitted } from '#domain/staff/permissions.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import { listCoursePage } from '#server/courses/course-list.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { createCourse, deleteCourse, updateCourse } from '#server/courses/courses.ts';
import { findStaffMember } from '#server/staff/staff.ts';
import type { BodyVariables } from '#web/forms/request-body.ts';
import { isForeign } from '#web/front/own-host.ts';
import { cachedCall } from '#web/front/page-cache/cached-calls.ts';
import { SHARED_CACHE_CONTROL } from '#web/front/page-cache/cached-page.ts';
import type { PageCache } from '#web/front/page-cache/page-cache.ts';
import { invalid, problem } from '#web/front/problem.ts';
import { onlyJson, rejectInvalid, smallBody, unfilteredPath } from './call-checks.ts';
import { readCoursesJson, toAnswer } from './course-answers.ts';
import {
  answersWithCourse,
  CHANGED_MEANWHILE,
  courseAnswer,
  courseBody,
  courseContent,
  courseListQuery,
  courseUpdateBody,
  idParameter,
  listedCourse,
  seenVersion,
} from './course-schemas.ts';
import { BAD_BODY, INVALID, NOT_FOUND, STAFF_ONLY, TAKEN, UNAVAILABLE } from './refusals.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

const staffOnly = { security: [{ session: [] }] };

/** The four course calls (specification section 7; decisions: API). */
export function courseCalls(app: App, pageCache: PageCache) {
  const calls = new OpenAPIHono<{ Variables: BodyVariables & { staff: Permitted<'office'> } }>({
    defaultHook: rejectInvalid,
  });

  calls.openapi(
    createRoute({
      method: 'get',
      path: '/getCourses',
      summary: 'Courses: the active ones; for signed-in staff all of them',
      description: 'Without parameters all of them, whole and newest first. With any of them one page of a list.',
      middleware: cachedCall(app, pageCache, {
        dependsOn: ['courses', 'seats'],
        address: unfilteredPath(courseListQuery),
      }),
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
        ...INVALID,
        ...UNAVAILABLE,
      },
    }),
    async (c) => {
      const signedIn = await findStaffMember(app, c.req.raw);
      const staff = signedIn && may(signedIn, 'office');
      c.header('Cache-Control', signedIn ? 'no-store' : SHARED_CACHE_CONTROL);
      c.header('Vary', 'Cookie');
      // the dashboard must detect that its session has ended, not show a shorter list
      c.header('X-Courses', staff ? 'all' : 'active');
      const query = c.req.valid('query');
      if (Object.keys(query).length > 0) {
        const { page = 1, status, ...filter } = query;
        const state = staff ? status : 'active';
        const { rows, total } = await listCoursePage(app.db, { ...filter, page, state });
        c.header('X-Total-Count', String(total));
        return c.json(rows, 200);
      }
      const { json, total } = await readCoursesJson(app, staff ? 'staff' : 'visitor');
      c.header('X-Total-Count', String(total));
      // Hono keeps the type of a body only when Hono serialised it itself
      return c.newResponse(json, 200, JSON_TYPE) as Response &
        TypedResponse<z.infer<typeof courseAnswer>[], 200, 'json'>;
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
      responses: { 201: answersWithCourse('The new course'), ...STAFF_ONLY, ...BAD_BODY, ...TAKEN, ...UNAVAILABLE },
    }),
    async (c) => {
      const result = await app.change(c.get('staff'), (change) => createCourse(change, c.req.valid('json')));
      if (result.outcome === 'type-unknown') return invalid([TYPE_UNKNOWN]);
      if (result.outcome === 'lecturer-unknown') return invalid([LECTURER_UNKNOWN]);
      if (result.outcome !== 'saved') return taken(result.outcome);
      return c.json(toAnswer(result.course), 201, versionTag(result.course));
    },
  );

  calls.openapi(
    createRoute({
      method: 'put',
      path: '/updateCourse/{id}',
      summary: 'Change a course',
      ...staffOnly,
      middleware: [staffCall(app), onlyJson, ...smallBody],
      request: { params: idParameter, headers: seenVersion, body: courseUpdateBody },
      responses: {
        200: answersWithCourse('The changed course'),
        ...STAFF_ONLY,
        ...BAD_BODY,
        ...NOT_FOUND,
        ...TAKEN,
        ...CHANGED_MEANWHILE,
        ...UNAVAILABLE,
      },
    }),
    async (c) => {
      const { 'if-match': version } = c.req.valid('header');
      const { sendEmails, ...fields } = c.req.valid('json');
      const { result, at } = await app.change(c.get('staff'), async (change) => ({
        result: await updateCourse(change, c.req.valid('param').id, fields, { seenVersion: version, sendEmails }),
        at: instant(change),
      }));
      switch (result.outcome) {
        case 'saved':
          return c.json(toAnswer(result.course), 200, { ...versionTag(result.course), 'X-Done-At': at });
        case 'changed-meanwhile':
          return changedMeanwhile(result.course);
        case 'not-found':
          return courseNotFound();
        case 'type-unknown':
          return invalid([TYPE_UNKNOWN]);
        case 'lecturer-unknown':
          return invalid([LECTURER_UNKNOWN]);
        case 'course-cancelled':
          return problem({ status: 409, title: COURSE_CANCELLED });
        default:
          return taken(result.outcome);
      }
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
      responses: {
        200: { description: 'The deleted course', content: courseContent },
        ...STAFF_ONLY,
        ...NOT_FOUND,
        ...UNAVAILABLE,
      },
    }),
    async (c) => {
      const deleted = await app.change(c.get('staff'), (change) => deleteCourse(change, c.req.valid('param').id));
      return deleted ? c.json(toAnswer(deleted.course), 200) : courseNotFound();
    },
  );

  return calls;
}

/** Accepts only staff who may work on courses, and only requests from our own pages. */
function staffCall(app: App) {
  return async (c: Context, next: () => Promise<void>): Promise<Response | undefined> => {
    if (isForeign(app, c.req.raw)) return problem({ status: 403, title: 'Požiadavka prišla z cudzej stránky.' });
    const staff = await findStaffMember(app, c.req.raw);
    if (!staff) return problem({ status: 401, title: 'Najprv sa prihláste.' });
    if (!may(staff, 'office')) return problem({ status: 403, title: 'Na kurzy nemáte oprávnenie.' });
    c.set('staff', staff);
    await next();
  };
}

/** The tag that If-Match accepts. */
function versionTag({ version }: CourseRecord) {
  return { ETag: `"${version}"` };
}

/** A refused caller has both: what was sent, and the stored course in the response (decisions: Courses). */
function changedMeanwhile(course: CourseRecord) {
  const title = 'Kurz medzitým uložil niekto iný. Načítajte ho znova.';
  return problem({ status: 412, title, course: toAnswer(course) }, versionTag(course));
}

function courseNotFound() {
  return problem({ status: 404, title: 'Takýto kurz neexistuje.' });
}

function taken(outcome: keyof typeof TAKEN_MESSAGES) {
  const { field, message } = TAKEN_MESSAGES[outcome];
  return problem({ status: 409, title: message, errors: [{ field, message }] });
}

const TAKEN_MESSAGES = {
  'id-taken': { field: 'id', message: 'Kurz s týmto id už existuje.' },
  'slug-taken': { field: 'slug', message: 'Tento slug už má iný kurz. Zmeňte ho.' },
};
