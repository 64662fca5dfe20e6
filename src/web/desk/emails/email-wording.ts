import { findEmail } from '#server/emails/outbox.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/email-wording';
import { emailAboutOf } from './email-owner.ts';
import { emailResponse } from './email-response.ts';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** The email as its recipient sees it, as a bare document for the frame on the email's page. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const { id, emailId } = args.params;
    const email = await findEmail(appOf(args.context).db, emailAboutOf(args.url, id), emailId, args.url.origin);
    return email ? emailResponse(email.html) : next();
  },
];
