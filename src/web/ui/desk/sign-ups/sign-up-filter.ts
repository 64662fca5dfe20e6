import type { City } from '#domain/courses/course.ts';
import { SIGN_UP_STATE_LABELS, type SignUpState } from '#domain/sign-ups/sign-up.ts';
import { type ListFilter, listPath, readCity, readListFilter, readWords } from '#web/ui/desk/list-filter.ts';

/** What narrows the list of sign-ups. */
export interface SignUpListFilter extends ListFilter<SignUpState> {
  courseId?: string;
  city?: City;
}

/** Reads `?stav=&hladat=&kurz=&mesto=&strana=`. */
export function readSignUpFilter(query: URLSearchParams): SignUpListFilter {
  return {
    ...readListFilter(query, SIGN_UP_STATE_LABELS),
    courseId: readWords(query, 'kurz'),
    city: readCity(query),
  };
}

/** Where the list so narrowed is. */
export function signUpsPath(filter: SignUpListFilter): string {
  return pathFrom('/dashboard/prihlasky', filter);
}

/** Where a sign-up is, or one of the decisions about it, for who comes from the list so narrowed and goes back there. */
export function signUpPath(
  id: string,
  filter: SignUpListFilter,
  decision?: 'potvrdenie' | 'zrusenie' | 'obnovenie' | 'ponuka' | 'stiahnutie-ponuky',
): string {
  return pathFrom(['/dashboard/prihlasky', encodeURIComponent(id), decision].filter(Boolean).join('/'), filter);
}

function pathFrom(path: string, { courseId, city, ...filter }: SignUpListFilter): string {
  return listPath(path, filter, { kurz: courseId, mesto: city });
}
