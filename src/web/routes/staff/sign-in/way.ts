import { data } from 'react-router';
import type { IdentityProvider } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';

/** For pages only one way to sign in has: with another one they are not there (404). */
export function requireWay(app: App, provider: IdentityProvider): void {
  if (app.signInWay.provider !== provider) throw data(null, { status: 404 });
}
