import { renderToStaticMarkup } from 'react-dom/server';
import { contactReplySchema } from '#domain/contact-requests/contact-reply-fields.ts';
import { AUDIENCES } from '#domain/course-messages/recipient.ts';
import { emailTextSchema } from '#domain/email-templates/email-template-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { App } from '#server/app.ts';
import { previewContactReply } from '#server/contact-requests/contact-replies.ts';
import { previewCourseMessage, previewTemplate } from '#server/course-messages/course-messages.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { findEmailTemplate } from '#server/email-templates/email-templates.ts';
import { previewCancelledEmail } from '#server/sign-ups/course-emails.ts';
import { REPLY_FIELDS } from '#web/desk/contact-requests/reply-fields.ts';
import { newMessage, submittedMessage } from '#web/desk/course-messages/message-form.tsx';
import { readEnding } from '#web/desk/courses/course-questions.ts';
import { TEMPLATE_FIELDS } from '#web/desk/email-templates/template-form.tsx';
import { submittedValues } from '#web/desk/kit/fields.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import type { Route } from './+types/draft-previews';
import { emailResponse } from './email-response.ts';

export { action, default, loader } from '#web/desk/desk-not-found.ts';

/** Some of the forms are sent with their files, which a preview does not show. */
export const handle: PageHandle = { takes: 'fileNames' };

/** The email of a form as it would be sent, as a bare document for the frame beside the form. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const caller = await requireStaff(args, 'office').catch(refusalInFrame(args.request));
    if (caller instanceof Response) return caller;
    const { app } = caller;
    const form = args.request.method === 'POST' ? (await readForm(args)).texts : undefined;
    const preview = await PREVIEWS[args.pattern]?.(app, args, form);
    if (preview === undefined) return next();
    return emailResponse(typeof preview === 'string' ? preview : problemsDocument(preview));
  },
];

/** A browser draws its own error in a frame that is led to the sign-in. */
function refusalInFrame(request: Request) {
  return (refusal: unknown) => {
    const isRedirect = refusal instanceof Response && request.headers.get('Sec-Fetch-Dest') === 'iframe';
    if (isRedirect) return emailResponse(problemsDocument([SESSION_ENDED]));
    throw refusal;
  };
}

const SESSION_ENDED =
  'Prihlásenie sa skončilo. Prihláste sa v novej karte a náhľad si dajte ukázať znova. Čo ste napísali, zostáva tu.';

type Args = Parameters<Route.MiddlewareFunction>[0];

/**
 * The email's HTML, or why it cannot be shown; undefined where nothing has this address. The form is undefined before it
 * is sent for the first time.
 */
type Preview = (app: App, args: Args, form: FormData | undefined) => Promise<string | string[] | undefined>;

const PREVIEWS: Record<string, Preview> = {
  'dashboard/kurzy/:id/listy/zrusenie': courseEnding,
  'dashboard/kurzy/:id/listy/sprava': courseMessage,
  'dashboard/dopyty/:id/listy/odpoved': contactReply,
  'dashboard/sablony/:id/nahlad': emailTemplate,
};

async function courseEnding(app: App, { params, url }: Args, form: FormData | undefined) {
  const course = await findCourse(app.db, String(params.id));
  const ending = form && readEnding(form);
  return course && previewCancelledEmail(app, course, ending?.valid ? ending.fields.reason : '', url.origin);
}

/** From a template, or from the sent form. */
async function courseMessage(app: App, { params, url }: Args, form: FormData | undefined) {
  const query = url.searchParams;
  const values = form
    ? submittedMessage(form)
    : newMessage(await findEmailTemplate(app.db, query.get('sablona') ?? ''), query.getAll('prihlaska'));
  if (values.subject === '' && values.body === '') return [NOTHING_WRITTEN];
  const text = emailTextSchema.safeParse(values);
  if (!text.success) return text.error.issues.map(({ message }) => message);
  const audience = AUDIENCES.find((known) => known === values.audience) ?? 'confirmed';
  return previewCourseMessage(app, String(params.id), text.data, { audience, chosen: values.chosen }, url.origin);
}

const NOTHING_WRITTEN = 'Keď napíšete predmet a text, tlačidlo Ukázať e-mail ho ukáže tak, ako odíde.';

async function emailTemplate(app: App, { params, url }: Args, form: FormData | undefined) {
  const values = form ? submittedValues(TEMPLATE_FIELDS, form) : await findEmailTemplate(app.db, String(params.id));
  if (!values) return [NOTHING_WRITTEN];
  const text = emailTextSchema.safeParse(values);
  if (!text.success) return text.error.issues.map(({ message }) => message);
  return (await previewTemplate(app, text.data, url.origin)) ?? ['Ukážka tu bude po prvej prihláške na kurz.'];
}

async function contactReply(app: App, { params, url }: Args, form: FormData | undefined) {
  if (!form) return ['Tlačidlo Ukázať e-mail ukáže odpoveď tak, ako odíde.'];
  const reply = contactReplySchema.safeParse(submittedValues(REPLY_FIELDS, form));
  if (!reply.success) return reply.error.issues.map(({ message }) => message);
  return previewContactReply(app, String(params.id), reply.data, url.origin);
}

function problemsDocument(messages: readonly string[]): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="sk">
      <head>
        <meta charSet="utf-8" />
        <title>Náhľad e-mailu</title>
      </head>
      <body style={{ font: '17px/26px Verdana, Arial, sans-serif', margin: 24 }}>
        {messages.map((message) => (
          <p key={message}>{nonBreaking(message)}</p>
        ))}
      </body>
    </html>,
  )}`;
}
