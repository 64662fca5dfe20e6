import type { RouterContextProvider } from 'react-router';
import { visitContext } from '#web/context.ts';

/**
 * Lets forms of the rendered page lead to the company's directory, where there is one: signing in or out by a form
 * redirects there, and browsers check redirects against the policy of the page the form is on.
 */
export function letFormsReachDirectory(context: Readonly<RouterContextProvider>): void {
  const { app, pageFacts } = context.get(visitContext);
  const { directory } = app;
  // the page does not wait for the directory; the next page uses its response
  directory?.ensureReachable().catch(() => undefined);
  pageFacts.formOrigins = directory?.origins;
}
