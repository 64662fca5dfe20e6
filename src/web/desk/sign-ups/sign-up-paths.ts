import { coursePagePath } from '#web/desk/courses/course-paths.ts';
import { withQuery } from '#web/desk/kit/query.ts';
import { signUpList } from './sign-up-list.ts';

/** The page that names the participants of a sign-up, or an action on some of them. */
export function participantsPath(
  signUpId: string,
  action?: 'odhlasenie' | 'pridanie' | 'tabulka' | 'vyzva',
  page = 1,
): string {
  return signUpList.record(signUpId, { page }, action ? `ucastnici/${action}` : 'ucastnici');
}

/** Pages of a course that list what is missing in its sign-ups; the pages that fill it in lead back to them. */
const LISTING_PAGES = ['uzavretie', 'doklady', 'podklady'] as const;

/** The page that names the participants of a sign-up. */
export function namingPath(signUpId: string, courseId: string, page: (typeof LISTING_PAGES)[number]): string {
  return withQuery(participantsPath(signUpId), { [page]: courseId });
}

/** The parameter that names the sign-up whose people come again. */
export const AGAIN = 'podla';

/** The form of a new sign-up with the applicant and the people of an earlier one. */
export function signUpAgainPath(signUpId: string): string {
  return signUpList.below('nova', {}, { [AGAIN]: signUpId });
}

/** The form of a sign-up's payer. */
export function payerPath(signUpId: string, courseId?: string): string {
  return signUpList.record(signUpId, {}, 'fakturacne-udaje', { podklady: courseId });
}

/** Asks the applicant for the payer by email. */
export function payerRequestPath(signUpId: string, courseId?: string): string {
  return signUpList.record(signUpId, {}, 'vyziadanie-udajov', { podklady: courseId });
}

/** The page that filling in what was missing leads back to. */
export function pageAfterFilling({ params: { id }, url }: { params: { id: string }; url: URL }): string {
  const page = LISTING_PAGES.find((page) => url.searchParams.get(page));
  return page ? coursePagePath(url.searchParams.get(page) ?? '', page) : signUpList.record(id);
}

/** The course on whose page an act on a sign-up was asked for; it leads back there. */
export function courseAskedOn({ searchParams }: URL): string | undefined {
  return searchParams.get('obsadenost') || undefined;
}

/** The page of a long imported list that waits to be confirmed. */
export function rosterImportPath(signUpId: string, importId: string, page = 1): string {
  const path = `${participantsPath(signUpId, 'tabulka')}/${encodeURIComponent(importId)}`;
  return withQuery(path, { strana: page > 1 ? String(page) : undefined });
}

/** The address of an action on one participant. */
export function participantPath(
  signUpId: string,
  participantId: string,
  action: 'vymena' | 'vratenie',
  courseId?: string,
): string {
  const path = `${participantsPath(signUpId)}/${encodeURIComponent(participantId)}/${action}`;
  return withQuery(path, { obsadenost: courseId });
}
