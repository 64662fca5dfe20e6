import { href } from 'react-router';

/** The page on which results are recorded and the course is closed. */
export function closingPath(courseId: string): string {
  return href('/dashboard/kurzy/:id/uzavretie', { id: courseId });
}

/** Asks by email for the birth dates that documents wait for; leads back to the documents if it was asked there. */
export function birthDatesRequestPath(courseId: string, from: 'closing' | 'documents'): string {
  const path = href('/dashboard/kurzy/:id/vyziadanie-datumov', { id: courseId });
  return from === 'documents' ? `${path}?spat=doklady` : path;
}

/** The documents of a course. */
export function documentsPath(courseId: string): string {
  return href('/dashboard/kurzy/:id/doklady', { id: courseId });
}

/** The PDF of one document. */
export function documentPdfPath(documentId: string): string {
  return href('/dashboard/doklady/:documentId', { documentId });
}
