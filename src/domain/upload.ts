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

const ZIP = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];

/** What may be sent (specification section 5): the extension, its media type and how such a file begins. */
const KINDS = {
  pdf: { mediaType: 'application/pdf', beginnings: [[0x25, 0x50, 0x44, 0x46, 0x2d]] },
  doc: { mediaType: 'application/msword', beginnings: [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]] },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    beginnings: ZIP,
  },
  zip: { mediaType: 'application/zip', beginnings: ZIP },
  rar: { mediaType: 'application/vnd.rar', beginnings: [[0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]] },
} as const satisfies Record<string, { mediaType: string; beginnings: readonly (readonly number[])[] }>;

export const UPLOAD_ACCEPT = Object.keys(KINDS)
  .map((extension) => `.${extension}`)
  .join(',');

/** The media type by the name's extension; undefined for types that are not accepted. */
export function uploadMediaType(name: string): string | undefined {
  return kindOf(name)?.mediaType;
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
  const problems = uploads.map(uploadProblem).filter((problem) => problem !== undefined);
  if (uploads.length > UPLOADS_MAX) problems.unshift(`Prílohou môže byť najviac ${UPLOADS_MAX} súborov.`);
  const total = uploads.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (total > UPLOADS_BYTES_MAX) problems.unshift('Prílohy majú spolu viac ako 20 MB. Niektorú odoberte.');
  return problems;
}

function uploadProblem({ name, sizeBytes, beginning }: UploadFacts): string | undefined {
  const kind = kindOf(name);
  if (!kind) return `Súbor ${name} nemôžeme prijať. Pošlite .pdf, .doc, .docx, .zip alebo .rar.`;
  if (sizeBytes > UPLOAD_BYTES_MAX) {
    return `Súbor ${name} má viac ako 10 MB. Zmenšite ho alebo pošlite odkaz v správe.`;
  }
  if (sizeBytes === 0) return `Súbor ${name} je prázdny. Uložte ho znova a pripojte.`;
  if (!beginsLike(beginning, kind.beginnings))
    return `Súbor ${name} nie je to, čo hovorí jeho prípona. Uložte ho znova a pripojte.`;
}

/** True where the first bytes are one of these beginnings. */
export function beginsLike(beginning: Uint8Array, beginnings: readonly (readonly number[])[]): boolean {
  return beginnings.some((expected) => expected.every((byte, index) => beginning[index] === byte));
}

/** The text after the last dot of a name, in lower case. */
export function extensionOf(name: string): string {
  return /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

function kindOf(name: string) {
  const extension = extensionOf(name);
  return Object.hasOwn(KINDS, extension) ? KINDS[extension as keyof typeof KINDS] : undefined;
}
