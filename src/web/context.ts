import { createContext, type RouterContextProvider } from 'react-router';
import type { FailureReason } from '#domain/request-failures/request-failure.ts';
import type { App } from '#server/app.ts';
import type { Turn } from '#server/limiter.ts';
import type { RequestBody } from './forms/request-body.ts';
import type { SentForm } from './forms/sent-form.ts';
import type { CompanyDetails, ShownCompany } from './front/company-details.ts';
import type { HostedWidget } from './front/hosted-widget.ts';
import type { SingleFlightReads } from './front/single-flight-reads.ts';
import type { Notice } from './ui/desk/notices.ts';

/** What the HTTP layer hands to every loader and action. */
export interface Visit {
  app: App;
  /** The sender's address, as far as it can be trusted (TRUST_PROXY). */
  clientAddress: string;
  requestId: string;
  /** The pattern of the address that is asked, „/blog/:slug“. */
  route: string;
  reads: SingleFlightReads;
  company: CompanyDetails;
  /** What this visit has read of it. */
  shownCompany?: Promise<ShownCompany>;
  /** Set while a page's shell is made, which must not wait for the database (PageHandle.late). */
  isShell?: true;
  /** The form that was read from it. */
  form?: Promise<SentForm>;
  /** What the next page of the desk says of what was done (`desk-forms.ts`). */
  said?: Notice | undefined;
  /** What came with a form; nothing with a visit that only reads. */
  body: RequestBody;
  /** Set for a visitor's form (PageHandle.hasForm): the limit's answer, and how long ago the sender was given the page. */
  sentForm?: { turn: Turn; openSeconds: number | undefined };
  /** Set when the page being made failed by a fault of ours. */
  failedBecause?: FailureReason;
  /** Until when the page now being made stays fresh; without it, as long as nothing it is made from changes. */
  pageIsFreshUntil?: string;
  /** Set when the page now being made shows personal data. */
  pageIsPersonal?: true;
  /** Foreign origins that forms of the page being made may lead to (`directory-forms.ts`). */
  formOrigins?: readonly string[];
  /** Set when the page now being made shows the widget of a hosted sign-in: whose host it asks, and what its styles bear. */
  hostedWidget?: HostedWidget;
  /** The path of the page that is shown instead of the one now being made. */
  shownInstead?: string;
}

export const visitContext = createContext<Visit>();

export function appOf(context: Readonly<RouterContextProvider>): App {
  return context.get(visitContext).app;
}

/**
 * Says that the page being made is fresh only until this instant (as clock.ts writes it): it is kept no longer. The soonest of several counts.
 */
export function pageIsFreshUntil(context: Readonly<RouterContextProvider>, until: string | undefined): void {
  const visit = context.get(visitContext);
  if (until && (!visit.pageIsFreshUntil || until < visit.pageIsFreshUntil)) visit.pageIsFreshUntil = until;
}

/** Says that the page being made shows personal data: it is neither kept nor stored. */
export function pageIsPersonal(context: Readonly<RouterContextProvider>): void {
  context.get(visitContext).pageIsPersonal = true;
}

/** Says that the page of this path is shown instead of the one being made, which is not rendered. */
export function showInstead(context: Readonly<RouterContextProvider>, path: string): void {
  context.get(visitContext).shownInstead = path;
}
