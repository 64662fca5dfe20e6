import { documentFileName } from '#domain/issued-documents/issued-document.ts';

/** How the PDF of a document is sent: shown by the browser. */
export function documentPdf(number: string) {
  return { name: `${documentFileName(number)}.pdf`, mediaType: 'application/pdf', isShown: true };
}
