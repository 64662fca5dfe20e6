/** A received form: the texts in their order, and the files its route takes. */
export interface SentForm {
  texts: FormData;
  files: SentFile[];
}

/** A chosen file; one that is larger than its route takes is cut one byte after the limit. */
export interface SentFile {
  field: string;
  name: string;
  bytes: Uint8Array;
}

/** A form field cannot hold NUL, and PostgreSQL texts cannot either; only an attacker sends one. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

/** More than any form of ours has, even the results of a thousand people. */
export const FIELDS_MAX = 10_000;

/** A form too large to have been filled in by hand. */
export class FormTooLarge extends Error {}
