import type { Topic } from '#server/announcements.ts';

/** What a route tells the page shell and the front about itself, exported as `handle`. */
export interface PageHandle {
  /** The desk's pages are React Router's in the browser, too: they work without scripts and are nicer with them. */
  scripts?: true;
  /** A public page works without scripts, too; this is what brings its islands to life (decision 0031). */
  islands?: IslandScript;
  /**
   * What the page is made from. Only pages that say so are kept; they are dropped when it changes. Such a page is
   * shared by all visitors: it is made without anyone's headers and cookies.
   */
  dependsOn?: readonly Topic[];
  /** The page has a form that any visitor may send: limited, and timed from when the sender was given the page. */
  hasForm?: true;
  /** What its forms carry besides texts; without it a form is at most a megabyte, and files in it are passed over. */
  takes?: 'attachments' | 'picture' | 'table' | 'fileNames';
  /**
   * The id of the element that may follow when the database is slow (decision 0008): `obsah`, or a child of it. The page then
   * renders without it: its loader asks the database only through `reads`, and not at all for a shell.
   */
  late?: string;
  /** Foreign origins whose images the page may show after a click; nobody else’s page may. */
  imageSources?: readonly string[];
  /** Not for search engines. */
  noIndex?: true;
}

/** A file of `islands/`. */
export type IslandScript = 'contact' | 'course' | 'courses';

/** What a route exports for `front/`. The handle travels to browsers, the rest does not. */
export interface PageModule {
  handle?: PageHandle;
  action?: unknown;
  canonicalQuery?: CanonicalQuery;
  /** The path of the page that is shown wherever, below this route, there is nothing; the nearest one counts. */
  notFound?: string;
}

/**
 * What a kept page reads of the query that was asked for, in its one spelling: all that is kept of it, and all its loader
 * gets. A page without such a function reads nothing.
 */
export type CanonicalQuery = (asked: URLSearchParams) => URLSearchParams;
