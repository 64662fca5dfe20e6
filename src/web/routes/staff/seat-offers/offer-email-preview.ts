import { findCourse } from '#server/courses/course-queries.ts';
import { previewOfferEmail } from '#server/seat-offers/make-offer.ts';
import { possibleOffer } from '#server/seat-offers/staff-offers.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { appOf } from '#web/context.ts';
import { emailResponse } from '#web/routes/staff/emails/email-response.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/offer-email-preview';

export { default, loader } from '#web/routes/staff/desk-not-found.ts';

export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const app = appOf(args.context);
    const signUp = await findSignUp(app.db, args.params.id ?? '');
    const course = signUp?.courseId ? await findCourse(app.db, signUp.courseId) : undefined;
    if (!signUp || !course) return next();
    const possible = possibleOffer(app, signUp, course);
    if ('outcome' in possible) return next();
    return emailResponse(await previewOfferEmail(app, signUp, course, possible, args.url.origin));
  },
];
