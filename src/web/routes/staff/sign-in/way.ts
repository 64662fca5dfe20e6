import { data } from 'react-router';
import type { IdentityProvider } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';

/** Where staff sign in another way there is no such page. */
export function requireWay(app: App, provider: IdentityProvider): void {
  if (app.signInWay.provider !== provider) throw data(null, { status: 404 });
}
