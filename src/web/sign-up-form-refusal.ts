import { data } from 'react-router';
import type { FieldError } from '#domain/field-error.ts';
import type { Visit } from './context.ts';
import { TOO_FAST_MESSAGE, tooManyMessage } from './form-limit.ts';
import { isTooFast } from './sign-up-request.ts';
import type { ReturnedValues } from './ui/sign-up/use-sign-up.tsx';

type Refusal = ReturnType<typeof data<{ errors: FieldError[]; values: ReturnedValues }>>;

/** Keeps robots and floods out of a form sent without scripts; undefined lets it in. What was typed is kept. */
export async function signUpFormRefusal(visit: Visit, form: FormData): Promise<Refusal | undefined> {
  const refuse = (status: number, message: string, headers?: Record<string, string>) =>
    data({ errors: [{ field: 'form', message }], values: valuesOf(form) }, { status, headers });
  const turn = await visit.formLimit(visit.clientAddress);
  if (!turn.allowed) {
    return refuse(429, tooManyMessage(turn.retryAfterSeconds), { 'Retry-After': String(turn.retryAfterSeconds) });
  }
  if (form.get('web')) return refuse(422, 'Skryté pole „Toto pole nechajte prázdne“ má zostať prázdne.');
  if (isTooFast(elapsedSeconds(visit, form.get('openedAt'))))
    return refuse(429, TOO_FAST_MESSAGE, { 'Retry-After': '3' });
}

/** What was typed, to be shown again. */
export function valuesOf(form: FormData): ReturnedValues {
  const { files: _, applicant, consent, ...texts } = Object.fromEntries(form) as Record<string, string>;
  return { ...texts, applicant: applicant === 'company' ? 'company' : 'person', consent: consent === 'on' };
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
