import { href } from 'react-router';
import type { ChangeQuestion } from '#domain/courses/course-change.ts';
import type { Day } from '#domain/day.ts';
import { MY_COURSES } from '#web/desk/kit/desk-sections.ts';
import type { RouteOfRecord } from '#web/desk/kit/list.ts';
import { withQuery } from '#web/desk/kit/query.ts';
import { recordPath } from '#web/desk/kit/record-path.ts';

/** The address of a page, an act or a file of one course: `/dashboard/kurzy/…/zrusenie`. */
export function coursePagePath(courseId: string, page: RouteOfRecord<'/dashboard/kurzy'>): string {
  return `/dashboard/kurzy/${encodeURIComponent(courseId)}/${page}`;
}

/** The preview of the email about this change. */
export function changeEmailPath(
  courseId: string,
  { nameOfCourse, date, dateTo, hours, place, city }: ChangeQuestion['news'],
): string {
  const news = { nazov: nameOfCourse, od: date, do: dateTo ?? '', cas: hours, miesto: place, mesto: city };
  return `${coursePagePath(courseId, 'listy/zmena')}?${new URLSearchParams(news)}`;
}

/** The desk's page of a course: its participants, its waitlist and its documents; `doneAt` adds an undo. */
export function occupancyPath(courseId: string, doneAt?: string): string {
  return withQuery(coursePagePath(courseId, 'obsadenost'), { kedy: doneAt });
}

/** The steps above a page about a course; a lecturer has a list of their own courses and cannot edit them. */
export function courseSteps({ id, nameOfCourse }: { id: string; nameOfCourse: string }, isOffice = true) {
  if (!isOffice) return [{ title: 'Moje kurzy', to: MY_COURSES }];
  return [
    { title: 'Kurzy', to: '/dashboard' },
    { title: nameOfCourse, to: occupancyPath(id) },
  ];
}

/** The attendance page of a course; without `day` it shows the course's current day. */
export function attendancePath(courseId: string, day?: Day): string {
  return withQuery(coursePagePath(courseId, 'pritomnost'), { den: day });
}

/** The address at which the attendance of one participant is stored. */
export function participantAttendancePath(courseId: string, participantId: string): string {
  return `${attendancePath(courseId)}/${encodeURIComponent(participantId)}`;
}

/** The page that fills in what is missing of a participant; leads back to the closing if it was opened there. */
export function participantFactsPath(
  courseId: string,
  participantId: string,
  from: 'attendance' | 'closing',
): string {
  const path = `${participantAttendancePath(courseId, participantId)}/udaje`;
  return withQuery(path, { spat: from === 'closing' ? 'uzavretie' : undefined });
}

export function pageAfterParticipantFacts({ params: { id }, url }: { params: { id: string }; url: URL }): string {
  return url.searchParams.get('spat') === 'uzavretie' ? coursePagePath(id, 'uzavretie') : attendancePath(id);
}

/** One hand-over of a course as a spreadsheet, or as invoices for POHODA. */
export function handOverFilePath(courseId: string, number: number, file: 'podklady.xlsx' | 'pohoda.xml'): string {
  return href(`/dashboard/kurzy/:id/podklady/:number/${file}`, { id: courseId, number: String(number) });
}

/** Asks by email for the birth dates that documents wait for; leads back to the documents if it was asked there. */
export function birthDatesRequestPath(courseId: string, from: 'closing' | 'documents'): string {
  return withQuery(coursePagePath(courseId, 'vyziadanie-datumov'), {
    spat: from === 'documents' ? 'doklady' : undefined,
  });
}

/** The page that adds dates of a course type in this city. */
export function newDatesPath(courseTypeId: string, city: string): string {
  return withQuery(recordPath({ noun: 'courseType', id: courseTypeId }, 'terminy'), { mesto: city });
}

/** The page that writes an email to people of a course, with `signUpId` preselected. */
export function messagePath(courseId: string, signUpId?: string): string {
  return withQuery(coursePagePath(courseId, 'sprava'), { prihlaska: signUpId });
}
