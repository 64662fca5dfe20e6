import { beginsLike, extensionOf, type UploadFacts } from '#domain/upload.ts';

export const ENCLOSURES_MAX = 5;
/** For all files together: many mailboxes refuse larger emails, and each recipient gets all files. */
export const ENCLOSURES_BYTES_MAX = 10_000_000;

const ZIP = [[0x50, 0x4b, 0x03, 0x04]];
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const JPEG = { mediaType: 'image/jpeg', beginnings: [[0xff, 0xd8, 0xff]] };

/** File types staff may attach to an e-mail, by extension: media type and first bytes. */
const KINDS: Record<string, { mediaType: string; beginnings: readonly (readonly number[])[] }> = {
  pdf: { mediaType: 'application/pdf', beginnings: [[0x25, 0x50, 0x44, 0x46, 0x2d]] },
  docx: { mediaType: `${OFFICE}.wordprocessingml.document`, beginnings: ZIP },
  xlsx: { mediaType: `${OFFICE}.spreadsheetml.sheet`, beginnings: ZIP },
  jpg: JPEG,
  jpeg: JPEG,
  png: { mediaType: 'image/png', beginnings: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
};

export const ENCLOSURE_ACCEPT = Object.keys(KINDS)
  .map((extension) => `.${extension}`)
  .join(',');

/** The media type by the name's extension; undefined for types that are not accepted. */
export function enclosureMediaType(name: string): string | undefined {
  return kindOf(name)?.mediaType;
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
  const kind = kindOf(name);
  if (!kind) return `Súbor ${name} nemožno priložiť. Vyberte .pdf, .docx, .xlsx, .jpg alebo .png.`;
  if (!beginsLike(beginning, kind.beginnings)) {
    return `Súbor ${name} nie je to, čo hovorí jeho prípona. Uložte ho znova a priložte.`;
  }
}

function kindOf(name: string) {
  const extension = extensionOf(name);
  return Object.hasOwn(KINDS, extension) ? KINDS[extension] : undefined;
}
