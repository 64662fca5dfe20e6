import { href } from 'react-router';
import type { Day } from '#domain/day.ts';
import type { NotifiedCourse } from '#domain/sign-ups/sign-up.ts';

/** The address of a page about one course: `/dashboard/kurzy/…/zrusenie`. */
export function coursePagePath(courseId: string, page: string): string {
  return `/dashboard/kurzy/${encodeURIComponent(courseId)}/${page}`;
}

/** The preview of a course's public page. */
export function previewPath(courseId: string): string {
  return coursePagePath(courseId, 'nahlad');
}

/** The preview of the email about this change. */
export function changeEmailPath(
  courseId: string,
  { nameOfCourse, date, dateTo, place, city }: NotifiedCourse,
): string {
  const query = new URLSearchParams({ nazov: nameOfCourse, od: date, do: dateTo ?? '', miesto: place, mesto: city });
  return `${coursePagePath(courseId, 'listy/zmena')}?${query}`;
}

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

/** The attendance page of a course; without `day` it shows the course's current day. */
export function attendancePath(courseId: string, day?: Day): string {
  const path = href('/dashboard/kurzy/:id/pritomnost', { id: courseId });
  return day ? `${path}?den=${day}` : path;
}

/** The address at which the attendance of one participant is stored. */
export function participantAttendancePath(courseId: string, participantId: string): string {
  return `${attendancePath(courseId)}/${encodeURIComponent(participantId)}`;
}

/** What is to be handed over to accounting about a course. */
export function handOverPath(courseId: string): string {
  return href('/dashboard/kurzy/:id/podklady', { id: courseId });
}

/** One hand-over of a course as a spreadsheet, or as invoices for POHODA. */
export function handOverFilePath(courseId: string, number: number, file: 'podklady.xlsx' | 'pohoda.xml'): string {
  return href(`/dashboard/kurzy/:id/podklady/:number/${file}`, { id: courseId, number: String(number) });
}

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

/** The page that writes an email to people of a course, with `signUpId` preselected. */
export function messagePath(courseId: string, signUpId?: string): string {
  const path = coursePagePath(courseId, 'sprava');
  return signUpId === undefined ? path : `${path}?${new URLSearchParams({ prihlaska: signUpId })}`;
}
