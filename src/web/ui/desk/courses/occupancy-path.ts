/** The page of a course in the desk: who has its seats, who waits for them, its papers. */
export function occupancyPath(courseId: string): string {
  return `/dashboard/kurzy/${encodeURIComponent(courseId)}/obsadenost`;
}

/** A paper or an export of a course. */
export function coursePaperPath(courseId: string, paper: 'listina.pdf' | 'ucastnici.xlsx' | 'ucastnici.csv'): string {
  return `/dashboard/kurzy/${encodeURIComponent(courseId)}/${paper}`;
}
