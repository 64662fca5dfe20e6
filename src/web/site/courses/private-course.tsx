import { redirect } from 'react-router';
import { coursePath } from '#domain/courses/course.ts';
import type { App } from '#server/app.ts';
import { findShownCourseByLink } from '#server/courses/course-queries.ts';
import { appOf } from '#web/context.ts';
import { submittedSignUp } from '#web/forms/sign-up-request.ts';
import { pageAnswer, scriptAnswer } from '#web/forms/visitors-forms.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/private-course';
import { findSentSignUp, readCourseContext, sendSignUp } from './read-course-page.ts';

// Anyone who has the link may open the course: without `dependsOn` the page is not cached (decision 0043).
export const handle: PageHandle = { islands: 'course', hasForm: true, takes: 'attachments', noIndex: true };

export { headers } from '#web/site/kit/private-headers.ts';
export { default, meta } from './course.tsx';
// shown where the link leads to nothing
export { ErrorBoundary, notFound } from './ended-link.tsx';

export async function loader({ context, params: { linkCode }, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const course = await findPrivateCourse(app, linkCode);
  const [sent, courseContext] = await Promise.all([
    findSentSignUp(app, course, url.searchParams),
    readCourseContext(app, course),
  ]);
  return { course, linkCode, sent, ...courseContext };
}

async function send(args: Route.ActionArgs) {
  const { linkCode } = args.params;
  return sendSignUp(args, await findShownCourseByLink(appOf(args.context).db, linkCode), linkCode);
}

export const middleware = [scriptAnswer(send)];

export const action = pageAnswer(send, submittedSignUp);

/** A link to a course that has become public redirects to its public page. */
async function findPrivateCourse({ db }: App, linkCode: string) {
  const course = found(await findShownCourseByLink(db, linkCode));
  if (!course.isPrivate) throw redirect(coursePath(course.slug));
  return course;
}
