import { findApplicationForm, knownOfSignUp } from '#server/application-forms/sign-up-form.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { fileAnswer, OFFICE_TYPES } from '#web/shared/file-answer.ts';
import type { Route } from './+types/sign-up-form';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** The course's application form, filled in from the sign-up. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const { db } = appOf(args.context);
    const signUp = await findSignUp(db, args.params.id);
    const course = signUp?.courseId ? await findCourse(db, signUp.courseId) : undefined;
    const form = await findApplicationForm(db, course);
    if (!signUp || !course || !form) return next();
    const known = await knownOfSignUp(db, signUp, course);
    const { isWorkbook, writeApplicationForm } = await import('#server/application-forms/write-form.ts');
    return fileAnswer((await writeApplicationForm(form, known)) as BodyInit, {
      name: form.file,
      mediaType: OFFICE_TYPES[isWorkbook(form) ? 'xlsx' : 'docx'],
    });
  },
];
