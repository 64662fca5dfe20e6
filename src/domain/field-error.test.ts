import { expect, test } from 'vitest';
import { fieldErrors } from './field-error.ts';
import { z } from './schema.ts';

const complaintsAbout = (schema: z.ZodType, value: unknown) =>
  fieldErrors(schema.safeParse(value).error as z.ZodError);

test('a field with two errors is reported once, with the first one', () => {
  const schema = z.object({ name: z.string().min(3, 'krátke').regex(/^a/, 'nie a') });
  expect(complaintsAbout(schema, { name: 'x' })).toEqual([{ field: 'name', message: 'krátke' }]);
});

test('an error inside a list has the path of its field as its name', () => {
  const schema = z.object({ files: z.array(z.object({ name: z.string('bez názvu') })) });
  expect(complaintsAbout(schema, { files: [{ name: 'a' }, {}] })).toEqual([
    { field: 'files.1.name', message: 'bez názvu' },
  ]);
});
