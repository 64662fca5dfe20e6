import { href } from 'react-router';
import type { City } from '#domain/courses/course.ts';
import { SIGN_UP_STATE_LABELS, type SignUpState } from '#domain/sign-ups/sign-up.ts';
import { SIGN_UPS } from '#web/desk/kit/desk-sections.ts';
import { type JustDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import { type ListFilter, listPath, readCity, readListFilter, readText } from '#web/desk/kit/list-filter.ts';

/** The filter of the list of sign-ups. */
export interface SignUpListFilter extends ListFilter<SignUpState> {
  courseId?: string;
  city?: City;
  clientId?: string;
}

/** Reads `?stav=&hladat=&kurz=&mesto=&klient=&strana=`. */
export function readSignUpFilter(query: URLSearchParams): SignUpListFilter {
  return {
    ...readListFilter(query, SIGN_UP_STATE_LABELS),
    courseId: readText(query, 'kurz'),
    city: readCity(query),
    clientId: readText(query, 'klient'),
  };
}

/** The address of the list with this filter. */
export function signUpsPath({ doneAt, skipped, undone, ...filter }: SignUpListFilter & JustDone): string {
  return pathFrom(SIGN_UPS, filter, justDoneQuery({ doneAt, skipped, undone }));
}

/** The address of an action on the selected rows of the list with this filter. */
export function signUpsActionPath(action: 'precitanie' | 'spat', filter: SignUpListFilter): string {
  return pathFrom(`${SIGN_UPS}/${action}`, filter);
}

/** The form with which staff enter a sign-up, optionally with a course. */
export function newSignUpPath(courseId: string | undefined): string {
  return listPath(href('/dashboard/prihlasky/nova'), { page: 1 }, { kurz: courseId });
}

/** The address of the list with this filter as a file, all pages included. */
export function spreadsheetPath(format: 'xlsx' | 'csv', filter: SignUpListFilter): string {
  return pathFrom(`${SIGN_UPS}/zoznam.${format}`, { ...filter, page: 1 });
}

/** The address of a sign-up or of one of its decisions, keeping the list's filter. */
export function signUpPath(
  id: string,
  { doneAt, ...filter }: SignUpListFilter & Pick<JustDone, 'doneAt'>,
  decision?: 'precitanie' | 'potvrdenie' | 'zrusenie' | 'obnovenie' | 'ponuka' | 'stiahnutie-ponuky',
): string {
  const path = [SIGN_UPS, encodeURIComponent(id), decision].filter(Boolean).join('/');
  return pathFrom(path, filter, { kedy: doneAt });
}

/** The application form of the course, filled in with a sign-up's data. */
export function signUpFormPath(id: string): string {
  return href('/dashboard/prihlasky/:id/tlacivo', { id });
}

function pathFrom(
  path: string,
  { courseId, city, clientId, ...filter }: SignUpListFilter,
  more: Record<string, string | undefined> = {},
): string {
  return listPath(path, filter, { kurz: courseId, mesto: city, klient: clientId, ...more });
}
