/** What there is to be found on the site, in the order of the page's filters; `sign` marks what has none of its own. */
export const DOCUMENT_KINDS = {
  service: { label: 'Služba', plural: 'Služby', slug: 'sluzby', sign: 'stranka' },
  course: { label: 'Kurz', plural: 'Kurzy', slug: 'kurzy', sign: 'sluzba-kurzy' },
  article: { label: 'Článok', plural: 'Články', slug: 'clanky', sign: 'clanok' },
  solution: { label: 'Modelové riešenie', plural: 'Riešenia', slug: 'riesenia', sign: 'riesenie' },
  episode: { label: 'Epizóda podcastu', plural: 'Podcast', slug: 'podcast', sign: 'podcast' },
  page: { label: 'Stránka', plural: 'Stránky', slug: 'stranky', sign: 'stranka' },
} as const satisfies Record<string, { label: string; plural: string; slug: string; sign: string }>;

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
