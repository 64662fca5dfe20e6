import { data } from 'react-router';
import { applicantName, type SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import type { App } from '#server/app.ts';
import { findSignUpIdByLink } from '#server/sign-ups/sign-up-link.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';

/** The sign-up of a link; the same 404 for every code that is not ours. */
export async function findLinkedSignUp(app: App, code: string): Promise<SignUpRecord> {
  const signUp = await findSignUpByLink(app, code);
  if (!signUp) throw data(null, { status: 404 });
  return signUp;
}

export async function findSignUpByLink({ db }: App, code: string): Promise<SignUpRecord | undefined> {
  const id = await findSignUpIdByLink(db, code);
  return id === undefined ? undefined : findSignUp(db, id);
}

/** The course, who has signed up for it, and the number of the sign-up. */
export function subtitleOf(signUp: SignUpRecord): string {
  return `${signUp.courseName}, ${applicantName(signUp)}, č. ${signUp.number}`;
}

/** Only the holder of the link may see what its page shows, and other sites do not receive the address. */
export function privateHeaders(headers: Headers): Headers {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('Referrer-Policy', 'same-origin');
  return headers;
}
