import { seatsOnOffer } from '#domain/courses/seats.ts';
import { findShownCourseBySlug } from '#server/courses/course-queries.ts';
import { appOf, pageIsPersonal, showInstead } from '#web/context.ts';
import { recordQuery } from '#web/forms/record-query.ts';
import { submittedSignUp } from '#web/forms/sign-up-request.ts';
import { pageAnswer, scriptAnswer } from '#web/forms/visitors-forms.ts';
import type { CanonicalQuery, PageHandle } from '#web/front/page-handle.ts';
import { NotFound } from '#web/shared/error-pages.tsx';
import { found } from '#web/shared/found.ts';
import { Island } from '#web/site/kit/island.tsx';
import { SignUpForm } from '#web/site/sign-up/sign-up-form.tsx';
import type { Route } from './+types/course';
import { courseMeta } from './course-meta.ts';
import { CoursePage } from './course-page.tsx';
import { findSentSignUp, readCourseContext, sendSignUp } from './read-course-page.ts';

export const handle: PageHandle = {
  islands: 'course',
  hasForm: true,
  takes: 'attachments',
  dependsOn: ['company', 'courses', 'seats'],
};

/** The id of a sign-up just sent without scripts. */
export const canonicalQuery: CanonicalQuery = (query) => recordQuery(query, 'prihlaska');

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? courseMeta(loaderData.course) : []);

export { headers } from '#web/shared/action-headers.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const course = found(await findShownCourseBySlug(app.db, `/${params.slug}`));
  const [sent, courseContext] = await Promise.all([
    findSentSignUp(app, course, url.searchParams),
    readCourseContext(app, course),
  ]);
  if (sent) pageIsPersonal(context);
  else if (url.searchParams.has('prihlaska')) showInstead(context, url.pathname);
  return { course, sent, ...courseContext };
}

async function send(args: Route.ActionArgs) {
  return sendSignUp(args, await findShownCourseBySlug(appOf(args.context).db, `/${args.params.slug}`));
}

export const middleware = [scriptAnswer(send)];

export const action = pageAnswer(send, submittedSignUp);

/** A course that cannot be read is shown to a visitor as not found (specification section 8). */
export function ErrorBoundary() {
  return <NotFound />;
}

export default function Course({ loaderData, actionData }: Route.ComponentProps) {
  const isFull = seatsOnOffer(loaderData.course) === 0;
  return (
    <CoursePage
      {...loaderData}
      form={
        <Island
          name="sign-up"
          of={SignUpForm}
          props={{ isFull, returned: actionData, sent: actionData ? undefined : loaderData.sent }}
        />
      }
    />
  );
}
