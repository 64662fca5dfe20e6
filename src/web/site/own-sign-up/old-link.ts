import { redirect } from 'react-router';
import { ownSignUpPath } from '#domain/sign-ups/sign-up-link.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import type { Route } from './+types/old-link';
import { findSignUpByLink } from './linked-sign-up.ts';

export { default, ErrorBoundary, loader, notFound } from './unknown-link.tsx';

export const handle: PageHandle = { noIndex: true };

/** The links of emails written before decision 0061: for the names of people, and to an offer by its id. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, params, url }, next) => {
    const code = params.id ?? url.searchParams.get('kod') ?? '';
    return (await findSignUpByLink(context, code)) ? redirect(ownSignUpPath(code)) : next();
  },
];
