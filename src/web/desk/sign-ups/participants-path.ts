import { href } from 'react-router';
import { withQuery } from '#web/desk/kit/query.ts';

/** The page that names the participants of a sign-up, or an action on some of them. */
export function participantsPath(
  signUpId: string,
  action?: 'odhlasenie' | 'pridanie' | 'tabulka' | 'vyzva',
  page = 1,
): string {
  const path = ['/dashboard/prihlasky', encodeURIComponent(signUpId), 'ucastnici', action].filter(Boolean).join('/');
  return withQuery(path, pageQuery(page));
}

/** The page that moves participants of a sign-up to another course. */
export function transferPath(signUpId: string): string {
  return href('/dashboard/prihlasky/:id/presun', { id: signUpId });
}

/** The page of a long imported list that waits to be confirmed. */
export function rosterImportPath(signUpId: string, importId: string, page = 1): string {
  return withQuery(`${participantsPath(signUpId, 'tabulka')}/${encodeURIComponent(importId)}`, pageQuery(page));
}

/** The address of an action on one participant. */
export function participantPath(signUpId: string, participantId: string, action: 'vymena' | 'vratenie'): string {
  return `${participantsPath(signUpId)}/${encodeURIComponent(participantId)}/${action}`;
}

function pageQuery(page: number) {
  return { strana: page > 1 ? String(page) : undefined };
}
