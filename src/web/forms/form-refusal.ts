import { data } from 'react-router';
import type { FieldError } from '#domain/field-error.ts';
import type { Visit } from '#web/context.ts';
import { isTooFast, TOO_FAST_MESSAGE, tooManyMessage } from './form-limit.ts';

/** What a form sent without scripts gets back: complaints, and what was typed. */
interface ReturnedForm<Values> {
  errors: FieldError[];
  values: Values;
}

type Refusal<Values> = ReturnType<typeof data<ReturnedForm<Values>>>;

/**
 * Keeps floods and robots that fill in the hidden field out of a form sent without scripts; undefined lets it in. What
 * was typed is kept.
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

/** Keeps out whoever fills in a form faster than people can. Asked last: what is wrong in a form is told at once. */
export function tooFastRefusal<Values>({ sentForm }: Visit, values: Values): Refusal<Values> | undefined {
  if (isTooFast(sentForm?.openSeconds)) return refusal(values, 429, TOO_FAST_MESSAGE, 3);
}

function refusal<Values>(values: Values, status: number, message: string, retryAfterSeconds?: number) {
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) };
  return data({ errors: [{ field: 'form', message }], values }, { status, headers });
}
