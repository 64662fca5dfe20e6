/** The `tel:` address of a number. */
export function callTo(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A number does not wrap; two numbers in one field may be split over two lines. */
export function unbrokenPhone(phone: string): string {
  return phone.replace(/(?<=\d)\s+(?=\d)/g, '\u00A0');
}
