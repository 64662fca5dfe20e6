import { findApplicationForm, knownOfSignUp } from '#server/application-forms/sign-up-form.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { fileAnswer } from '#web/shared/file-answer.ts';
import type { Route } from './+types/own-form';
import { findSignUpByLink } from './linked-sign-up.ts';

export { default, ErrorBoundary, loader, notFound } from './unknown-link.tsx';

export const handle: PageHandle = { noIndex: true };

/** The course's application form as PDF, filled in from the sign-up. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, params: { code } }, next) => {
    const app = appOf(context);
    const signUp = await findSignUpByLink(context, code);
    const course = signUp?.courseId ? await findCourse(app.db, signUp.courseId) : undefined;
    const form = await findApplicationForm(app.db, course);
    if (!signUp || !course || !form) return next();
    const { pdfForm } = await import('#server/application-forms/pdf.ts');
    return fileAnswer(await pdfForm(form, await knownOfSignUp(app.db, signUp, course)), {
      name: form.file.replace(/\.(docx|xlsx)$/, '.pdf'),
      mediaType: 'application/pdf',
      isShown: true,
    });
  },
];
