import { namesRecord } from '#web/forms/record-query.ts';

/** The pages about the company. */
export const ABOUT_PAGES = [
  '/profil-spolocnosti',
  '/politika-kvality',
  '/opravnenia',
  '/spolupraca-a-partnerstvo',
  '/referencie',
  '/kariera',
] as const;

/** The model solutions. */
export const SOLUTION_PAGES = [
  '/novozalozene-firmy',
  '/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
  '/firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
  '/vyroba-a-priemysel',
  '/hotely-gastro-a-cestovny-ruch',
  '/stavebnictvo',
  '/administrativa-biznis-centra',
] as const;

/** Every public page with an address of its own, only canonical ones, for search engines and crawlers. */
export const SITE_PAGES = [
  '/',
  ...ABOUT_PAGES,
  '/sluzby',
  '/poziarna-ochrana',
  '/bezpecnost-prace-bozp',
  '/ochrana-zivotneho-prostredia',
  '/pracovna-zdravotna-sluzba',
  '/odborne-prehliadky-a-skusky',
  '/hasiace-pristroje-a-hydranty',
  '/kurzy-a-skolenia',
  ...SOLUTION_PAGES,
  '/e-learning',
  '/podcast',
  '/blog',
  '/kontakt',
  '/ochrana-osobnych-udajov',
  '/vyhlasenie-o-pristupnosti',
] as const;

export type SitePage = (typeof SITE_PAGES)[number];

/** The picture shown where a page's link is shared; a page below another one has that page's picture. */
export function sharingPicture(path: string): string {
  const own =
    SITE_PAGES.find((page) => page === path) ?? SITE_PAGES.find((page) => path.startsWith(`${page}/`)) ?? '/';
  return `/zdielanie/${own.slice(1) || 'domov'}.png`;
}

/** Pages with a canonical address elsewhere (decisions: The site as a whole), or with a filled-in form. */
const CANONICAL_PATHS = new Map([
  ['/modelove-riesenia', '/novozalozene-firmy'],
  ['/kontakt', '/kontakt'],
]);

/**
 * The one canonical address of a public page for search engines; undefined where it shows one person's data. Such pages
 * are rendered for their canonical address (decision 0001), so the query needs no further normalisation.
 */
export function canonicalPath({ pathname, search, searchParams }: URL): string | undefined {
  if (namesRecord(searchParams)) return undefined;
  return CANONICAL_PATHS.get(pathname) ?? pathname + search;
}
