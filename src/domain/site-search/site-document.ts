/** The kinds of results on the site, in the order of the page's filters; `sign` is for those without their own. */
export const DOCUMENT_KINDS = {
  service: { label: 'Služba', plural: 'Služby', slug: 'sluzby', sign: 'stranka' },
  course: { label: 'Kurz', plural: 'Kurzy', slug: 'kurzy', sign: 'sluzba-kurzy' },
  article: { label: 'Článok', plural: 'Články', slug: 'clanky', sign: 'clanok' },
  solution: { label: 'Modelové riešenie', plural: 'Riešenia', slug: 'riesenia', sign: 'riesenie' },
  episode: { label: 'Epizóda podcastu', plural: 'Podcast', slug: 'podcast', sign: 'podcast' },
  page: { label: 'Stránka', plural: 'Stránky', slug: 'stranky', sign: 'stranka' },
} as const satisfies Record<string, { label: string; plural: string; slug: string; sign: string }>;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** A page that the search can find. */
export interface SiteDocument {
  kind: DocumentKind;
  path: string;
  title: string;
  /** What is always shown below the title: day and city of a course. */
  facts?: string;
  /** Plain text, a line for each paragraph. */
  text: string;
  sign: string;
}

export const KINDS = Object.keys(DOCUMENT_KINDS) as DocumentKind[];
