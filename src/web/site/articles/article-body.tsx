import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { Picture } from '#web/shared/picture.tsx';

interface ArticleBodyProps {
  title: string;
  /** h2 where the article is only a part of a page with its own heading. */
  heading?: 'h1' | 'h2';
  /** The publication date below the title, or a placeholder while there is none. */
  date: ReactNode;
  /** The author; absent in the editor's preview. */
  author?: string;
  image: string;
  alt: string;
  /** The text as HTML rendered by the server. */
  html: string;
  /** Shown above the title: the breadcrumb. */
  children?: ReactNode;
  /** Shown beside the text. */
  aside?: ReactNode;
}

/** An article as its readers see it: on its page and in the editor's preview (specification section 2.8). */
export function ArticleBody({
  title,
  heading: Heading = 'h1',
  date,
  author,
  image,
  alt,
  html,
  children,
  aside,
}: ArticleBodyProps) {
  return (
    <article>
      <div className="wrap">
        {children}
        <header className="article-head">
          <Heading>{nonBreaking(title)}</Heading>
          <p>
            {date}
            {author && ` · ${author}`}
          </p>
        </header>
      </div>
      {image && (
        <div className="article-picture">
          <Picture image={image} alt={alt} sizes="100vw" isFirst />
        </div>
      )}
      <div className="wrap article-text">
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        {aside}
      </div>
    </article>
  );
}
