import { findCourse } from '#server/courses/courses.ts';
import { previewTransferEmail } from '#server/sign-ups/sign-up-transfer.ts';
import { appOf } from '#web/context.ts';
import { emailAnswer } from '#web/routes/staff/emails/email-answer.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/transfer-email-preview';
import { chosenAmong } from './chosen-participants.ts';
import { findWithParticipants } from './find-participants.ts';

export { default, loader } from '#web/routes/staff/desk-not-found.ts';

/** The email sent when people are moved, as a bare document for the frame on the decision's page. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const app = appOf(args.context);
    const { signUp, come } = await findWithParticipants(args.context, args.params.id);
    const query = args.url.searchParams;
    const course = await findCourse(app.db, query.get('kurz') ?? '');
    if (!course) return next();
    const seats = chosenAmong(come, args.url).length || come.length;
    const as = query.has('nahradnik') ? 'waiting' : 'confirmed';
    return emailAnswer(await previewTransferEmail(app, signUp, course, { as, seats, origin: args.url.origin }));
  },
];
