import type { RouterContextProvider } from 'react-router';
import { visitContext } from './context.ts';

/** What the browser needs for the sign-in a provider hosts. */
export interface HostedSignIn {
  publishableKey: string;
  /** The provider's styles bear it, or the page's policy would not let them in. */
  nonce: string;
}

/** Says that the page being made shows the provider's widget, and lets its hosts into the page's policy; undefined where staff sign in otherwise. */
export function hostedSignIn(context: Readonly<RouterContextProvider>): HostedSignIn | undefined {
  const visit = context.get(visitContext);
  const { signIn } = visit.app.config;
  if (signIn.provider !== 'clerk') return undefined;
  visit.hostedWidget ??= { host: signIn.frontendHost, nonce: crypto.randomUUID() };
  return { publishableKey: signIn.publishableKey, nonce: visit.hostedWidget.nonce };
}
