import { listPath } from '#web/ui/desk/list-filter.ts';

/** Where people of a sign-up are named, or something is done about some of them. */
export function participantsPath(
  signUpId: string,
  act?: 'odhlasenie' | 'pridanie' | 'tabulka' | 'vyzva',
  page = 1,
): string {
  const path = ['/dashboard/prihlasky', encodeURIComponent(signUpId), 'ucastnici', act].filter(Boolean).join('/');
  return listPath(path, { page });
}

/** Where people of a sign-up are moved to another course. */
export function transferPath(signUpId: string): string {
  return `/dashboard/prihlasky/${encodeURIComponent(signUpId)}/presun`;
}

/** Where a long list of them waits to be taken. */
export function rosterImportPath(signUpId: string, importId: string, page = 1): string {
  return listPath(`${participantsPath(signUpId, 'tabulka')}/${encodeURIComponent(importId)}`, { page });
}

/** Where something is done about one of them. */
export function participantPath(signUpId: string, participantId: string, act: 'vymena' | 'vratenie'): string {
  return `${participantsPath(signUpId)}/${encodeURIComponent(participantId)}/${act}`;
}
