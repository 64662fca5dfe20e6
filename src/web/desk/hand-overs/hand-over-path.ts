import { href } from 'react-router';

/** What is to be handed over to accounting about a course. */
export function handOverPath(courseId: string): string {
  return href('/dashboard/kurzy/:id/podklady', { id: courseId });
}

/** One hand-over of a course as a spreadsheet. */
export function handOverFilePath(courseId: string, number: number): string {
  return href('/dashboard/kurzy/:id/podklady/:number/podklady.xlsx', { id: courseId, number: String(number) });
}
