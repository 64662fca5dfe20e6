/** The page that checks the document with this code; the QR code of the paper leads there. */
export function documentCheckPath(code: string): string {
  return `/overenie/${code}`;
}
