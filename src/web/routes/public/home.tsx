import home from '#content/domov.yaml';
import { NEWS_COUNT } from '#domain/article.ts';
import { homeSchema } from '#domain/home-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { instant } from '#server/clock.ts';
import { findNextPublication, listPublishedArticles } from '#server/published-articles.ts';
import { pageIsTrueUntil, visitContext } from '../../context.ts';
import { cite } from '../../laws.ts';
import type { PageHandle } from '../../page-handle.ts';
import homeStyles from '../../styles/pages/home.css?url';
import { Exit } from '../../ui/exit.tsx';
import { Clients } from '../../ui/home/clients.tsx';
import { Hero } from '../../ui/home/hero.tsx';
import { type NewestArticles, News } from '../../ui/home/news.tsx';
import { Offer } from '../../ui/home/offer.tsx';
import { PodcastPromo } from '../../ui/home/podcast-promo.tsx';
import { Segments } from '../../ui/home/segments.tsx';
import { Stats } from '../../ui/home/stats.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Tiles } from '../../ui/tiles.tsx';
import type { Route } from './+types/home';

const HOME = homeSchema.parse(home);

export const handle: PageHandle = { dependsOn: ['company', 'articles'], late: 'novinky' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta({ ...loaderData.home, description: loaderData.home.metaDescription }) : [];

export async function loader({ context }: Route.LoaderArgs) {
  return { home: HOME, citations: HOME.offer.items.map(({ law }) => cite(law)), newest: await readNews(context) };
}

/** The newest articles. A store that is broken costs home its news, not its answer; that page is not kept. */
async function readNews(context: Route.LoaderArgs['context']): Promise<NewestArticles> {
  const { app, readings, isFrame, requestId } = context.get(visitContext);
  if (isFrame) return { are: 'loading' };
  const now = instant(app);
  try {
    const { articles, next } = await readings.read('newest articles', async () => ({
      ...(await listPublishedArticles(app.db, now, { page: 1, pageSize: NEWS_COUNT })),
      next: await findNextPublication(app.db, now),
    }));
    pageIsTrueUntil(context, next);
    return { are: 'read', articles };
  } catch (error) {
    app.log.error({ err: error, requestId }, 'news cannot be read');
    pageIsTrueUntil(context, now);
    return { are: 'failed' };
  }
}

export default function Home({ loaderData: { home, citations, newest } }: Route.ComponentProps) {
  return (
    <>
      <Hero title={home.hero.title} />
      <section className="section">
        <div className="wrap">
          <div className="head-row">
            <h2>{home.tiles.title}</h2>
            <p className="muted">{nonBreaking(home.tiles.text)}</p>
          </div>
          <Tiles />
        </div>
      </section>
      <Stats stats={home.stats} />
      <Clients clients={home.clients} />
      <section className="section section--plate section--top-line">
        <div className="wrap">
          <Offer offer={home.offer} citations={citations} />
          <Segments segments={home.segments} />
        </div>
      </section>
      <section className="section section--top-line" id="novinky">
        <div className="wrap">
          <News news={home.news} newest={newest} />
          <PodcastPromo podcast={home.podcast} />
        </div>
      </section>
      <Exit />
    </>
  );
}
