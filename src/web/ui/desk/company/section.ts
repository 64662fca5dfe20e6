import type { CompanyList } from '#domain/company/company-form.ts';

/** Where the facts are shown. */
export const PLACES = {
  home: { title: 'Úvodná stránka', to: '/' },
  header: { title: 'Hlavička', to: '/' },
  footer: { title: 'Pätička', to: '/' },
  contact: { title: 'Kontakt', to: '/kontakt' },
  careers: { title: 'Kariéra', to: '/kariera' },
  eLearning: { title: 'E-learning', to: '/e-learning' },
  partnership: { title: 'Spolupráca a partnerstvo', to: '/spolupraca-a-partnerstvo' },
  podcast: { title: 'Podcast', to: '/podcast' },
  retail: { title: 'Modelové riešenia', to: '/modelove-riesenia' },
  privacy: { title: 'Ochrana údajov', to: '/ochrana-osobnych-udajov' },
  accessibility: { title: 'Prístupnosť', to: '/vyhlasenie-o-pristupnosti' },
  emails: { title: 'E-maily' },
  services: { title: 'Služby', to: '/sluzby' },
  courses: { title: 'Kurzy', to: '/kurzy-a-skolenia' },
} as const satisfies Record<string, { title: string; to?: string }>;

type Place = { title: string; to?: string };

export interface CompanyField {
  /** Its name in the form. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'url' | 'tel' | 'checkbox';
  hint?: string;
  /** Where the fact is shown. */
  usedOn?: Place[];
  /** The law or a page needs it: its lack is told, nothing is blocked. */
  isNeeded?: true;
}

export interface CompanyRows {
  list: CompanyList;
  /** What a row is called, and an empty one. */
  one: string;
  another: string;
  fields: RowField[];
  /** A row that bears this mark is the only one of its kind, called and filled in otherwise. */
  marked?: { by: string; one: string; note: string; fields: RowField[] };
}

export type RowField = Omit<CompanyField, 'usedOn' | 'isNeeded'>;

export interface CompanySection {
  id: string;
  title: string;
  note?: string;
  fields: CompanyField[];
  rows?: CompanyRows[];
}
