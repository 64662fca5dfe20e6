import { SITE_PAGES } from './site-pages.ts';

/** Old addresses and their canonical ones (decisions: The site as a whole). */
const ABOUT = [
  'profil-spolocnosti',
  'politika-kvality',
  'opravnenia',
  'spolupraca-a-partnerstvo',
  'referencie',
  'kariera',
];
const SEGMENTS = [
  'administrativa-biznis-centra',
  'firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
  'hotely-gastro-a-cestovny-ruch',
  'novozalozene-firmy',
  'obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
  'stavebnictvo',
  'vyroba-a-priemysel',
];

const MOVED = new Map([
  ['/o-nas', '/profil-spolocnosti'],
  ...ABOUT.map((page) => [`/o-nas/${page}`, `/${page}`] as const),
  ...SEGMENTS.map((segment) => [`/modelove-riesenia/${segment}`, `/${segment}`] as const),
  ['/signin', '/signIn'],
]);

/** Ours though no search engine should find them. */
const OTHER_PAGES = ['/modelove-riesenia', '/404', '/dashboard', '/sitemap.xml', '/robots.txt', '/podcast/rss.xml'];

const PAGES = new Set<string>([...SITE_PAGES, ...OTHER_PAGES, ...MOVED.keys()]);

/** Articles and courses; what their slugs may consist of, their schemas say. */
const SLUG_PAGE = /^\/(blog|kurzy-a-skolenia)\/[a-z0-9.-]+$/;

/**
 * Where an old address, one with a trailing slash or in capitals leads, query kept; undefined for any other. Only pages
 * whose addresses are all in small letters are meant: keys and ids are what they are.
 */
export function movedTo({ pathname, search }: URL): string | undefined {
  // one slash at the front, whatever was asked: `//host` would lead to another site
  const asked = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  const small = asked.toLowerCase();
  const path = PAGES.has(small) || SLUG_PAGE.test(small) ? small : asked;
  const target = MOVED.get(path) ?? path;
  return target === pathname ? undefined : target + search;
}
