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

test('the message about a value of another type names the wanted one', () => {
  const schema = z.object({ workers: z.string(), files: z.array(z.string()) });
  expect(complaintsAbout(schema, { workers: 2, files: null })).toEqual([
    { field: 'workers', message: 'Táto hodnota má byť text.' },
    { field: 'files', message: 'Táto hodnota má byť zoznam.' },
  ]);
  expect(complaintsAbout(schema, [])).toEqual([{ field: '', message: 'Táto hodnota má byť objekt.' }]);
});
