import { AUDIENCES } from '#domain/course-messages/recipient.ts';
import { emailTextSchema } from '#domain/email-templates/email-template-fields.ts';
import { previewCourseMessage } from '#server/course-messages/course-messages.ts';
import { findEmailTemplate } from '#server/email-templates/email-templates.ts';
import { appOf } from '#web/context.ts';
import { emailResponse } from '#web/desk/emails/email-response.ts';
import { previewProblems } from '#web/desk/emails/preview-problems.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import type { Route } from './+types/message-preview';
import { type MessageValues, newMessage, submittedMessage } from './message-form.tsx';

export { action, default, loader } from '#web/desk/desk-not-found.ts';

/** The form is sent with its files, which the preview does not show. */
export const handle: PageHandle = { takes: 'fileNames' };

/** The email as it would be sent, as a bare document for the frame on its page; from a template or the sent form. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const { app } = await requireStaff(args, 'office');
    const values = await readDraft(args);
    if (values.subject === '' && values.body === '') return previewProblems([EMPTY_EMAIL]);
    const text = emailTextSchema.safeParse(values);
    if (!text.success) return previewProblems(text.error.issues.map(({ message }) => message));
    const audience = AUDIENCES.find((known) => known === values.audience) ?? 'confirmed';
    const recipients = { audience, chosen: values.chosen };
    const html = await previewCourseMessage(app, String(args.params.id), text.data, recipients, args.url.origin);
    return html === undefined ? next() : emailResponse(html);
  },
];

async function readDraft(args: Parameters<Route.MiddlewareFunction>[0]): Promise<MessageValues> {
  if (args.request.method === 'POST') return submittedMessage((await readForm(args)).texts);
  const query = args.url.searchParams;
  const template = await findEmailTemplate(appOf(args.context).db, query.get('sablona') ?? '');
  return newMessage(template, query.getAll('prihlaska'));
}

const EMPTY_EMAIL = 'Keď napíšete predmet a text, tlačidlo Ukázať e-mail ho ukáže tak, ako odíde.';
