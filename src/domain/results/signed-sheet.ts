import { acceptOf, beginsLike, JPEG, kindIn, PDF, UPLOAD_BYTES_MAX, type Upload } from '#domain/upload.ts';

/** A photograph or a scan of the signed list. */
const KINDS = { jpg: JPEG, jpeg: JPEG, pdf: PDF };

export const SHEET_ACCEPT = acceptOf(KINDS);

/** The media type of the signed list, or what is wrong with the file in Slovak. */
export function readSheet({ name, bytes }: Upload): { mediaType: string } | { problem: string } {
  const kind = kindIn(KINDS, name);
  if (!kind) return { problem: 'Nahrajte fotku .jpg alebo súbor .pdf.' };
  if (bytes.length > UPLOAD_BYTES_MAX) return { problem: 'Súbor má viac ako 10 MB. Zmenšite ho.' };
  if (!beginsLike(bytes, kind)) return { problem: 'Súbor nie je to, čo hovorí jeho prípona. Odfoťte listinu znova.' };
  return { mediaType: kind.mediaType };
}
