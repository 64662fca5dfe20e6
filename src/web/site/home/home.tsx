import home from '#content/domov.yaml';
import { NEWS_COUNT } from '#domain/articles/article.ts';
import type { OfferedCourse } from '#domain/courses/course-list.ts';
import { type HomeContent, homeSchema } from '#domain/page-texts/home-fields.ts';
import type { Citation } from '#domain/page-texts/laws.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findNextPublication, listNewestArticles } from '#server/articles/published-articles.ts';
import { instant, today } from '#server/clock.ts';
import { listOfferedCourses } from '#server/courses/offered-courses.ts';
import { pageIsFreshUntil, visitContext } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import minute from '#web/shared/drawings/minute.svg?raw';
import { ExternalLink } from '#web/shared/external-link.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { cite } from '#web/shared/laws.ts';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { Directory } from '#web/site/company/directory.tsx';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { Section, SectionHead } from '#web/site/kit/section.tsx';
import { Tiles } from '#web/site/kit/tiles.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import { organization } from '#web/site/structured-data/organization.ts';
import { StructuredData } from '#web/site/structured-data/structured-data.tsx';
import type { Route } from './+types/home';
import { Clients } from './client-marquee.tsx';
import { Hero } from './hero.tsx';
import { type NewestArticles, News } from './news.tsx';
import { NextCourses } from './next-courses.tsx';
import { Start } from './start.tsx';
import { Stats } from './stats.tsx';

const HOME = homeSchema.parse(home);

export const handle: PageHandle = { dependsOn: ['company', 'articles', 'courses', 'seats'], late: 'novinky' };

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.home);

export async function loader({ context }: Route.LoaderArgs) {
  const [newest, courses] = await Promise.all([readNews(context), readCourses(context)]);
  return { home: HOME, citations: HOME.offer.items.map(({ law }) => cite(law)), newest, courses };
}

const COURSES_SHOWN = 3;

/** The next courses; omitted while the database is slow or unavailable, and the page is then not cached. */
async function readCourses(context: Route.LoaderArgs['context']): Promise<OfferedCourse[]> {
  const visit = context.get(visitContext);
  const { app, reads, isShell } = visit;
  if (isShell) return [];
  try {
    const request = { today: today(app), page: 1, pageSize: COURSES_SHOWN };
    return (await reads.read('next courses', () => listOfferedCourses(app.db, request))).courses;
  } catch (error) {
    app.failures.note(visit, error, 'courses cannot be read');
    pageIsFreshUntil(context, instant(app));
    return [];
  }
}

/** The newest articles; where they cannot be read, the page is still rendered but not cached. */
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

export default function Home({ loaderData: { home, citations, newest, courses } }: Route.ComponentProps) {
  return (
    <>
      <StructuredData of={organization} />
      <Hero {...home.hero} />
      <NextCourses words={home.courses} courses={courses} />
      <Start start={home.start} />
      <Section className="home-tiles">
        <SectionHead title={home.tiles.title} note={home.tiles.text} />
        <Tiles />
      </Section>
      <Stats stats={home.stats} />
      <Clients clients={home.clients} />
      <Section className="section--plate section--top-line">
        <Offer offer={home.offer} citations={citations} />
        <Segments segments={home.segments} />
      </Section>
      <Section id="novinky" className="section--top-line">
        <News news={home.news} newest={newest} />
        <PodcastPromo podcast={home.podcast} />
      </Section>
      <CallToAction />
    </>
  );
}

/** The directory of company types, each linked to its model solution. */
function Segments({ segments: { title, text, items } }: { segments: HomeContent['segments'] }) {
  return (
    <>
      <SectionHead title={title} note={text} />
      <Directory links={items.map(({ title, ...item }) => ({ label: title, ...item }))} />
    </>
  );
}

/** Every employer's duties in the law's words, beside the company's own wording. */
function Offer({ offer, citations }: { offer: HomeContent['offer']; citations: Citation[] }) {
  return (
    <div className="offer">
      <div className="law3">
        <div className="law3-head">
          <DrawnSign src="system-info" size={56} />
          <h2>{nonBreaking(offer.title)}</h2>
        </div>
        {offer.items.map(({ title, text, sign, to }, index) => (
          <a key={to} href={to}>
            <DrawnSign src={sign} size={64} />
            <span>
              <b>{nonBreaking(title)}</b>
              {nonBreaking(text)} <small>{citations[index]?.label}</small>
            </span>
          </a>
        ))}
      </div>
      <div className="offer-words">
        <p>{nonBreaking(offer.duty)}</p>
        <p>{nonBreaking(offer.summary)}</p>
        <p className="muted">{nonBreaking(offer.note)}</p>
      </div>
    </div>
  );
}

/** The podcast, with links to those of its two platforms that have an address. */
function PodcastPromo({ podcast: { title, text } }: { podcast: HomeContent['podcast'] }) {
  const { streaming, video } = useCompany().links;
  return (
    <div className="minute">
      <Drawing svg={minute} />
      <div>
        <h3>{title}</h3>
        <p>{nonBreaking(text)}</p>
        <div className="btns">
          {streaming && (
            <ExternalLink className="btn btn--ink" href={streaming}>
              Počúvať podcast <Icon name="out" />
            </ExternalLink>
          )}
          {video && (
            <ExternalLink className="btn btn--line" href={video}>
              Pozrieť video <Icon name="out" />
            </ExternalLink>
          )}
          <a className="arrow-link" href="/podcast">
            O&nbsp;podcaste
          </a>
        </div>
      </div>
    </div>
  );
}
