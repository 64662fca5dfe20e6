import { href } from 'react-router';
/** The desk's page of a course: its participants, its waitlist and its documents; `doneAt` adds an undo. */
export function occupancyPath(courseId: string, doneAt?: string): string {
  const path = href('/dashboard/kurzy/:id/obsadenost', { id: courseId });
  return doneAt ? `${path}?${new URLSearchParams({ kedy: doneAt })}` : path;
}

/** A document or an export of a course. */
export function courseDocumentPath(
  courseId: string,
  document: 'listina.pdf' | 'ucastnici.xlsx' | 'ucastnici.csv',
): string {
  return `/dashboard/kurzy/${encodeURIComponent(courseId)}/${document}`;
}
