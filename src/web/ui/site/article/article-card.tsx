import type { ArticleTeaser } from '#domain/articles/article.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Picture } from '#web/ui/shared/picture.tsx';
import { ArticleDate } from './article-date.tsx';

interface ArticleCardProps {
  article: ArticleTeaser;
  /** One below the heading above the list. */
  heading: 'h2' | 'h3';
  className?: string;
  sizes?: string;
  /** Its picture opens the page. */
  isFirst?: boolean;
}

/** An article in a list; the whole card is the link. */
export function ArticleCard({
  article: { slug, title, description, image, publishAt },
  heading: Heading,
  className = '',
  sizes = '(min-width: 1024px) 350px, (min-width: 640px) 50vw, 100vw',
  isFirst,
}: ArticleCardProps) {
  return (
    <a className={`post ${className}`} href={`/blog/${slug}`}>
      <div className="thumb">
        {/* the title beside it says more than the picture would */}
        <Picture image={image} alt="" sizes={sizes} isFirst={isFirst} />
      </div>
      <ArticleDate at={publishAt} />
      <Heading>{nonBreaking(title)}</Heading>
      <p>{nonBreaking(description)}</p>
    </a>
  );
}
