import { data } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { listCoursesByTypes } from '#server/courses/offered-courses.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { faqPage } from '#web/structured-data/faq-page.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import servicesStyles from '#web/styles/pages/services.css?url';
import type { ServicePage } from '#web/texts/service-pages.ts';
import { findServicePage } from '#web/texts/service-pages.ts';
import environment from '#web/ui/drawings/fragment-environment.svg?raw';
import extinguishers from '#web/ui/drawings/fragment-extinguishers.svg?raw';
import fire from '#web/ui/drawings/fragment-fire.svg?raw';
import health from '#web/ui/drawings/fragment-health.svg?raw';
import inspections from '#web/ui/drawings/fragment-inspections.svg?raw';
import safety from '#web/ui/drawings/fragment-safety.svg?raw';
import { Drawing } from '#web/ui/shared/drawing.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';
import { textPageMeta } from '#web/ui/shared/page-meta.ts';
import { CallToAction } from '#web/ui/site/call-to-action.tsx';
import { DutyList } from '#web/ui/site/duty-list.tsx';
import { FirstAnswers } from '#web/ui/site/services/first-answers.tsx';
import { FittingCourses } from '#web/ui/site/services/fitting-courses.tsx';
import { Questions } from '#web/ui/site/services/questions.tsx';
import { RouteSteps } from '#web/ui/site/services/route-steps.tsx';
import { ServiceTechnicians } from '#web/ui/site/services/service-technicians.tsx';
import { TermCalendar } from '#web/ui/site/services/term-calendar.tsx';
import { WhatWeDo } from '#web/ui/site/services/what-we-do.tsx';
import { TextPageHeader } from '#web/ui/site/text-page-header.tsx';
import type { Route } from './+types/service';

export const handle: PageHandle = { dependsOn: ['company', 'courses', 'seats'] };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: servicesStyles }];

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

/** The six services differ in content only; the path determines which one is shown. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = findServicePage(url.pathname);
  if (!page) throw data(null, { status: 404 });
  const app = appOf(context);
  const [courses, types] = await Promise.all([
    listCoursesByTypes(app.db, page.courseTypes, today(app)),
    listCourseTypes(app.db),
  ]);
  return { page, courses, types: types.filter(({ id }) => page.courseTypes.includes(id)) };
}

export default function Service({ loaderData: { page, courses, types } }: Route.ComponentProps) {
  return (
    <>
      <StructuredData of={() => faqPage(page.questions)} />
      <TextPageHeader
        page={page}
        parent={{ title: 'Služby', to: '/sluzby' }}
        image={<ServiceDrawing path={page.path} />}
      />
      <div className="bands">
        <FirstAnswers page={page} />
        <LawSection page={page} />
        {page.terms.length > 0 && <TermCalendar terms={page.terms} />}
        <WhatWeDo page={page} />
        <ServiceTechnicians path={page.path} />
        <Process page={page} />
        <Questions questions={page.questions} />
        <FittingCourses page={page} courses={courses} types={types} />
      </div>
      <CallToAction />
    </>
  );
}

/** What the regulations require, and from whom. */
function LawSection({ page: { law } }: { page: ServicePage }) {
  return (
    <section className="section">
      <div className="wrap cols">
        <div className="stick">
          <h2>Čo musíte urobiť</h2>
          <p className="lead">{nonBreaking(law.lead)}</p>
          {law.summary && (
            <p className="our-summary">
              <b>Naše zhrnutie</b>
              {nonBreaking(law.summary)}
            </p>
          )}
        </div>
        <DutyList duties={law.duties} />
      </div>
    </section>
  );
}

/** The steps of the service and, at the end of the route, the client's results. */
function Process({ page: { steps, results } }: { page: ServicePage }) {
  return (
    <section className="section">
      <div className="wrap process">
        <div>
          <h2>Ako to prebieha</h2>
          <RouteSteps steps={steps} />
        </div>
        <div className="card results">
          <h2>Čo od nás dostanete</h2>
          <ul>
            {results.map((result) => (
              <li key={result}>
                <Icon name="file" />
                {nonBreaking(result)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const DRAWINGS = new Map([
  ['/poziarna-ochrana', fire],
  ['/bezpecnost-prace-bozp', safety],
  ['/ochrana-zivotneho-prostredia', environment],
  ['/pracovna-zdravotna-sluzba', health],
  ['/odborne-prehliadky-a-skusky', inspections],
  ['/hasiace-pristroje-a-hydranty', extinguishers],
]);

/** The detail of the floor plan drawing for a service. */
function ServiceDrawing({ path }: { path: string }) {
  return <Drawing svg={DRAWINGS.get(path) ?? ''} />;
}
