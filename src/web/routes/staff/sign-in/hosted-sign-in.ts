import { data, redirect } from 'react-router';
import type { App } from '#server/app.ts';
import { whoAsks } from '#server/staff/staff.ts';
import { pageAfterSignIn } from '#web/staff-guard.ts';

/** What the page of a hosted sign-in shows. */
export type HostedStep =
  | { is: 'asked'; after: string }
  /** Signed in at the provider, but not on our list. */
  | { is: 'stranger'; email: string | undefined }
  /** The provider says so, but its word could not be verified here. */
  | { is: 'unverified'; again: string };

/** Set on the way back from the provider, so that nobody is sent there and back for ever. */
const RETURNED = 'overenie';

/** Whom the sign-in page finds: staff go on to their page, everybody else is told how matters stand. */
export async function hostedStep(app: App, request: Request, { searchParams }: URL) {
  const asker = await whoAsks(app, request);
  if (typeof asker !== 'string') throw redirect(pageAfterSignIn(searchParams));
  if (asker === 'stranger') return shown(await stranger(app, request), 403);
  const target = { dalej: pageAfterSignIn(searchParams) };
  if (searchParams.has(RETURNED)) {
    return shown({ is: 'unverified', again: `/signIn?${new URLSearchParams(target)}` }, 403);
  }
  const after = `/signIn?${new URLSearchParams({ ...target, [RETURNED]: 'ano' })}`;
  return shown({ is: 'asked', after }, 200);
}

function shown(step: HostedStep, status: number) {
  return data({ way: 'clerk' as const, step }, status);
}

/** Somebody who has signed in and may not come in, by the address they are known by at the provider. */
export async function stranger(app: App, request: Request): Promise<HostedStep & { is: 'stranger' }> {
  const identity = await app.signInWay.identify(request);
  return { is: 'stranger', email: (await identity?.profile?.())?.email };
}
