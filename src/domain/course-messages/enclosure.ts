import { acceptOf, beginsLike, type FileKind, JPEG, kindIn, PDF, PNG, type UploadFacts } from '#domain/upload.ts';

export const ENCLOSURES_MAX = 5;
/** For all files together: many mailboxes refuse larger emails, and each recipient gets all files. */
export const ENCLOSURES_BYTES_MAX = 10_000_000;

const ZIP = [[0x50, 0x4b, 0x03, 0x04]];
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** File types staff may attach to an e-mail, by extension. */
const KINDS: Record<string, FileKind> = {
  pdf: PDF,
  docx: { mediaType: `${OFFICE}.wordprocessingml.document`, beginnings: ZIP },
  xlsx: { mediaType: `${OFFICE}.spreadsheetml.sheet`, beginnings: ZIP },
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
  const problems = files.map(enclosureProblem).filter((problem) => problem !== undefined);
  if (files.length > ENCLOSURES_MAX) problems.unshift(`Prílohou môže byť najviac ${ENCLOSURES_MAX} súborov.`);
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (total > ENCLOSURES_BYTES_MAX) problems.unshift('Prílohy majú spolu viac ako 10 MB. Niektorú odoberte.');
  return problems;
}

function enclosureProblem({ name, beginning }: UploadFacts): string | undefined {
  const kind = kindIn(KINDS, name);
  if (!kind) return `Súbor ${name} nemožno priložiť. Vyberte .pdf, .docx, .xlsx, .jpg alebo .png.`;
  if (!beginsLike(beginning, kind)) {
    return `Súbor ${name} nie je to, čo hovorí jeho prípona. Uložte ho znova a priložte.`;
  }
}
