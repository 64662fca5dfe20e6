import { data } from 'react-router';
import type { App } from '#server/app.ts';
import { findSignUpIdByLink } from '#server/sign-ups/names-link.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';

/** The sign-up a company's link is for; 404 for a code that is not ours. */
export async function findLinked({ db }: App, code: string) {
  const id = await findSignUpIdByLink(db, code);
  const signUp = id === undefined ? undefined : await findSignUp(db, id);
  if (!signUp) throw data(null, { status: 404 });
  return signUp;
}

/** The code of the link a page was opened by. */
export function codeOf(url: URL): string {
  return url.searchParams.get('kod') ?? '';
}
