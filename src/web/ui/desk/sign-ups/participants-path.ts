import { listPath } from '#web/ui/desk/list-filter.ts';

/** How many people of a sign-up are shown at a time. */
export const PEOPLE_PER_PAGE = 50;

/** Where people of a sign-up are named, or something is done about some of them. */
export function participantsPath(signUpId: string, act?: 'odhlasenie' | 'pridanie' | 'vyzva', page = 1): string {
  const path = ['/dashboard/prihlasky', encodeURIComponent(signUpId), 'ucastnici', act].filter(Boolean).join('/');
  return listPath(path, { page });
}

/** Where people of a sign-up are moved to another course. */
export function transferPath(signUpId: string): string {
  return `/dashboard/prihlasky/${encodeURIComponent(signUpId)}/presun`;
}

/** Where something is done about one of them. */
export function participantPath(signUpId: string, participantId: string, act: 'vymena' | 'vratenie'): string {
  return `${participantsPath(signUpId)}/${encodeURIComponent(participantId)}/${act}`;
}
