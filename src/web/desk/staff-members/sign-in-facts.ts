import type { App } from '#server/app.ts';
import type { SignInFacts } from './staff-rows.tsx';

/** What the product itself manages with the configured way to sign in. */
export function signInFacts({ signInWay: { provider } }: App): SignInFacts {
  return { hasAccounts: provider === 'local', hasSessions: provider !== 'clerk' };
}
