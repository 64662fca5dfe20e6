import type { CompanyList } from '#domain/company/company-form.ts';

/** The pages on which facts are shown. */
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
  /** The field's name in the form. */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'url' | 'tel' | 'checkbox';
  hint?: string;
  /** The pages on which the fact is shown. */
  usedOn?: Place[];
  /** The law or a page requires it: staff are warned if it is missing. */
  isNeeded?: true;
}

export interface CompanyRows {
  list: CompanyList;
  /** The label of a row, and that of an empty one. */
  one: string;
  another: string;
  fields: RowField[];
  /** At most one row has this mark; it has its own label and fields. */
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
