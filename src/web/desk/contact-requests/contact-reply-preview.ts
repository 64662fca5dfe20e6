import { contactReplySchema } from '#domain/contact-requests/contact-reply-fields.ts';
import { previewContactReply } from '#server/contact-requests/contact-replies.ts';
import { emailResponse } from '#web/desk/emails/email-response.ts';
import { previewProblems } from '#web/desk/emails/preview-problems.tsx';
import { submittedValues } from '#web/desk/kit/fields.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import type { Route } from './+types/contact-reply-preview';
import { REPLY_FIELDS } from './reply-form.tsx';

export { action, default, loader } from '#web/desk/desk-not-found.ts';

/** The form is sent with its files, which the preview does not show. */
export const handle: PageHandle = { takes: 'fileNames' };

/** The reply as it would be sent, as a bare document for the frame on its page, rendered from the sent form. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const { app } = await requireStaff(args, 'office');
    if (args.request.method !== 'POST') return previewProblems([NOTHING_YET]);
    const reply = contactReplySchema.safeParse(submittedValues(REPLY_FIELDS, (await readForm(args)).texts));
    if (!reply.success) return previewProblems(reply.error.issues.map(({ message }) => message));
    const html = await previewContactReply(app, String(args.params.id), reply.data, args.url.origin);
    return html === undefined ? next() : emailResponse(html);
  },
];

const NOTHING_YET = 'Tlačidlo Ukázať e-mail ukáže odpoveď tak, ako odíde.';
