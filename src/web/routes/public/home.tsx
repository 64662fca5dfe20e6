import home from '#content/domov.yaml';
import { NEWS_COUNT } from '#domain/article.ts';
import { homeSchema } from '#domain/home-fields.ts';
import { instant } from '#server/clock.ts';
import { findNextPublication, listPublishedArticles } from '#server/published-articles.ts';
import { appOf, pageIsTrueUntil, visitContext } from '../../context.ts';
import { cite } from '../../laws.ts';
import type { PageHandle } from '../../page-handle.ts';
import { Exit } from '../../ui/exit.tsx';
import { Clients } from '../../ui/home/clients.tsx';
import { Hero } from '../../ui/home/hero.tsx';
import { News } from '../../ui/home/news.tsx';
import { Offer } from '../../ui/home/offer.tsx';
import { PodcastPromo } from '../../ui/home/podcast-promo.tsx';
import { Segments } from '../../ui/home/segments.tsx';
import { Stats } from '../../ui/home/stats.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Tiles } from '../../ui/tiles.tsx';
import type { Route } from './+types/home';

const HOME = homeSchema.parse(home);

export const handle: PageHandle = { dependsOn: ['company', 'articles'] };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta({ ...loaderData.home, description: loaderData.home.metaDescription }) : [];

export function loader({ context }: Route.LoaderArgs) {
  // not awaited: the page does not fail with its news
  return { home: HOME, citations: HOME.offer.items.map(({ law }) => cite(law)), articles: readNews(context) };
}

/** The newest articles; undefined when they cannot be read, and then the page is not kept. */
async function readNews(context: Route.LoaderArgs['context']) {
  const app = appOf(context);
  const now = instant(app);
  try {
    pageIsTrueUntil(context, await findNextPublication(app.db, now));
    return (await listPublishedArticles(app.db, now, { page: 1, pageSize: NEWS_COUNT })).articles;
  } catch (error) {
    app.log.error({ err: error, requestId: context.get(visitContext).requestId }, 'news cannot be read');
    pageIsTrueUntil(context, now);
    return undefined;
  }
}

export default function Home({ loaderData: { home, citations, articles } }: Route.ComponentProps) {
  return (
    <>
      <Hero title={home.hero.title} />
      <section className="section">
        <div className="wrap">
          <div className="head-row">
            <h2>{home.tiles.title}</h2>
            <p className="muted">{home.tiles.text}</p>
          </div>
          <Tiles />
        </div>
      </section>
      <Stats stats={home.stats} />
      <Clients clients={home.clients} />
      <section className="section section--plate border-t-2">
        <div className="wrap">
          <Offer offer={home.offer} citations={citations} />
          <Segments segments={home.segments} />
        </div>
      </section>
      <section className="section border-t-2" id="novinky">
        <div className="wrap">
          <News news={home.news} articles={articles} />
          <PodcastPromo podcast={home.podcast} />
        </div>
      </section>
      <Exit />
    </>
  );
}
