import { data, redirect } from 'react-router';
import type { App } from '#server/app.ts';
import { identifySender } from '#server/staff/staff.ts';
import { pageAfterSignIn } from '#web/desk/staff-guard.ts';

/** What the page of a hosted sign-in shows. */
export type HostedStep =
  | { is: 'sign-in'; after: string }
  /** Signed in at the provider, but without access here. */
  | { is: 'not-staff'; email: string | undefined }
  /** Signed in at the provider according to the browser, but that could not be verified here. */
  | { is: 'unverified'; again: string };

/** Set on the way back from the provider, so that there is no endless redirect. */
const RETURNED = 'overenie';

/** Redirects signed-in staff to their page; other visitors receive the step to show. */
export async function hostedStep(app: App, request: Request, { searchParams }: URL) {
  const sender = await identifySender(app, request);
  if (typeof sender !== 'string') throw redirect(pageAfterSignIn(searchParams));
  if (sender === 'not-staff') return shown(await noAccessStep(app, request), 403);
  const target = { dalej: pageAfterSignIn(searchParams) };
  if (searchParams.has(RETURNED)) {
    return shown({ is: 'unverified', again: `/signIn?${new URLSearchParams(target)}` }, 403);
  }
  const after = `/signIn?${new URLSearchParams({ ...target, [RETURNED]: 'ano' })}`;
  return shown({ is: 'sign-in', after }, 200);
}

function shown(step: HostedStep, status: number) {
  return data({ way: 'clerk' as const, step }, status);
}

/** A user who has signed in at the provider but has no access here, with the provider's email address. */
export async function noAccessStep(app: App, request: Request): Promise<HostedStep & { is: 'not-staff' }> {
  const person = await app.signInWay.identify(app, request);
  const profile = person && 'subject' in person ? await person.profile?.() : undefined;
  return { is: 'not-staff', email: profile?.email };
}
