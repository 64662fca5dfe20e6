import type { Topic } from '#server/announcements.ts';

/** What a route declares about itself for the page shell and the front, exported as `handle`. */
export interface PageHandle {
  /** The desk's pages are hydrated by React Router; they also work without scripts. */
  scripts?: true;
  /** A public page works without scripts, too; this script hydrates its islands (decision 0031). */
  islands?: IslandScript;
  /**
   * The topics the page is rendered from. Only pages that declare them are cached; they are removed when a topic
   * changes. Such a page is shared by all visitors: it is rendered without anyone's headers and cookies.
   */
  dependsOn?: readonly Topic[];
  /** The page has a form any visitor may send: rate-limited, and timed from when the sender received the page. */
  hasForm?: true;
  /** What its forms contain besides texts; without it a form is at most a megabyte, and files in it are ignored. */
  takes?: 'attachments' | 'picture' | 'table' | 'fileNames';
  /**
   * The id of the element that may be sent later when the database is slow (decision 0008): `obsah`, or a child of it.
   * The page then renders without it: its loader reads the database only through `reads`, and not at all for a shell.
   */
  late?: string;
  /** Foreign origins whose images this page alone may show, after a click. */
  imageSources?: readonly string[];
  /** Not for search engines. */
  noIndex?: true;
}

/** The name of a file in `islands/`. */
type IslandScript = 'contact' | 'course' | 'courses';

/** The exports of a route for `front/`. The handle is sent to browsers, the rest is not. */
export interface PageModule {
  handle?: PageHandle;
  action?: unknown;
  canonicalQuery?: CanonicalQuery;
  /** The path of the page shown for any unknown address below this route; the nearest one counts. */
  notFound?: string;
}

/**
 * The part of the requested query that a cached page reads, in one canonical form: only this part is in the cache's key
 * and reaches the loader. A page without such a function reads no query.
 */
export type CanonicalQuery = (requested: URLSearchParams) => URLSearchParams;
