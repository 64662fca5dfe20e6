import { createContext, type RouterContextProvider } from 'react-router';
import type { App } from '#server/app.ts';
import type { FormLimit } from './form-limit.ts';

/** What the HTTP door hands to every loader and action. */
export interface Visit {
  app: App;
  /** The sender's address, as far as it can be trusted (TRUST_PROXY). */
  clientAddress: string;
  requestId: string;
  formLimit: FormLimit;
}

export const visitContext = createContext<Visit>();

export function appOf(context: Readonly<RouterContextProvider>): App {
  return context.get(visitContext).app;
}
