/** What there is to be found on the site, in the order of the page's filters. */
export const DOCUMENT_KINDS = {
  service: { label: 'Služba', plural: 'Služby', slug: 'sluzby' },
  course: { label: 'Kurz', plural: 'Kurzy', slug: 'kurzy' },
  article: { label: 'Článok', plural: 'Články', slug: 'clanky' },
  solution: { label: 'Modelové riešenie', plural: 'Riešenia', slug: 'riesenia' },
  episode: { label: 'Epizóda podcastu', plural: 'Podcast', slug: 'podcast' },
  page: { label: 'Stránka', plural: 'Stránky', slug: 'stranky' },
} as const satisfies Record<string, { label: string; plural: string; slug: string }>;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** Something one can find and go to. */
export interface SiteDocument {
  kind: DocumentKind;
  path: string;
  title: string;
  /** What always stands below the title: day and city of a course. */
  facts?: string;
  /** Plain text, a line for each paragraph. */
  text: string;
  sign: string;
}

export const KINDS = Object.keys(DOCUMENT_KINDS) as DocumentKind[];
