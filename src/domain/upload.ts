import { withoutInvisible } from './invisible-characters.ts';

/** A file a visitor attaches; stored as bytes, never unpacked. */
export interface Upload {
  name: string;
  bytes: Uint8Array;
}

/** What is known of a file before all of it is read; `beginning` holds its first eight bytes. */
export interface UploadFacts {
  name: string;
  sizeBytes: number;
  beginning: Uint8Array;
}

/** Longer than any file system allows, because invisible characters are removed only later. */
const NAME_RAW_MAX = 100_000;
const NAME_VISIBLE_MAX = 1_000;
export const UPLOADS_MAX = 10;
export const UPLOAD_BYTES_MAX = 10_000_000;
export const UPLOADS_BYTES_MAX = 20_000_000;

/** A type of file: its media type, and the first bytes such a file may have. */
export interface FileKind {
  mediaType: string;
  beginnings: readonly (readonly number[])[];
}

export const PDF: FileKind = { mediaType: 'application/pdf', beginnings: [[0x25, 0x50, 0x44, 0x46, 0x2d]] };
export const JPEG: FileKind = { mediaType: 'image/jpeg', beginnings: [[0xff, 0xd8, 0xff]] };
export const PNG: FileKind = {
  mediaType: 'image/png',
  beginnings: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
};
export const DOCX: FileKind = {
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  beginnings: [[0x50, 0x4b, 0x03, 0x04]],
};

/** What may be sent (specification section 5), by extension. */
const KINDS: Record<string, FileKind> = {
  pdf: PDF,
  doc: { mediaType: 'application/msword', beginnings: [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]] },
  docx: DOCX,
  // the other one is of an empty archive
  zip: { mediaType: 'application/zip', beginnings: [...DOCX.beginnings, [0x50, 0x4b, 0x05, 0x06]] },
  rar: { mediaType: 'application/vnd.rar', beginnings: [[0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]] },
};

export const UPLOAD_ACCEPT = acceptOf(KINDS);

/** The media type by the name's extension; undefined for types that are not accepted. */
export function uploadMediaType(name: string): string | undefined {
  return kindIn(KINDS, name)?.mediaType;
}

/** A file name without folders and invisible characters, cut to its last 120 characters. */
export function uploadName(name: string): string {
  const base = name.slice(-NAME_RAW_MAX).split(/[\\/]/).at(-1) ?? '';
  return (
    withoutInvisible(base.replace(/[\p{Cc}"<>|:*?]/gu, ''))
      // before normalising, which takes quadratic time in the marks on one letter
      .slice(-NAME_VISIBLE_MAX)
      .normalize('NFC')
      .slice(-120)
      // last, because the cut may split a character
      .toWellFormed()
      .trim()
  );
}

/** What is wrong with the files together and one by one, in Slovak; empty when they may be stored. */
export function uploadProblems(uploads: readonly UploadFacts[]): string[] {
  return fileProblems(uploads, uploadProblem, { filesMax: UPLOADS_MAX, bytesMax: UPLOADS_BYTES_MAX });
}

/** The same for any files, by what is wrong with one and the limits of all together. */
export function fileProblems(
  files: readonly UploadFacts[],
  problemOf: (file: UploadFacts) => string | undefined,
  { filesMax, bytesMax }: { filesMax: number; bytesMax: number },
): string[] {
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return [
    bytes > bytesMax ? `Prílohy majú spolu viac ako ${bytesMax / 1_000_000} MB. Niektorú odoberte.` : undefined,
    files.length > filesMax ? `Prílohou môže byť najviac ${filesMax} súborov.` : undefined,
    ...files.map(problemOf),
  ].filter((problem) => problem !== undefined);
}

function uploadProblem({ name, sizeBytes, beginning }: UploadFacts): string | undefined {
  const kind = kindIn(KINDS, name);
  if (!kind) return `Súbor ${name} nemôžeme prijať. Pošlite .pdf, .doc, .docx, .zip alebo .rar.`;
  if (sizeBytes > UPLOAD_BYTES_MAX) {
    return `Súbor ${name} má viac ako 10 MB. Zmenšite ho alebo pošlite odkaz v správe.`;
  }
  if (sizeBytes === 0) return `Súbor ${name} je prázdny. Uložte ho znova a pripojte.`;
  if (!beginsLike(beginning, kind))
    return `Súbor ${name} nie je to, čo hovorí jeho prípona. Uložte ho znova a pripojte.`;
}

/** True where the first bytes are those of such a file. */
export function beginsLike(beginning: Uint8Array, { beginnings }: Pick<FileKind, 'beginnings'>): boolean {
  return beginnings.some((expected) => expected.every((byte, index) => beginning[index] === byte));
}

/** The text after the last dot of a name, in lower case. */
export function extensionOf(name: string): string {
  return /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The kind of a file by its name's extension; undefined for types that are not among these. */
export function kindIn<Kind>(kinds: Record<string, Kind>, name: string): Kind | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
}

/** The value of `accept` for a field of these files. */
export function acceptOf(kinds: Record<string, unknown>): string {
  return Object.keys(kinds)
    .map((extension) => `.${extension}`)
    .join(',');
}
