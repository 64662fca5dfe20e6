import { findCourse } from '#server/courses/course-queries.ts';
import { findSender } from '#server/emails/email-document.ts';
import { courseCalendar } from '#server/emails/texts/calendar.ts';
import { applicantFacts } from '#server/sign-ups/sign-up-emails.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { fileAnswer } from '#web/shared/file-answer.ts';
import type { Route } from './+types/own-calendar';
import { findSignUpByLink } from './linked-sign-up.ts';

export { default, ErrorBoundary, loader, notFound } from './unknown-link.tsx';

export const handle: PageHandle = { noIndex: true };

/** The same event as in the emails, so that a calendar that has one does not show two. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, params: { code } }, next) => {
    const app = appOf(context);
    const signUp = await findSignUpByLink(context, code);
    if (signUp?.status !== 'confirmed') return next();
    const course = await findCourse(app.db, signUp.courseId);
    const calendar = courseCalendar(applicantFacts(signUp, course), await findSender(app));
    if (!calendar) return next();
    return fileAnswer(calendar.content, { name: 'kurz.ics', mediaType: 'text/calendar; charset=utf-8' });
  },
];
