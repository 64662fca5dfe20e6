import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { Picture } from '#web/ui/shared/picture.tsx';

interface ArticleBodyProps {
  title: string;
  /** Below the page's own heading where it is only a part of a page. */
  heading?: 'h1' | 'h2';
  /** The day below the title, or what stands for it while there is none. */
  date: ReactNode;
  /** Who wrote it; the editor's preview names nobody. */
  author?: string;
  image: string;
  alt: string;
  /** The text, rendered by the server. */
  html: string;
  /** Above the title: where in the building the reader stands. */
  children?: ReactNode;
  /** Beside the text. */
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
