import { createContext, type RouterContextProvider } from 'react-router';
import type { App } from '#server/app.ts';
import type { Turn } from '#server/limits.ts';
import type { Notice } from './desk/kit/notices.ts';
import type { RequestBody } from './forms/request-body.ts';
import type { SentForm } from './forms/sent-form.ts';
import type { CompanyDetails, ShownCompany } from './front/company-details.ts';
import type { PageFacts } from './front/pages/page-facts.ts';
import type { SingleFlightReads } from './front/single-flight-reads.ts';

/** What the HTTP layer hands to every loader and action. */
export interface Visit {
  app: App;
  /** The sender's address; forwarded addresses are trusted only as TRUST_PROXY says. */
  clientAddress: string;
  requestId: string;
  /** The pattern of the requested address, „/blog/:slug“. */
  route: string;
  reads: SingleFlightReads;
  company: CompanyDetails;
  /** The company's details as this visit has read them. */
  shownCompany?: Promise<ShownCompany>;
  /** Set while a page's shell is rendered, which must not wait for the database (PageHandle.late). */
  isShell?: true;
  /** The form as it was read from this request. */
  form?: Promise<SentForm>;
  /** The message about the last action that the desk's next page shows (`desk-forms.ts`). */
  notice?: Notice | undefined;
  /** The body of a form; empty for a visit that only reads. */
  body: RequestBody;
  /** Set for a visitor's form (PageHandle.hasForm): the rate limit's result, and the age of the sender's page. */
  sentForm?: { turn: Turn; openSeconds: number | undefined };
  /** What this render states about its page; empty before it. */
  pageFacts: PageFacts;
}

export const visitContext = createContext<Visit>();

export function appOf(context: Readonly<RouterContextProvider>): App {
  return context.get(visitContext).app;
}

/** Marks the rendered page as fresh only until this instant (as clock.ts writes it); the earliest one counts. */
export function pageIsFreshUntil(context: Readonly<RouterContextProvider>, until: string | undefined): void {
  const { pageFacts } = context.get(visitContext);
  if (until && (!pageFacts.freshUntil || until < pageFacts.freshUntil)) pageFacts.freshUntil = until;
}

/** Marks the rendered page as showing personal data: it is not cached or stored. */
export function pageIsPersonal(context: Readonly<RouterContextProvider>): void {
  context.get(visitContext).pageFacts.isPersonal = true;
}

/** Shows the page of this path instead of the requested one, which is not rendered. */
export function showInstead(context: Readonly<RouterContextProvider>, path: string): void {
  context.get(visitContext).pageFacts.shownInstead = path;
}
