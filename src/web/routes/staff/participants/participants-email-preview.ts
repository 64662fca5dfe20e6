import { findCourse } from '#server/courses/course-queries.ts';
import { previewParticipantsEmail } from '#server/sign-ups/participants-email.ts';
import { appOf } from '#web/context.ts';
import { emailResponse } from '#web/routes/staff/emails/email-response.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/participants-email-preview';
import { chosenAmong } from './chosen-participants.ts';
import { findWithParticipants } from './find-participants.ts';

export { default, loader } from '#web/routes/staff/desk-not-found.ts';

/** The email sent when the chosen people are withdrawn, as a bare document for the frame on the decision's page. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const app = appOf(args.context);
    const { signUp, participants } = await findWithParticipants(args.context, args.params.id);
    const withdrawn = chosenAmong(participants, args.url);
    if (withdrawn.length === 0) return next();
    const course = signUp.courseId ? await findCourse(app.db, signUp.courseId) : undefined;
    const remaining = participants.filter((participant) => !withdrawn.includes(participant));
    const changed = { signUp, course, withdrawn, added: [], current: remaining };
    return emailResponse(await previewParticipantsEmail(app, changed, args.url.origin));
  },
];
