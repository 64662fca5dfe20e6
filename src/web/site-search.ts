import type { App } from '#server/app.ts';
import { SiteSearch } from '#server/site-search/site-search.ts';
import { plainText } from '#web/texts/markdown.ts';
import { siteDocuments } from '#web/texts/site-documents.ts';

const searches = new WeakMap<App, SiteSearch>();

/** The search of this node's site; its index is built by the first search. */
export function siteSearchOf(app: App): SiteSearch {
  const search = searches.get(app) ?? new SiteSearch(app, { pages: siteDocuments, plainText });
  searches.set(app, search);
  return search;
}
