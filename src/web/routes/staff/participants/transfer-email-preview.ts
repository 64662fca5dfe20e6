import { findCourse } from '#server/courses/course-queries.ts';
import { previewTransferEmail } from '#server/sign-ups/sign-up-transfer.ts';
import { appOf } from '#web/context.ts';
import { emailResponse } from '#web/routes/staff/emails/email-response.ts';
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
    const { signUp, participants } = await findWithParticipants(args.context, args.params.id);
    const query = args.url.searchParams;
    const course = await findCourse(app.db, query.get('kurz') ?? '');
    if (!course) return next();
    const seats = chosenAmong(participants, args.url).length || participants.length;
    const as = query.has('nahradnik') ? 'waiting' : 'confirmed';
    return emailResponse(await previewTransferEmail(app, signUp, course, { as, seats, origin: args.url.origin }));
  },
];
