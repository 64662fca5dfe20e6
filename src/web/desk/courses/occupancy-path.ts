import { href } from 'react-router';

/** The desk's page of a course: its participants, its waitlist and its documents; `doneAt` adds an undo. */
export function occupancyPath(courseId: string, doneAt?: string): string {
  const path = href('/dashboard/kurzy/:id/obsadenost', { id: courseId });
  return doneAt ? `${path}?${new URLSearchParams({ kedy: doneAt })}` : path;
}

/** The steps above a page about a course. */
export function courseSteps({ id, nameOfCourse }: { id: string; nameOfCourse: string }) {
  return [
    { title: 'Kurzy', to: '/dashboard' },
    { title: nameOfCourse, to: occupancyPath(id) },
  ];
}

/** A document or an export of a course. */
export function courseDocumentPath(
  courseId: string,
  document: 'listina.pdf' | 'ucastnici.xlsx' | 'ucastnici.csv',
): string {
  return `/dashboard/kurzy/${encodeURIComponent(courseId)}/${document}`;
}
