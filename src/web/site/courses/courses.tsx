import { redirect } from 'react-router';
import texts from '#content/kurzy-a-skolenia.md';
import { withFacts } from '#domain/company/company-facts.ts';
import { CITIES, type City } from '#domain/courses/course.ts';
import { COURSES_PER_PAGE, DATES_PER_PAGE, type OfferedCourse } from '#domain/courses/course-list.ts';
import { type CourseType, hoursOf } from '#domain/courses/course-type.ts';
import { pageWithin, requestedPage } from '#domain/paging.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { listOfferedCourses } from '#server/courses/offered-courses.ts';
import { appOf } from '#web/context.ts';
import { pageQuery } from '#web/forms/page-query.ts';
import type { CanonicalQuery, PageHandle } from '#web/front/page-handle.ts';
import { Icon } from '#web/shared/icon.tsx';
import { contentSections } from '#web/shared/markdown.ts';
import { feedLink, pageMeta } from '#web/shared/page-meta.ts';
import { Sign } from '#web/shared/sign.tsx';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { Island } from '#web/site/kit/island.tsx';
import { PageHeader } from '#web/site/kit/page-header.tsx';
import { Section, SectionHead } from '#web/site/kit/section.tsx';
import { waitlistPath } from '#web/site/waitlist/waitlist-path.ts';
import type { Route } from './+types/courses';
import { type CourseDate, CourseDates, datesPath } from './course-dates.tsx';
import { CourseFinder, courseCalendarPath, coursesPath, FINDER_ID } from './course-finder.tsx';
import { CoursesDrawing } from './courses-drawing.tsx';
import { Gallery } from './gallery.tsx';

export const handle: PageHandle = {
  islands: 'courses',
  dependsOn: ['company', 'courses', 'seats'],
};

/** The city with its page number or its step back to the choice of city; without a city the page number. */
export const canonicalQuery: CanonicalQuery = (query) => {
  const city = chosenCity(query);
  if (city && isStepBack(query)) return new URLSearchParams({ mesto: city, krok: '1' });
  return new URLSearchParams({ ...(city && { mesto: city }), ...pageQuery(query) });
};

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const { city, page = 1 } = loaderData ?? {};
  const ending = `${city ? ` – ${city}` : ''}${page > 1 ? ` – strana ${page}` : ''}`;
  return [
    ...pageMeta({
      title: `Kurzy a školenia${ending}`,
      ...(!city && { metaTitle: `Kurzy a školenia v štyroch mestách – vyberte si termín${ending}` }),
      description:
        'Verejné termíny kurzov v štyroch mestách, školenia BOZP, kurz prvej pomoci a odborná príprava obsluhy. Vyberte mesto, potom kurz a prihláste sa.',
    }),
    feedLink('Kalendár kurzov', courseCalendarPath(city), 'text/calendar'),
  ];
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const city = chosenCity(url.searchParams);
  const step: 1 | 2 = city && !isStepBack(url.searchParams) ? 2 : 1;
  const page = city && step === 1 ? 1 : requestedPage(url.searchParams.get('strana'));
  const [offer, dates, types, company] = await Promise.all([
    step === 2 ? readOffer(app, { city, page, pageSize: COURSES_PER_PAGE }) : NO_OFFER,
    step === 1 ? readOffer(app, { page, pageSize: DATES_PER_PAGE }) : NO_OFFER,
    listCourseTypes(app.db),
    findCompany(app.db),
  ]);
  return {
    city,
    step,
    page,
    offer,
    dates: { ...dates, courses: dates.courses.map((course) => withType(course, types)) },
    types: types.map(({ id, name, image }) => ({ id, name, image })),
    sections: contentSections(withFacts(texts.text, company)),
  };
}

const NO_OFFER = { courses: [], total: 0, page: 1 };

/** One page of the courses of a city or of all; a page number beyond the last redirects to the last page. */
async function readOffer(app: App, query: { city?: City; page: number; pageSize: number }) {
  const { city, page, pageSize } = query;
  const offer = await listOfferedCourses(app.db, { ...query, today: today(app) });
  const shown = pageWithin(page, { total: offer.total, pageSize });
  if (shown !== page) throw redirect(city ? coursesPath(city, shown) : datesPath(shown), 302);
  return { ...offer, page };
}

