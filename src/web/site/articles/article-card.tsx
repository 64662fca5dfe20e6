import { findServiceTile } from '#content/service-tiles.ts';
import type { ArticleTeaser } from '#domain/articles/article.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Picture } from '#web/shared/picture.tsx';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { ArticleDate } from './article-date.tsx';

interface ArticleCardProps {
  article: ArticleTeaser;
  /** The level below the heading of the list. */
  heading: 'h2' | 'h3';
  className?: string;
  sizes?: string;
  /** Its picture is the page's first one. */
  isFirst?: boolean;
}

/** An article in a list; the whole card is the link. */
export function ArticleCard({
  article: { slug, title, description, image, publishAt, service },
  heading: Heading,
  className = '',
  sizes = '(min-width: 1200px) 350px, (min-width: 640px) 50vw, 100vw',
  isFirst,
}: ArticleCardProps) {
  const topic = findServiceTile(service);
  return (
    <a className={`post ${className}`} href={`/blog/${slug}`}>
      <div className="thumb">
        {/* the picture would only repeat the title beside it */}
        <Picture image={image} alt="" sizes={sizes} isFirst={isFirst} />
      </div>
      <div className="about">
        {topic && (
          <span className="topic">
            <DrawnSign src={topic.source} size={28} />
            {nonBreaking(topic.title)}
          </span>
        )}
        <ArticleDate at={publishAt} />
      </div>
      <Heading>{nonBreaking(title)}</Heading>
      <p>{nonBreaking(description)}</p>
    </a>
  );
}
