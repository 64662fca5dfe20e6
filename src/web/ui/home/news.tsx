import { Suspense } from 'react';
import { Await } from 'react-router';
import type { ArticleTeaser } from '#domain/article.ts';
import type { HomeContent } from '#domain/home-fields.ts';
import { ArticleCard } from '../article/article-card.tsx';
import { Icon } from '../icon.tsx';

interface NewsProps {
  news: HomeContent['news'];
  /** Undefined when they could not be read. */
  articles: Promise<ArticleTeaser[] | undefined>;
}

/** „Aktuálne informácie“ with a way to all articles (specification section 2.4). */
export function News({ news, articles }: NewsProps) {
  return (
    <>
      <div className="head-row">
        <h2>{news.title}</h2>
        <p>
          <a className="arrow-link" href="/blog">
            {news.all}
            <Icon name="right" />
          </a>
        </p>
      </div>
      {/* a store that is slow or broken costs the page its news, not its answer */}
      <Suspense fallback={<p className="lead">{news.loading}</p>}>
        <Await resolve={articles}>{(articles) => <Newest news={news} articles={articles} />}</Await>
      </Suspense>
    </>
  );
}

function Newest({ news, articles }: { news: HomeContent['news']; articles: ArticleTeaser[] | undefined }) {
  if (!articles) return <p className="lead">{news.failed}</p>;
  if (articles.length === 0) return <p className="lead">{news.empty}</p>;
  return (
    <div className="news">
      {articles.map((article, index) => (
        <ArticleCard
          key={article.id}
          article={article}
          heading="h3"
          className={index === 0 ? 'post--lead' : 'post--row'}
          sizes={
            index === 0
              ? '(min-width: 1024px) 560px, 100vw'
              : '(min-width: 1024px) 176px, (min-width: 640px) 50vw, 100vw'
          }
        />
      ))}
    </div>
  );
}
