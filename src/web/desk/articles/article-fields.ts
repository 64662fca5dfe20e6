import { ARTICLE_SERVICES } from '#domain/articles/article.ts';
import type { Fields, ValuesOf } from '#web/desk/kit/fields.ts';

/** The fields of the editor; the publication time is a day and a time of day in Bratislava. */
export const ARTICLE_FIELDS = {
  version: { as: 'hidden' },
  image: { as: 'hidden' },
  title: { label: 'Názov', isRequired: true },
  slug: { label: 'Adresa za /blog/' },
  content: { label: 'Text článku', as: 'area' },
  alt: { label: 'Opis obrázka', hint: 'Povinný. Čítačka ho prečíta namiesto obrázka.', isRequired: true },
  date: { label: 'Dátum', as: 'day' },
  time: { label: 'Čas', type: 'time' },
  description: {
    label: 'Krátky popis',
    as: 'area',
    rows: 3,
    maxLength: 300,
    hint: 'Najviac dva riadky v zozname článkov.',
  },
  service: { label: 'Súvisiaca služba', as: 'select', none: 'Žiadna', options: ARTICLE_SERVICES },
} satisfies Fields;

export type ArticleField = keyof typeof ARTICLE_FIELDS;

/** The editor's fields as text. */
export type ArticleValues = ValuesOf<typeof ARTICLE_FIELDS>;
