import { data } from 'react-router';
import type { IdentityProvider } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';

/** For pages only some ways to sign in have: with another one they are not there (404). */
export function requireWay(app: App, ...providers: IdentityProvider[]): void {
  if (!providers.includes(app.signInWay.provider)) throw data(null, { status: 404 });
}
