import type { BlogPosting } from 'schema-dts';
import type { Article, ArticleTeaser } from '#domain/articles/article.ts';
import { pictureSources } from '#domain/articles/picture.ts';
import { namedOrganization } from './organization.ts';
import type { Site } from './structured-data.tsx';

/** An article by the author its page shows; the company publishes it. */
export function blogPosting(
  { title, slug, publishAt, image, author }: ArticleTeaser & Pick<Article, 'author'>,
  site: Site,
): BlogPosting {
  const picture = pictureSources(image);
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: `${site.origin}/blog/${slug}`,
    datePublished: publishAt,
    image: picture && site.origin + picture.src,
    author: { '@type': 'Person', name: author },
    publisher: namedOrganization(site),
    inLanguage: 'sk',
  };
}
