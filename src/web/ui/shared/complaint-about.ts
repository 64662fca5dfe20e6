import type { FieldError } from '#domain/field-error.ts';

/** What is wrong with a field, if anything is. */
export function complaintAbout(field: string, errors: readonly FieldError[] = []): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}
