import type { MiddlewareHandler } from 'hono';
import { data, redirect } from 'react-router';
import type { FieldError, InvalidFields } from '#domain/field-error.ts';
import type { App } from '#server/app.ts';
import { type Visit, visitContext } from '#web/context.ts';
import { problem } from '#web/front/problem.ts';
import { matchRoute } from '#web/front/route-match.ts';
import { type FormArgs, readForm } from './form.ts';
import { formBody, refusalPage, refusalProblem, retryAfter, textsOnly } from './form-bodies.ts';
import { FORM_SECONDS_MIN, isTooFast, TOO_FAST_MESSAGE, takeForm, tooManyMessage } from './form-limit.ts';
import type { OpenedForms } from './opened-forms.ts';
import { type BodyVariables, limitBody } from './request-body.ts';
import type { SentForm } from './sent-form.ts';

type Env = { Variables: BodyVariables & Pick<Visit, 'sentForm'> };

/**
 * Records which sender receives a page with a visitors’ form, and when the form is sent counts it before its body is
 * read. Any form is accepted with as much of a body as its page takes. Over the limit only a small body is read, so
 * that its page can show again what was typed; a large one stays in the browser, one step back.
 */
export function visitorsForms(app: App, openedForms: OpenedForms): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { handle, path } = matchRoute(new URL(c.req.url).pathname);
    const { clientAddress } = c.var;
    const sender = { clientAddress, userAgent: c.req.header('User-Agent') ?? '' };
    if (c.req.method === 'GET' && handle.hasForm) openedForms.note(sender, path);
    if (c.req.method !== 'POST') return next();
    const answer = isSentByScript(c.req.raw) ? refusalProblem : refusalPage;
    const body = formBody(handle, answer);
    if (!handle.hasForm) return limitBody(body)(c, next);
    const turn = await takeForm(app, clientAddress);
    c.set('sentForm', { turn, openSeconds: openedForms.secondsSince(sender, path) });
    return limitBody(turn.allowed ? body : textsOnly(body, turn.retryAfterSeconds, answer))(c, next);
  };
}

/** Our script sends the form a browser would send, and requests JSON instead of the next page. */
export function isSentByScript({ headers }: Request): boolean {
  return headers.get('Accept') === 'application/json';
}

/** Why a visitor's form was not stored. */
export interface Refusal {
  errors: FieldError[];
  /** 422 if left out. */
  status?: 404 | 409 | 429;
  retryAfterSeconds?: number;
}

/** The path of the page that shows what was stored, and what a script receives of it. */
export interface StoredForm {
  path: string;
  stored?: unknown;
}

type Send<Args, Refused extends Refusal> = (args: Args) => Promise<StoredForm | Refused>;

/** The action of a visitor's form: the next page, or its own page with the errors and what was typed. */
export function pageAnswer<Args extends FormArgs, Refused extends Refusal, Values>(
  send: Send<Args, Refused>,
  submittedValues: (texts: FormData) => Values,
) {
  return async (args: Args) => {
    const outcome = await send(args);
    if ('path' in outcome) return redirect(outcome.path, 303);
    const { texts, files } = await readForm(args);
    const errors = files.some(({ bytes }) => bytes.length > 0) ? [...outcome.errors, FILES_GONE] : outcome.errors;
    const values = submittedValues(texts);
    return data({ ...outcome, errors, values }, { status: outcome.status ?? 422, headers: retryAfter(outcome) });
  };
}

/** A page cannot fill in files, and without this they would be missing unnoticed when the form is sent again. */
const FILES_GONE = { field: 'files', message: 'Prílohy vyberte znova, v\u00A0neprijatom formulári nezostali.' };

/** The middleware that answers the same form in JSON where our script sends it; no page is rendered. */
export function scriptAnswer<Args extends FormArgs>(send: Send<Args, Refusal>) {
  return async (args: Args, next: () => Promise<Response>): Promise<Response> => {
    if (args.request.method !== 'POST' || !isSentByScript(args.request)) return next();
    const outcome = await send(args);
    if ('path' in outcome) return Response.json(outcome.stored, { status: 201 });
    const { errors, status = 422 } = outcome;
    return problem({ status, title: 'Formulár sme neprijali.', errors }, retryAfter(outcome));
  };
}

/**
 * Reads a visitor's form. Refuses senders over the limit, robots that fill in the hidden field, mistakes, and last, so
 * that mistakes are reported at once, what was filled in faster than people can; a short form may be.
 */
export async function readVisitorsForm<Read extends { valid: true }>(
  args: FormArgs,
  check: (form: SentForm) => Read | InvalidFields | Promise<Read | InvalidFields>,
  { isShort = false } = {},
): Promise<Read | (InvalidFields & Refusal)> {
  const { sentForm } = args.context.get(visitContext);
  if (!sentForm) throw new Error('A route that takes visitors’ forms says hasForm in its handle');
  const { turn, openSeconds } = sentForm;
  const form = await readForm(args);
  if (!turn.allowed) return tooSoon(tooManyMessage(turn.retryAfterSeconds), turn.retryAfterSeconds);
  if (form.texts.get('web')) return invalidForm(HIDDEN_FIELD_FILLED_IN);
  const read = await check(form);
  const isRobot = read.valid && !isShort && isTooFast(openSeconds);
  return isRobot ? tooSoon(TOO_FAST_MESSAGE, FORM_SECONDS_MIN) : read;
}

const HIDDEN_FIELD_FILLED_IN = 'Prehliadač vyplnil pole, ktoré má zostať prázdne. Odošlite formulár ešte raz.';

function tooSoon(message: string, retryAfterSeconds: number): InvalidFields & Refusal {
  return { ...invalidForm(message), status: 429, retryAfterSeconds };
}

function invalidForm(message: string): InvalidFields {
  return { valid: false, errors: [{ field: 'form', message }] };
}
