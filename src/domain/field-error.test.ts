import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-error.ts';

const complaintsAbout = (schema: z.ZodType, value: unknown) =>
  fieldErrors(schema.safeParse(value).error as z.ZodError);

test('a field with two faults is complained about once, with the first', () => {
  const schema = z.object({ name: z.string().min(3, 'krátke').regex(/^a/, 'nie a') });
  expect(complaintsAbout(schema, { name: 'x' })).toEqual([{ field: 'name', message: 'krátke' }]);
});

test('a field inside a list is named by its path', () => {
  const schema = z.object({ files: z.array(z.object({ name: z.string('bez názvu') })) });
  expect(complaintsAbout(schema, { files: [{ name: 'a' }, {}] })).toEqual([
    { field: 'files.1.name', message: 'bez názvu' },
  ]);
});
