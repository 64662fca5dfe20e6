import { data, type RouterContextProvider } from 'react-router';
import { applicantName, type SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { findSignUpIdByLink, UNKNOWN_LINKS } from '#server/sign-ups/sign-up-link.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { visitContext } from '#web/context.ts';
import { found } from '#web/shared/found.ts';

type Context = Readonly<RouterContextProvider>;

/** The sign-up of a link; the same 404 for every code that is not ours, until a sender has tried too many. */
export async function findLinkedSignUp(context: Context, code: string): Promise<SignUpRecord> {
  return found(await findSignUpByLink(context, code));
}

export async function findSignUpByLink(context: Context, code: string): Promise<SignUpRecord | undefined> {
  const { app, clientAddress } = context.get(visitContext);
  const turn = await app.limits.take(UNKNOWN_LINKS, clientAddress);
  if (!turn.allowed) throw data(null, { status: 429 });
  const id = await findSignUpIdByLink(app.db, code);
  if (id === undefined) return undefined;
  await app.limits.giveBack(UNKNOWN_LINKS, clientAddress);
  return findSignUp(app.db, id);
}

/** The course, who has signed up for it, and the number of the sign-up. */
export function subtitleOf(signUp: SignUpRecord): string {
  return `${signUp.courseName}, ${applicantName(signUp)}, č. ${signUp.number}`;
}
