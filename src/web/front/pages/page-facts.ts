import type { FailureReason } from '#domain/request-failures/request-failure.ts';
import type { HostedWidget } from './content-security-policy.ts';

/** What is known of a page besides its response: loaders and the renderer write it, the front reads it after the render. */
export interface PageFacts {
  /** Until when it stays fresh, as clock.ts writes instants; without it, until something it depends on changes. */
  freshUntil?: string | undefined;
  /** Set when it shows personal data. */
  isPersonal?: true;
  /** Foreign origins its forms may lead to (`directory-forms.ts`). */
  formOrigins?: readonly string[] | undefined;
  /** Set when it shows the widget of a hosted sign-in. */
  widget?: HostedWidget;
  /** The path a loader has named by `showInstead`. */
  shownInstead?: string;
  /** The path of the page to send; the renderer has left this one out. */
  replacedBy?: string;
  /** Set when rendering failed because of an error of ours. */
  failedBecause?: FailureReason;
}

export interface Rendered {
  response: Response;
  facts: PageFacts;
}
