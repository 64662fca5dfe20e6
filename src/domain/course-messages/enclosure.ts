import {
  acceptOf,
  beginsLike,
  DOCX,
  type FileKind,
  fileProblems,
  JPEG,
  kindIn,
  PDF,
  PNG,
  type UploadFacts,
} from '#domain/upload.ts';

export const ENCLOSURES_MAX = 5;
/** For all files together: many mailboxes refuse larger emails, and each recipient gets all files. */
export const ENCLOSURES_BYTES_MAX = 10_000_000;

/** File types staff may attach to an e-mail, by extension. */
const KINDS: Record<string, FileKind> = {
  pdf: PDF,
  docx: DOCX,
  xlsx: { ...DOCX, mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  jpg: JPEG,
  jpeg: JPEG,
  png: PNG,
};

export const ENCLOSURE_ACCEPT = acceptOf(KINDS);

/** The media type by the name's extension; undefined for types that are not accepted. */
export function enclosureMediaType(name: string): string | undefined {
  return kindIn(KINDS, name)?.mediaType;
}

/** What is wrong with the files together and one by one, in Slovak; empty when they may be sent. */
export function enclosureProblems(files: readonly UploadFacts[]): string[] {
  return fileProblems(files, enclosureProblem, { filesMax: ENCLOSURES_MAX, bytesMax: ENCLOSURES_BYTES_MAX });
}

function enclosureProblem({ name, beginning }: UploadFacts): string | undefined {
  const kind = kindIn(KINDS, name);
  if (!kind) return `Súbor ${name} nemožno priložiť. Vyberte .pdf, .docx, .xlsx, .jpg alebo .png.`;
  if (!beginsLike(beginning, kind)) {
    return `Súbor ${name} nie je to, čo hovorí jeho prípona. Uložte ho znova a priložte.`;
  }
}
