/** A page for search engines. */
export interface MapEntry {
  path: string;
  /** The day or instant of its last change; undefined if it is not known. */
  changed?: string | undefined;
  /** The path of its picture. */
  picture?: string | undefined;
}

/** Pages one file may name (sitemaps.org, 0.9). */
export const FILE_PAGES_MAX = 50_000;

/** The query parameter of a part of the map, counted from 1. */
export const PART = 'cast';

/**
 * The site map, or its index where the pages are too many for one file; with a part, that part. Undefined for a part
 * that does not exist.
 */
export function siteMap(entries: MapEntry[], part: number | undefined, origin: string): string | undefined {
  const parts = Math.ceil(entries.length / FILE_PAGES_MAX);
  if (part === undefined && parts > 1) return indexFile(parts, origin);
  const shown = entries.slice(((part ?? 1) - 1) * FILE_PAGES_MAX, (part ?? 1) * FILE_PAGES_MAX);
  return shown.length > 0 ? pagesFile(shown, origin) : undefined;
}

// paths are slugs and names of our own files, which need no escaping

function indexFile(parts: number, origin: string): string {
  const maps = Array.from({ length: parts }, (_, index) => `${origin}/sitemap.xml?${PART}=${index + 1}`);
  const entries = maps.map((address) => `<sitemap><loc>${address}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${SITEMAP}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function pagesFile(entries: MapEntry[], origin: string): string {
  const urls = entries.map(({ path, changed, picture }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    const image = picture ? `<image:image><image:loc>${origin}${picture}</image:loc></image:image>` : '';
    return `<url><loc>${origin}${path}</loc>${lastmod}${image}</url>`;
  });
  return `${HEAD}<urlset ${SITEMAP} ${IMAGES}>\n${urls.join('\n')}\n</urlset>\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
