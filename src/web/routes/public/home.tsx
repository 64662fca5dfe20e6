import home from '#content/domov.yaml';
import { homeSchema } from '#domain/home-fields.ts';
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

export const handle: PageHandle = { dependsOn: ['company'] };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta({ ...loaderData.home, description: loaderData.home.metaDescription }) : [];

export function loader() {
  return { home: HOME, citations: HOME.offer.items.map(({ law }) => cite(law)) };
}

export default function Home({ loaderData: { home, citations } }: Route.ComponentProps) {
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
          <News news={home.news} />
          <PodcastPromo podcast={home.podcast} />
        </div>
      </section>
      <Exit />
    </>
  );
}
