import type { z } from './schema.ts';

/** What is wrong with one field, in Slovak; `field` is its name in the form and in the API. */
export interface FieldError {
  field: string;
  message: string;
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
