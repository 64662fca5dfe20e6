import { data } from 'react-router';
import type { FieldError } from '#domain/field-error.ts';
import type { Visit } from './context.ts';
import { isTooFast, TOO_FAST_MESSAGE, tooManyMessage } from './form-limit.ts';

/** What a form sent without scripts gets back: complaints, and what was typed. */
interface ReturnedForm<Values> {
  errors: FieldError[];
  values: Values;
}

type Refusal<Values> = ReturnType<typeof data<ReturnedForm<Values>>>;

/** Keeps robots and floods out of a form sent without scripts; undefined lets it in. What was typed is kept. */
export async function formRefusal<Values>(
  visit: Visit,
  form: FormData,
  values: Values,
): Promise<Refusal<Values> | undefined> {
  const refuse = (status: number, message: string, headers?: Record<string, string>) =>
    data({ errors: [{ field: 'form', message }], values }, { status, headers });
  const turn = await visit.formLimit(visit.clientAddress);
  if (!turn.allowed) {
    return refuse(429, tooManyMessage(turn.retryAfterSeconds), { 'Retry-After': String(turn.retryAfterSeconds) });
  }
  if (form.get('web')) return refuse(422, 'Skryté pole „Toto pole nechajte prázdne“ má zostať prázdne.');
  if (isTooFast(elapsedSeconds(visit, form.get('openedAt'))))
    return refuse(429, TOO_FAST_MESSAGE, { 'Retry-After': '3' });
}

function elapsedSeconds({ app }: Visit, openedAt: FormDataEntryValue | null): number | undefined {
  try {
    return app
      .now()
      .since(Temporal.Instant.from(String(openedAt)))
      .total('seconds');
  } catch {
    // a form without the field was not rendered by us, and has nothing to be measured by
    return undefined;
  }
}
