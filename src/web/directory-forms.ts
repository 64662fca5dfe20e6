import type { RouterContextProvider } from 'react-router';
import { visitContext } from './context.ts';

/**
 * Lets forms of the page being made lead to the company's directory, where there is one: who signs in or out by a form is
 * redirected there, and browsers hold redirects against the policy of the page the form is on.
 */
export function letFormsReachDirectory(context: Readonly<RouterContextProvider>): void {
  const visit = context.get(visitContext);
  const { directory } = visit.app;
  // no page waits for the directory; the next one knows what it answers
  directory?.ask().catch(() => undefined);
  visit.formOrigins = directory?.origins;
}
