const FIELDS = [
  'title',
  'slug',
  'description',
  'content',
  'image',
  'alt',
  'service',
  // when it is to be published: a day and a time of day in Bratislava
  'date',
  'time',
  // the version these values were read from
  'version',
] as const;

/** The fields of the editor as they stand in its form. */
export type ArticleFormValues = Record<(typeof FIELDS)[number], string>;

/** What the form holds; a form without some of the fields gives empty ones. Lines end as text areas show them. */
export function articleFormValues(form: FormData): ArticleFormValues {
  const entries = FIELDS.map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''] as const;
  });
  return Object.fromEntries(entries) as ArticleFormValues;
}
