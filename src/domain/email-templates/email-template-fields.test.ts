import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/field-error.ts';
import { emailTemplateSchema } from './email-template-fields.ts';

test('the complaints about a template are in the order of its form', () => {
  const { error } = emailTemplateSchema.safeParse({ title: '', subject: '', body: 'Vážený {meno_psa}' });
  expect(error && fieldErrors(error).map(({ field }) => field)).toEqual(['title', 'subject', 'body']);
});
