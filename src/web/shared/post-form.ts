import type { FieldError } from '#domain/field-error.ts';

/** The result of a form that was sent. */
export type Answer<Stored> =
  | { is: 'stored'; stored: Stored }
  | { is: 'invalid'; errors: FieldError[] }
  | { is: 'failed' };

/** Sends a form as the browser would, and requests JSON; never throws, even when the network fails. */
export async function postForm<Stored>(action: string, body: FormData): Promise<Answer<Stored>> {
  try {
    const response = await fetch(action, { method: 'POST', headers: { Accept: 'application/json' }, body });
    const answer = await response.json();
    if (response.ok) return { is: 'stored', stored: answer };
    if (answer.errors) return { is: 'invalid', errors: answer.errors };
    if ([413, 429, 503].includes(response.status)) {
      return { is: 'invalid', errors: [{ field: 'form', message: answer.title }] };
    }
  } catch (error) {
    console.error('The form was not sent', error);
  }
  return { is: 'failed' };
}
