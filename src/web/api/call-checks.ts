import type { Hook } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { fieldErrors } from '#domain/field-error.ts';
import { type FormLimit, isTooFast, TOO_FAST_MESSAGE, tooManyMessage } from '#web/forms/form-limit.ts';
import { invalid, problem } from '#web/front/problem.ts';
import { jsonBody } from './json-body.ts';

// What every call checks before it reads anything.

/** Answers 422 field by field when the body does not fit its schema. */
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

/** Counts the forms of one sender. */
export function underLimit(limit: FormLimit): MiddlewareHandler<{ Variables: { clientAddress: string } }> {
  return async (c, next) => {
    const turn = await limit(c.get('clientAddress'));
    if (turn.allowed) return next();
    const { retryAfterSeconds } = turn;
    return problem(
      { status: 429, title: tooManyMessage(retryAfterSeconds) },
      { 'Retry-After': String(retryAfterSeconds) },
    );
  };
}

/** What a call of our own forms brings along against robots (decisions: Forms). */
export const robotTrap = {
  web: z.string().optional().openapi({ description: 'Stays empty: only robots fill it in' }),
  elapsedSeconds: z.number().optional().openapi({ description: 'How long our form was being filled in' }),
};

/** Refuses whoever fills in the hidden field or is faster than people; undefined lets the call in. */
export function robotRefusal({ web, elapsedSeconds }: { web?: string; elapsedSeconds?: number }) {
  if (web) return invalid([{ field: 'web', message: 'Toto pole nechajte prázdne.' }]);
  if (isTooFast(elapsedSeconds)) return problem({ status: 429, title: TOO_FAST_MESSAGE }, { 'Retry-After': '3' });
}

/** The body of a call without files. */
export const smallBody = jsonBody(500_000, 'Požiadavka je príliš veľká.');
