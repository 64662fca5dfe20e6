import type { RouterContextProvider } from 'react-router';
import { visitContext } from '#web/context.ts';

/** The data a browser needs for a sign-in hosted by a provider. */
export interface HostedSignIn {
  publishableKey: string;
  /** The nonce of the provider's styles, without which the page's policy would block them. */
  nonce: string;
}

/** Allows the hosts of the provider's widget in the page's policy; undefined for other ways to sign in. */
export function hostedSignIn(context: Readonly<RouterContextProvider>): HostedSignIn | undefined {
  const { app, pageFacts } = context.get(visitContext);
  const { signIn } = app.config;
  if (signIn.provider !== 'clerk') return undefined;
  pageFacts.widget ??= { host: signIn.frontendHost, nonce: crypto.randomUUID() };
  return { publishableKey: signIn.publishableKey, nonce: pageFacts.widget.nonce };
}
