import { letterWordsSchema } from '#domain/letter-templates/letter-template-fields.ts';
import { previewCourseMessage } from '#server/course-messages/course-messages.ts';
import { findLetterTemplate } from '#server/letter-templates/letter-templates.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { letterAnswer } from '#web/routes/staff/letters/letter-answer.ts';
import { noLetterYet } from '#web/routes/staff/letters/no-letter.tsx';
import { requireStaff } from '#web/staff-guard.ts';
import {
  type MessageFormValues,
  messageFormValues,
  newMessage,
  previewedAudience,
} from '#web/ui/desk/course-messages/message-values.ts';
import type { Route } from './+types/message-preview';

export { action, default, loader } from '../desk-not-found.ts';

/** The files of the form come along; nothing of them is shown. */
export const handle: PageHandle = { takes: 'fileNames' };

/** The e-mail as it would leave, bare, for the frame on its page; of a template, or as its form has sent it. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const app = appOf(args.context);
    const values = await readDraft(args);
    if (values.subject === '' && values.body === '') return noLetterYet([NOTHING_YET]);
    const words = letterWordsSchema.safeParse(values);
    if (!words.success) return noLetterYet(words.error.issues.map(({ message }) => message));
    const audience = previewedAudience(values);
    const html = await previewCourseMessage(app, String(args.params.id), words.data, audience, args.url.origin);
    return html === undefined ? next() : letterAnswer(html);
  },
];

async function readDraft(args: Parameters<Route.MiddlewareFunction>[0]): Promise<MessageFormValues> {
  if (args.request.method === 'POST') return messageFormValues((await readForm(args)).texts);
  const query = args.url.searchParams;
  const template = await findLetterTemplate(appOf(args.context).db, query.get('sablona') ?? '');
  return newMessage(template, query.getAll('prihlaska'));
}

const NOTHING_YET = 'Keď napíšete predmet a text, tlačidlo Ukázať e-mail ho ukáže tak, ako odíde.';
