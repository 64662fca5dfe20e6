import type { BlogPosting, WithContext } from 'schema-dts';
import type { ArticleTeaser } from '#domain/articles/article.ts';
import { pictureSources } from '#domain/articles/picture.ts';
import { namedOrganization } from './organization.ts';
import type { Site } from './structured-data.tsx';

/** An article. Who of the staff wrote it the page does not say: the company did. */
export function blogPosting({ title, slug, publishAt, image }: ArticleTeaser, site: Site): WithContext<BlogPosting> {
  const picture = pictureSources(image);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    url: `${site.origin}/blog/${slug}`,
    datePublished: publishAt,
    image: picture && site.origin + picture.src,
    author: namedOrganization(site),
    publisher: namedOrganization(site),
    inLanguage: 'sk',
  };
}
