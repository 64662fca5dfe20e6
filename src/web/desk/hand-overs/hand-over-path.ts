import { href } from 'react-router';

/** What is to be handed over to accounting about a course. */
export function handOverPath(courseId: string): string {
  return href('/dashboard/kurzy/:id/podklady', { id: courseId });
}

/** One hand-over of a course as a spreadsheet, or as invoices for POHODA. */
export function handOverFilePath(courseId: string, number: number, file: 'podklady.xlsx' | 'pohoda.xml'): string {
  return href(`/dashboard/kurzy/:id/podklady/:number/${file}`, { id: courseId, number: String(number) });
}
