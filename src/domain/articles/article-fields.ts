import { complain, dayField, line, requiredLine, text } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { ARTICLE_SERVICES, articleSlug } from './article.ts';
import { isOwnPicture } from './picture.ts';

/** Characters of an article's text; a longer one is not an article and would take long to render. */
export const CONTENT_MAX = 100_000;
const DESCRIPTION_MAX = 300;

const SLUG_WRONG = 'Adresa má len malé písmená bez diakritiky, číslice a spojovníky.';
const services = ['', ...Object.keys(ARTICLE_SERVICES)];

/** The fields of an article. An empty address is made from the title; a picture requires a description. */
export const articleSchema = z
  .object({
    title: requiredLine('Článok potrebuje názov.'),
    /** The last part of its address, without a slash. */
    slug: line.pipe(z.string().regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, SLUG_WRONG)).default(''),
    description: text(DESCRIPTION_MAX).default(''),
    /** Markdown. */
    content: text(CONTENT_MAX).default(''),
    /** Address of its picture; empty while it has none. */
    image: line
      .pipe(z.string().refine((image) => !image || isOwnPicture(image), 'Obrázok nahrajte v editore.'))
      .default(''),
    /** What the picture shows, for people who cannot see it. */
    alt: line.default(''),
    /** Path of the service it is about, or empty. */
    service: z.enum(services, 'Vyberte jednu zo služieb.').default(''),
  })
  .transform((article) => ({ ...article, slug: article.slug || articleSlug(article.title) || 'clanok' }))
  .refine(({ image, alt }) => !image || alt, {
    path: ['alt'],
    error: 'Opíšte, čo je na obrázku: čítačka to prečíta namiesto neho.',
  });

/** What an article also needs before it can be published. */
export const publishableSchema = articleSchema.superRefine(({ description, content, image }, context) => {
  if (!description)
    complain(context, 'description', 'Pred zverejnením napíšte krátky popis, uvidia ho v zozname článkov.');
  if (!content) complain(context, 'content', 'Článok zatiaľ nemá text.');
  if (!image) complain(context, 'image', 'Pred zverejnením pridajte obrázok.');
});

export type ArticleFields = z.infer<typeof articleSchema>;

const PUBLISH_WRONG = 'Vyberte deň aj čas, kedy sa má článok zverejniť.';

/** The day and the time of day in Bratislava at which a scheduled article appears. */
export const publicationTimeSchema = z.object({
  date: dayField(PUBLISH_WRONG),
  time: z.iso.time({ precision: -1, error: PUBLISH_WRONG }),
});
