import { data } from 'react-router';
import { today } from '#server/clock.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { listCoursesByTypes } from '#server/courses/offered-courses.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { faqPage } from '#web/structured-data/faq-page.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import servicesStyles from '#web/styles/pages/services.css?url';
import { findServicePage } from '#web/texts/service-pages.ts';
import { textPageMeta } from '#web/ui/shared/page-meta.ts';
import { CallToAction } from '#web/ui/site/call-to-action.tsx';
import { FirstAnswers } from '#web/ui/site/services/first-answers.tsx';
import { FittingCourses } from '#web/ui/site/services/fitting-courses.tsx';
import { LawSection } from '#web/ui/site/services/law-section.tsx';
import { Process } from '#web/ui/site/services/process.tsx';
import { Questions } from '#web/ui/site/services/questions.tsx';
import { ServiceDrawing } from '#web/ui/site/services/service-drawing.tsx';
import { TermCalendar } from '#web/ui/site/services/term-calendar.tsx';
import { WhatWeDo } from '#web/ui/site/services/what-we-do.tsx';
import { TextPageHeader } from '#web/ui/site/text-page-header.tsx';
import { WhoComes } from '#web/ui/site/who-comes.tsx';
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
        <WhoComes path={page.path} />
        <Process page={page} />
        <Questions questions={page.questions} />
        <FittingCourses page={page} courses={courses} types={types} />
      </div>
      <CallToAction />
    </>
  );
}
