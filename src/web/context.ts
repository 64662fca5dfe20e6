import { createContext, type RouterContextProvider } from 'react-router';
import type { App } from '#server/app.ts';
import type { CompanyDetails } from './company-details.ts';
import type { Turn } from './form-limit.ts';
import type { RequestBody } from './request-body.ts';
import type { StoreReadings } from './store-readings.ts';

/** What the HTTP door hands to every loader and action. */
export interface Visit {
  app: App;
  /** The sender's address, as far as it can be trusted (TRUST_PROXY). */
  clientAddress: string;
  requestId: string;
  readings: StoreReadings;
  company: CompanyDetails;
  /** Set while a page's frame is made, which must not wait for the store (PageHandle.late). */
  isFrame?: true;
  /** What came with a form; nothing with a visit that only reads. */
  body: RequestBody;
  /** Set for a visitor's form (PageHandle.hasForm): the limit's answer, and how long ago the sender was given the page. */
  sentForm?: { turn: Turn; openSeconds: number | undefined };
  /** Until when the page now being made stays true; without it, as long as nothing it is made from changes. */
  pageIsTrueUntil?: string;
}

export const visitContext = createContext<Visit>();

export function appOf(context: Readonly<RouterContextProvider>): App {
  return context.get(visitContext).app;
}

/**
 * Says that the page being made is true only until this instant (as clock.ts writes it), so that it is not kept any
 * longer. The soonest of several counts.
 */
export function pageIsTrueUntil(context: Readonly<RouterContextProvider>, until: string | undefined): void {
  const visit = context.get(visitContext);
  if (until && (!visit.pageIsTrueUntil || until < visit.pageIsTrueUntil)) visit.pageIsTrueUntil = until;
}
