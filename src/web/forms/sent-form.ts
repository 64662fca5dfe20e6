/** What somebody sent: the texts in their order, and the files their route takes. */
export interface SentForm {
  texts: FormData;
  files: SentFile[];
}

/** A chosen file; one larger than its route takes ends one byte after. */
export interface SentFile {
  field: string;
  name: string;
  bytes: Uint8Array;
}

/** No form field can hold a NUL, and PostgreSQL has none in its texts; whoever sends one means no good. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

/** More than any form of ours has, the company's with all its rows. */
export const FIELDS_MAX = 1_000;

/** Nobody fills in such a form by hand. */
export class FormTooLarge extends Error {}
