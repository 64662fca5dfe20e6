const FIELDS = [
  'title',
  'slug',
  'description',
  'content',
  'image',
  'alt',
  'service',
  // the publication time: a day and a time of day in Bratislava's time zone
  'date',
  'time',
  // the version these values were read from
  'version',
] as const;

/** The editor's fields as text. */
export type ArticleFormValues = Record<(typeof FIELDS)[number], string>;

/** Reads the form; missing fields become empty, line ends become \n as in text areas. */
export function articleFormValues(form: FormData): ArticleFormValues {
  const entries = FIELDS.map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''] as const;
  });
  return Object.fromEntries(entries) as ArticleFormValues;
}
