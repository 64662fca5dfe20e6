import type { StoredWorld } from './stored-world.ts';

/** A form as an honest sender sends it: hostile ones begin with it. */
export interface SentForm {
  by: 'visitor' | 'staff' | 'newcomer';
  path: string;
  fields: [name: string, text: string][];
  file?: SentFile;
  /** A body that is one text instead of a form. */
  text?: string;
}

export interface SentFile {
  field: string;
  name: string;
  bytes: Uint8Array;
}

/** The form of an address, from what is stored. */
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