/** The course with its hours and its type's document for participants. */
function withType(course: OfferedCourse, types: CourseType[]): CourseDate {
  const type = types.find(({ id }) => id === course.courseTypeId);
  return { ...course, hours: hoursOf({ ...course, typeHours: type?.hours }), issuedDocument: type };
}

export default function Courses({ loaderData: { city, step, offer, dates, types, sections } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Kurzy a školenia"
        subtitle="Verejné termíny v štyroch mestách. Vyberte mesto, potom kurz a prihláste sa."
        image={<CoursesDrawing sign="/znacky/sluzba-kurzy.svg" />}
      >
        <a className="btn" href={`#${FINDER_ID}`}>
          Ponuka kurzov <Icon name="down" />
        </a>
        <a className="btn btn--line" href="#galeria">
          Galéria <Icon name="down" />
        </a>
      </PageHeader>
      <Section id={FINDER_ID}>
        <CourseFinder city={city} step={step} offer={offer} hasDates={dates.total > 0} />
      </Section>
      <CourseDates {...dates} />
      <Section id="podmienky" className="section--top-line" layout="cols">
        <h2>{sections.podmienky?.title}</h2>
        <div className="prose" dangerouslySetInnerHTML={{ __html: sections.podmienky?.html ?? '' }} />
      </Section>
      <Offer types={types} />
      <Training sections={sections} />
      <Section id="galeria" className="section--plate section--top-line gallery">
        <h2>Galéria</h2>
        <Island name="gallery" of={Gallery} props={{}} />
      </Section>
      <CallToAction
        title="Potrebujete školenie priamo u Vás?"
        text="Pripravíme termín pre Vašu skupinu na Vašom pracovisku. Zmluvní klienti majú prednosť."
      />
    </>
  );
}

/** All course types, whether or not they have a date now. */
function Offer({ types }: { types: Pick<CourseType, 'id' | 'name' | 'image'>[] }) {
  return (
    <Section className="section--plate section--lines">
      <SectionHead
        title="Čo všetko školíme"
        note="Nie je v ponuke Váš termín? Vyberte kurz a zapíšte sa: nový termín ponúkneme najprv tým, ktorí naň čakajú. Pre celú skupinu ho pripravíme aj na Vašom pracovisku."
      />
      <ul className="courses">
        {types.map(({ id, name, image }) => (
          <li key={id}>
            <Sign src={image} size={56} />
            <a href={waitlistPath({ typeId: id })}>{nonBreaking(name)}</a>
          </li>
        ))}
        <li>
          <Sign src="sluzba-externa" size={56} />
          <a href="/e-learning">E-learning: BOZP, OPP (ochrana pred požiarmi) a&nbsp;vodiči</a>
        </li>
        <li>
          <Sign src="system-info" size={56} />
          <a href="/kontakt#kurzy-a-skolenia-kontakt">Hľadáte iný kurz? Napíšte nám</a>
        </li>
      </ul>
    </Section>
  );
}

type Sections = Route.ComponentProps['loaderData']['sections'];

/** BOZP training, first aid and the law's excerpt. */
function Training({ sections }: { sections: Sections }) {
  return (
    <Section>
      <div className="cols cols--even">
        <Text section={sections['skolenia-bozp']} anchor="skolenia-bozp" sign="sluzba-bozp" />
        <Text section={sections['prva-pomoc']} anchor="prva-pomoc" sign="/ikony/ikony-03.svg" />
      </div>
      <details className="more" id="zistite-viac">
        <summary>
          Zistite viac
          <Icon name="caret" />
        </summary>
        <div className="prose">
          <h3>§&nbsp;7 zákona č.&nbsp;124/2006 Z.&nbsp;z.&nbsp;– oboznamovanie a&nbsp;informovanie zamestnancov</h3>
          <div dangerouslySetInnerHTML={{ __html: sections['zistite-viac']?.html ?? '' }} />
        </div>
      </details>
    </Section>
  );
}

function Text({ section, anchor, sign }: { section: Sections[string] | undefined; anchor: string; sign: string }) {
  return (
    <div id={anchor}>
      <Sign src={sign} size={84} />
      <h2>{section?.title}</h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: section?.html ?? '' }} />
    </div>
  );
}

function isStepBack(query: URLSearchParams): boolean {
  return query.get('krok') === '1';
}

function chosenCity(query: URLSearchParams): City | undefined {
  return CITIES.find((city) => city === query.get('mesto'));
}
