/** The desk's page of a course: its participants, its waitlist and its documents. */
export function occupancyPath(courseId: string): string {
  return `/dashboard/kurzy/${encodeURIComponent(courseId)}/obsadenost`;
}

/** A document or an export of a course. */
export function courseDocumentPath(
  courseId: string,
  document: 'listina.pdf' | 'ucastnici.xlsx' | 'ucastnici.csv',
): string {
  return `/dashboard/kurzy/${encodeURIComponent(courseId)}/${document}`;
}
