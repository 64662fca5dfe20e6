import type { ArticleTeaser } from '#domain/articles/article.ts';
import type { HomeContent } from '#domain/page-texts/home-fields.ts';
import { ArticleCard } from '#web/site/articles/article-card.tsx';
import { SectionHead } from '#web/site/kit/section.tsx';

/** The newest articles, or the state of loading them when the page was sent. */
export type NewestArticles = { are: 'read'; articles: ArticleTeaser[] } | { are: 'loading' | 'failed' };

/** „Aktuálne informácie“ with a link to all articles (specification section 2.4). */
export function News({ news, newest }: { news: HomeContent['news']; newest: NewestArticles }) {
  return (
    <>
      <SectionHead title={news.title} link={{ label: news.all, to: '/blog' }} />
      {newest.are === 'read' ? (
        <Newest articles={newest.articles} whenEmpty={news.empty} />
      ) : (
        <p className="lead" role="status">
          {newest.are === 'loading' ? news.loading : news.failed}
        </p>
      )}
    </>
  );
}

function Newest({ articles, whenEmpty }: { articles: ArticleTeaser[]; whenEmpty: string }) {
  if (articles.length === 0) return <p className="lead">{whenEmpty}</p>;
  return (
    <div className="news">
      {articles.map((article, index) => (
        <ArticleCard
          key={article.id}
          article={article}
          heading="h3"
          className={index === 0 ? 'post--lead' : 'post--row'}
          sizes={index === 0 ? '(min-width: 1200px) 560px, 100vw' : '(min-width: 640px) 176px, 100vw'}
        />
      ))}
    </div>
  );
}
