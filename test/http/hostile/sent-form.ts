import type { StoredWorld } from './stored-world.ts';

/** A valid form, which hostile forms are derived from. */
export interface SentForm {
  by: 'visitor' | 'staff' | 'newcomer';
  path: string;
  fields: [name: string, text: string][];
  file?: SentFile;
  /** A body of plain text instead of a form. */
  text?: string;
}

export interface SentFile {
  field: string;
  name: string;
  bytes: Uint8Array;
}

/** Builds the form of an address from the stored records. */
export type FormRow = (stored: StoredWorld) => SentForm;

type Fields = Record<string, string | string[]>;

export const byVisitor = (path: string, fields: Fields = {}, file?: SentFile): SentForm => ({
  by: 'visitor',
  path,
  fields: pairs(fields),
  ...(file && { file }),
});

export const byStaff = (path: string, fields: Fields = {}, file?: SentFile): SentForm => ({
  ...byVisitor(path, fields, file),
  by: 'staff',
});

function pairs(fields: Fields): SentForm['fields'] {
  return Object.entries(fields).flatMap(([name, texts]) =>
    [texts].flat().map((text): [string, string] => [name, text]),
  );
}
