import type { z } from './schema.ts';

/** What is wrong with one field, in Slovak; `field` is its name in the form and in the API. */
export interface FieldError {
  field: string;
  message: string;
}

/** What a form or call contains, or what is wrong with it. */
export type ParsedFields<Fields> = { valid: true; fields: Fields } | InvalidFields;

export interface InvalidFields {
  valid: false;
  errors: FieldError[];
}

export function parseFields<Fields>(schema: z.ZodType<Fields>, values: unknown): ParsedFields<Fields> {
  const { success, data, error } = schema.safeParse(values);
  return success ? { valid: true, fields: data } : { valid: false, errors: fieldErrors(error) };
}

/** The first error of each field, in the order of the schema. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const firstByField = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    if (!firstByField.has(field)) firstByField.set(field, issue.message);
  }
  return [...firstByField].map(([field, message]) => ({ field, message }));
}
