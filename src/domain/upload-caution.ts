import { extensionOf } from './upload.ts';

/** The warnings staff see before they open a file, by reason. */
export const UPLOAD_CAUTIONS = {
  notWord: 'Nie je to skutočný dokument Word. Neotvárajte ho, vyžiadajte si ho znova.',
  macros: 'Obsahuje makrá. Otvárajte ho, len ak ho čakáte.',
  program: 'Obsahuje program. Otvárajte ho, len ak ho čakáte.',
  enclosed: 'Sú v ňom vložené ďalšie súbory. Otvárajte ho, len ak ho čakáte.',
  unreadable: 'Nedá sa prečítať, môže byť poškodený. Vyžiadajte si ho znova.',
} as const;

export type UploadCaution = keyof typeof UPLOAD_CAUTIONS;

/** A docx without these is not a document (ECMA-376 part 2 section 6.5, part 1 section 11.3.10). */
const WORD_PARTS = ['[Content_Types].xml', 'word/document.xml'];

const MACRO_PART = /vbaProject|macrosheets|activeX/i;
/** Office files that may have macros. */
const MACRO_FILE = /^(?:doc|dot|xls|xlt|ppt|pot)m$/;
const PROGRAM = /^(?:exe|com|scr|pif|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|iso|img)$/;

/** The warning for a Word document by the names of its parts; undefined parts could not be read. */
export function cautionOfDocument(parts: readonly string[] | undefined): UploadCaution | undefined {
  if (parts?.some((part) => MACRO_PART.test(part))) return 'macros';
  return WORD_PARTS.every((part) => parts?.includes(part)) ? undefined : 'notWord';
}

/** The warning for an archive by its file names. */
export function cautionOfArchive(names: readonly string[] | undefined): UploadCaution | undefined {
  if (!names) return 'unreadable';
  const extensions = names.map(extensionOf);
  if (extensions.some((extension) => PROGRAM.test(extension))) return 'program';
  if (extensions.some((extension) => MACRO_FILE.test(extension))) return 'macros';
}
