import { href } from 'react-router';

/** The page on which results are recorded and the course is closed. */
export function closingPath(courseId: string): string {
  return href('/dashboard/kurzy/:id/uzavretie', { id: courseId });
}

/** The documents of a course. */
export function documentsPath(courseId: string): string {
  return href('/dashboard/kurzy/:id/doklady', { id: courseId });
}

/** The PDF of one document. */
export function documentPdfPath(documentId: string): string {
  return href('/dashboard/doklady/:documentId', { documentId });
}
