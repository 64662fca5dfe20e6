import { beginsLike, extensionOf, UPLOAD_BYTES_MAX, type Upload } from '#domain/upload.ts';

const JPEG = { mediaType: 'image/jpeg', beginnings: [[0xff, 0xd8, 0xff]] };
const PDF = { mediaType: 'application/pdf', beginnings: [[0x25, 0x50, 0x44, 0x46, 0x2d]] };

/** A photograph or a scan of the signed list. */
const KINDS = { jpg: JPEG, jpeg: JPEG, pdf: PDF };

export const SHEET_ACCEPT = '.jpg,.jpeg,.pdf';

/** The media type of the signed list, or what is wrong with the file in Slovak. */
export function readSheet({ name, bytes }: Upload): { mediaType: string } | { problem: string } {
  const extension = extensionOf(name);
  const kind = Object.hasOwn(KINDS, extension) ? KINDS[extension as keyof typeof KINDS] : undefined;
  if (!kind) return { problem: 'Nahrajte fotku .jpg alebo súbor .pdf.' };
  if (bytes.length > UPLOAD_BYTES_MAX) return { problem: 'Súbor má viac ako 10 MB. Zmenšite ho.' };
  if (!beginsLike(bytes, kind.beginnings))
    return { problem: 'Súbor nie je to, čo hovorí jeho prípona. Odfoťte listinu znova.' };
  return { mediaType: kind.mediaType };
}
