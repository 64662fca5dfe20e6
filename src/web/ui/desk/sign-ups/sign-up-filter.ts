import type { City } from '#domain/courses/course.ts';
import { SIGN_UP_STATE_LABELS, type SignUpState } from '#domain/sign-ups/sign-up.ts';
import { type JustDone, justDoneQuery } from '#web/ui/desk/just-done.ts';
import { type ListFilter, listPath, readCity, readListFilter, readWords } from '#web/ui/desk/list-filter.ts';

/** What narrows the list of sign-ups. */
export interface SignUpListFilter extends ListFilter<SignUpState> {
  courseId?: string;
  city?: City;
  clientId?: string;
}

/** Reads `?stav=&hladat=&kurz=&mesto=&klient=&strana=`. */
export function readSignUpFilter(query: URLSearchParams): SignUpListFilter {
  return {
    ...readListFilter(query, SIGN_UP_STATE_LABELS),
    courseId: readWords(query, 'kurz'),
    city: readCity(query),
    clientId: readWords(query, 'klient'),
  };
}

/** Where the list so narrowed is. */
export function signUpsPath({ doneAt, leftOut, undone, ...filter }: SignUpListFilter & JustDone): string {
  return pathFrom('/dashboard/prihlasky', filter, justDoneQuery({ doneAt, leftOut, undone }));
}

/** Where something is done to rows chosen in the list so narrowed. */
export function signUpsActPath(act: 'precitanie' | 'spat', filter: SignUpListFilter): string {
  return pathFrom(`/dashboard/prihlasky/${act}`, filter);
}

/** Where staff write a sign-up down, for a course if one is chosen. */
export function newSignUpPath(courseId: string | undefined): string {
  return listPath('/dashboard/prihlasky/nova', { page: 1 }, { kurz: courseId });
}

/** Where the list so narrowed is as a file, with all its pages. */
export function spreadsheetPath(format: 'xlsx' | 'csv', filter: SignUpListFilter): string {
  return pathFrom(`/dashboard/prihlasky/zoznam.${format}`, { ...filter, page: 1 });
}

/** Where a sign-up is, or one of the decisions about it, for who comes from the list so narrowed and goes back there. */
export function signUpPath(
  id: string,
  { doneAt, ...filter }: SignUpListFilter & Pick<JustDone, 'doneAt'>,
  decision?: 'precitanie' | 'potvrdenie' | 'zrusenie' | 'obnovenie' | 'ponuka' | 'stiahnutie-ponuky',
): string {
  const path = ['/dashboard/prihlasky', encodeURIComponent(id), decision].filter(Boolean).join('/');
  return pathFrom(path, filter, { kedy: doneAt });
}

/** The application form of the course, filled in with what a sign-up says. */
export function signUpFormPath(id: string): string {
  return `/dashboard/prihlasky/${encodeURIComponent(id)}/tlacivo`;
}

function pathFrom(
  path: string,
  { courseId, city, clientId, ...filter }: SignUpListFilter,
  more: Record<string, string | undefined> = {},
): string {
  return listPath(path, filter, { kurz: courseId, mesto: city, klient: clientId, ...more });
}
