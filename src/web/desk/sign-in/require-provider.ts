import { data, type MiddlewareFunction } from 'react-router';
import type { IdentityProvider } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { appOf } from '#web/context.ts';

/** 404 unless staff sign in through one of these providers. */
export function requireProvider(app: App, ...providers: IdentityProvider[]): void {
  if (!providers.includes(app.signInWay.provider)) throw data(null, { status: 404 });
}

/** The same for a whole page, its form included. */
export function onlyWithProvider(...providers: IdentityProvider[]): MiddlewareFunction<Response> {
  return async ({ context }, next) => {
    requireProvider(appOf(context), ...providers);
    return next();
  };
}
