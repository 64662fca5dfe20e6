import { unzipSync } from 'fflate';
import { extensionOf, type Upload } from '#domain/upload.ts';
import { cautionOfArchive, cautionOfDocument, type UploadCaution } from '#domain/upload-caution.ts';

// Reads no more of a zip archive than its directory: nothing is unpacked, and ten megabytes take a few milliseconds.

/** What staff have to be warned of before they open a file; undefined where nothing is found (decision 0055). */
export function uploadCaution({ name, bytes }: Upload): UploadCaution | undefined {
  switch (extensionOf(name)) {
    case 'docx':
      return cautionOfDocument(partNames(bytes));
    case 'zip':
      return cautionOfArchive(partNames(bytes));
    case 'doc':
      return cautionOfOldDocument(bytes);
    case 'pdf':
      return cautionOfPdf(bytes);
  }
}

/** More parts than any document has; a directory may declare four billion. */
const PARTS_MAX = 10_000;

/** The names of the parts of a zip archive; undefined where its directory cannot be read. */
function partNames(bytes: Uint8Array): string[] | undefined {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        if (names.push(name) > PARTS_MAX) throw new Error('too many parts');
        return false;
      },
    });
    return names;
  } catch {
    return undefined;
  }
}

/** The names of a compound file's streams are in UTF-16 (MS-CFB section 2.6.1). */
function cautionOfOldDocument(bytes: Uint8Array): UploadCaution | undefined {
  const file = asBuffer(bytes);
  if (file.includes(Buffer.from('_VBA_PROJECT', 'utf16le'))) return 'macros';
  return file.includes(Buffer.from('WordDocument', 'utf16le')) ? undefined : 'notWord';
}

/** Finds only what is not hidden (ISO 32000-1 sections 12.6.4 and 7.11.4): hidden content requires an antivirus. */
function cautionOfPdf(bytes: Uint8Array): UploadCaution | undefined {
  const file = asBuffer(bytes);
  if (['/JavaScript', '/Launch'].some((action) => file.includes(action, 0, 'latin1'))) return 'program';
  return file.includes('/EmbeddedFile', 0, 'latin1') ? 'enclosed' : undefined;
}

/** The same bytes as a buffer, which can search for text. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
