import home from '#content/domov.yaml';
import { NEWS_COUNT } from '#domain/articles/article.ts';
import { homeSchema } from '#domain/page-texts/home-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findNextPublication, listNewestArticles } from '#server/articles/published-articles.ts';
import { instant } from '#server/clock.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { organization } from '#web/structured-data/organization.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { cite } from '#web/texts/laws.ts';
import { textPageMeta } from '#web/ui/shared/page-meta.ts';
import { CallToAction } from '#web/ui/site/call-to-action.tsx';
import { Clients } from '#web/ui/site/home/clients.tsx';
import { Hero } from '#web/ui/site/home/hero.tsx';
import { type NewestArticles, News } from '#web/ui/site/home/news.tsx';
import { Offer } from '#web/ui/site/home/offer.tsx';
import { PodcastPromo } from '#web/ui/site/home/podcast-promo.tsx';
import { Segments } from '#web/ui/site/home/segments.tsx';
import { Start } from '#web/ui/site/home/start.tsx';
import { Stats } from '#web/ui/site/home/stats.tsx';
import { Tiles } from '#web/ui/site/tiles.tsx';
import { pageIsFreshUntil, visitContext } from '../../context.ts';
import homeStyles from '../../styles/pages/home.css?url';
import type { Route } from './+types/home';

const HOME = homeSchema.parse(home);

export const handle: PageHandle = { dependsOn: ['company', 'articles'], late: 'novinky' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.home);

export async function loader({ context }: Route.LoaderArgs) {
  return { home: HOME, citations: HOME.offer.items.map(({ law }) => cite(law)), newest: await readNews(context) };
}

/** The newest articles. A database that is broken costs home its news, not its answer; that page is not kept. */
async function readNews(context: Route.LoaderArgs['context']): Promise<NewestArticles> {
  const visit = context.get(visitContext);
  const { app, reads, isShell } = visit;
  if (isShell) return { are: 'loading' };
  const now = instant(app);
  try {
    const { articles, next } = await reads.read('newest articles', async () => ({
      articles: await listNewestArticles(app.db, now, NEWS_COUNT),
      next: await findNextPublication(app.db, now),
    }));
    pageIsFreshUntil(context, next);
    return { are: 'read', articles };
  } catch (error) {
    app.failures.note(visit, error, 'news cannot be read');
    pageIsFreshUntil(context, now);
    return { are: 'failed' };
  }
}

export default function Home({ loaderData: { home, citations, newest } }: Route.ComponentProps) {
  return (
    <>
      <StructuredData of={organization} />
      <Hero title={home.hero.title} />
      <Start start={home.start} />
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
      <CallToAction />
    </>
  );
}
