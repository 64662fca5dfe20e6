import { data } from 'react-router';
import type { App } from '#server/app.ts';
import { findSignUpIdByLink } from '#server/sign-ups/names-link.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';

/** The sign-up of a company's link; 404 for an unknown code. */
export async function findLinkedSignUp({ db }: App, code: string) {
  const id = await findSignUpIdByLink(db, code);
  const signUp = id === undefined ? undefined : await findSignUp(db, id);
  if (!signUp) throw data(null, { status: 404 });
  return signUp;
}

/** The code in the link that opened a page. */
export function codeOf(url: URL): string {
  return url.searchParams.get('kod') ?? '';
}
