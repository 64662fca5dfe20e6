import type { Hook } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { fieldErrors } from '#domain/field-error.ts';
import { wholeNumber } from '#domain/fields.ts';
import type { App } from '#server/app.ts';
import type { CallersKey } from '#server/submissions.ts';
import { retryAfter } from '#web/forms/form-bodies.ts';
import { FORM_SECONDS_MIN, isTooFast, TOO_FAST_MESSAGE, takeForm, tooManyMessage } from '#web/forms/form-limit.ts';
import type { BodyVariables } from '#web/forms/request-body.ts';
import { invalid, problem } from '#web/front/problem.ts';
import { jsonBody } from './json-body.ts';

// Checks of every call before it reads anything.

/** Responds with 422 field by field when the body does not fit its schema. */
// biome-ignore lint/suspicious/noExplicitAny: the hook serves every route, whatever its input
export const rejectInvalid: Hook<any, any, any, any> = (result) => {
  if (!result.success) return invalid(fieldErrors(result.error));
};

export const onlyJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return problem({ status: 415, title: 'Telo požiadavky má byť application/json.' });
  }
  await next();
};

/** Up to 255 printable characters, quoted as the draft requires, or unquoted as many callers write it. */
const idempotencyKey = z
  .string()
  .regex(/^"?[\x21\x23-\x7e]{1,255}"?$/, 'Idempotency-Key má mať 1 až 255 znakov bez medzier, napríklad UUID.')
  .transform((key) => key.replaceAll('"', ''))
  .optional()
  .openapi({
    description:
      'Of the caller’s choice, a UUID say: the same request once more within 24 hours gets the same answer',
    example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
  });

/** The headers of a call that stores something. */
export const keyedHeaders = z.object({ 'idempotency-key': idempotencyKey });

export function callersKey(
  { req, var: { clientAddress } }: Context<{ Variables: BodyVariables }>,
  { 'idempotency-key': key }: z.infer<typeof keyedHeaders>,
): CallersKey | undefined {
  return key === undefined ? undefined : { key, call: req.path, caller: clientAddress };
}

/** Counts the forms of one sender. */
export function underLimit(app: App): MiddlewareHandler<{ Variables: { clientAddress: string } }> {
  return async (c, next) => {
    const turn = await takeForm(app, c.get('clientAddress'));
    if (turn.allowed) return next();
    return problem({ status: 429, title: tooManyMessage(turn.retryAfterSeconds) }, retryAfter(turn));
  };
}

/** Fields against robots, for forms that send a call (decisions: Forms). */
export const honeypot = {
  web: z.string().optional().openapi({ description: 'Stays empty: only robots fill it in' }),
  elapsedSeconds: z.number().optional().openapi({ description: 'How long the form was being filled in' }),
};

/** Refuses a call with the hidden field filled in or one sent faster than people can; undefined if it is accepted. */
export function honeypotRefusal({ web, elapsedSeconds }: { web?: string; elapsedSeconds?: number }) {
  if (web) return invalid([{ field: 'web', message: 'Toto pole nechajte prázdne.' }]);
  if (isTooFast(elapsedSeconds)) {
    return problem({ status: 429, title: TOO_FAST_MESSAGE }, retryAfter({ retryAfterSeconds: FORM_SECONDS_MIN }));
  }
}

/** The body of a call without files. */
export const smallBody = jsonBody(500_000, 'Požiadavka je príliš veľká.');

const PAGE_SIZE_MAX = 100;

/** The requested page of a list. */
export const pageQuery = z.object({
  page: wholeNumber('Strana je celé číslo od 1.', 1, 1_000_000).optional(),
  pageSize: wholeNumber(`Počet na strane je celé číslo od 1 do ${PAGE_SIZE_MAX}.`, 1, PAGE_SIZE_MAX).optional(),
});

/** The address of a list requested without parameters, the same for all visitors; a filtered one is not cached. */
export const unfilteredPath = (query: z.ZodObject) => (c: Context) =>
  Object.keys(query.shape).some((name) => c.req.query(name) !== undefined) ? undefined : c.req.path;
