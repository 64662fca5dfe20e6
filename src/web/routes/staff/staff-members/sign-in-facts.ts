import type { App } from '#server/app.ts';
import type { SignInFacts } from '#web/ui/desk/staff-members/staff-rows.tsx';

/** What the configured way to sign in leaves to us. */
export function signInFacts({ signInWay: { provider } }: App): SignInFacts {
  return { hasAccounts: provider === 'local', hasSessions: provider !== 'clerk' };
}
