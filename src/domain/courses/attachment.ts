/** A form a course offers for download. `size` is in bytes. */
export interface Attachment {
  name: string;
  url: string;
  size: number;
}

/**
 * The catalogue of seven application forms (specification sections 3 and 9). A test compares the sizes with the files
 * under `public/prihlasky`.
 */
export const ATTACHMENT_CATALOGUE: readonly Attachment[] = [
  { name: 'Objednávka – kurz prvej pomoci', url: '/prihlasky/objednavka-prva-pomoc.docx', size: 12_361 },
  { name: 'Prihláška AOP (aktualizačná odborná príprava)', url: '/prihlasky/prihlaska-aop.docx', size: 12_668 },
  { name: 'Prihláška – lešenár', url: '/prihlasky/prihlaska-lesenar.docx', size: 12_498 },
  { name: 'Prihláška – obsluha motorových vozíkov', url: '/prihlasky/prihlaska-motorove-voziky.xlsx', size: 5_834 },
  { name: 'Prihláška – stavebné stroje', url: '/prihlasky/prihlaska-stavebne-stroje.docx', size: 12_506 },
  { name: 'Prihláška – viazač bremien', url: '/prihlasky/prihlaska-viazac-bremien.docx', size: 12_434 },
  {
    name: 'Prihláška – základný kurz a rozšírenie',
    url: '/prihlasky/prihlaska-zakladny-kurz-rozsirenie.docx',
    size: 12_454,
  },
];

/** The list with one more attachment, unless one of that name is there already (section 4). */
export function withAttachment(attachments: readonly Attachment[], added: Attachment): Attachment[] {
  return attachments.some(({ name }) => name === added.name) ? [...attachments] : [...attachments, added];
}

/** „DOCX“, „XLSX“ … from the address. */
export function attachmentFormat(url: string): string {
  return url.slice(url.lastIndexOf('.') + 1).toUpperCase();
}
