import { data } from 'react-router';
import type { FieldError } from '#domain/field-error.ts';
import type { Visit } from '#web/context.ts';
import { isTooFast, TOO_FAST_MESSAGE, tooManyMessage } from './form-limit.ts';

/** The response to a form sent without scripts: errors, and what was typed. */
interface ReturnedForm<Values> {
  errors: FieldError[];
  values: Values;
}

type Refusal<Values> = ReturnType<typeof data<ReturnedForm<Values>>>;

/**
 * Refuses senders over the limit and robots that fill in the hidden field of a form sent without scripts; undefined if
 * it is accepted. What was typed is shown again.
 */
export function formRefusal<Values>(
  { sentForm }: Visit,
  form: FormData,
  values: Values,
): Refusal<Values> | undefined {
  if (!sentForm) throw new Error('A route that takes visitors’ forms says hasForm in its handle');
  const { turn } = sentForm;
  if (!turn.allowed) return refusal(values, 429, tooManyMessage(turn.retryAfterSeconds), turn.retryAfterSeconds);
  if (form.get('web'))
    return refusal(values, 422, 'Prehliadač vyplnil pole, ktoré má zostať prázdne. Odošlite formulár ešte raz.');
}

/** Refuses a form filled in faster than people can. Checked last, so that errors are reported at once. */
export function tooFastRefusal<Values>({ sentForm }: Visit, values: Values): Refusal<Values> | undefined {
  if (isTooFast(sentForm?.openSeconds)) return refusal(values, 429, TOO_FAST_MESSAGE, 3);
}

function refusal<Values>(values: Values, status: number, message: string, retryAfterSeconds?: number) {
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) };
  return data({ errors: [{ field: 'form', message }], values }, { status, headers });
}
