import { type AnswerFact, serviceAnswers } from '#domain/page-texts/service-answers.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { listCoursesByTypes } from '#server/courses/offered-courses.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import { found } from '#web/shared/found.ts';
import { Icon } from '#web/shared/icon.tsx';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { LawLink } from '#web/site/kit/law-link.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { TextPageHeader } from '#web/site/kit/text-page-header.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import { faqPage } from '#web/site/structured-data/faq-page.ts';
import { StructuredData } from '#web/site/structured-data/structured-data.tsx';
import type { Route } from './+types/service';
import { DutyList } from './duty-list.tsx';
import { FittingCourses } from './fitting-courses.tsx';
import { RouteSteps } from './route-steps.tsx';
import { findServicePage, type ServicePage } from './service-pages.ts';
import { ServiceTechnicians } from './service-technicians.tsx';
import { TermCalendar } from './term-calendar.tsx';
import { WhatWeDo } from './what-we-do.tsx';

export const handle: PageHandle = { dependsOn: ['company', 'courses', 'seats'] };

export const meta = ({ loaderData }: Route.MetaArgs) => textPageMeta(loaderData?.page);

/** The six services differ in content only; the path determines which one is shown. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = found(findServicePage(url.pathname));
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
        image={<Drawing svg={page.drawing} />}
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
    <Section layout="cols">
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
    </Section>
  );
}

/** The steps of the service and, at the end of the route, the client's results. */
function Process({ page: { steps, results } }: { page: ServicePage }) {
  return (
    <Section layout="process">
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
    </Section>
  );
}

/** The most frequent questions; „Pozrieť viac ↓“ links here (specification section 2.7: anchor ids). */
function FirstAnswers({ page }: { page: ServicePage }) {
  const answers = serviceAnswers(page, useCompany());
  return (
    <Section id={page.anchor} className="first-answers">
      <h2>Cena, návštevy a&nbsp;zmluva v&nbsp;skratke</h2>
      <dl className="plates">
        {answers.map(({ question, text, facts, link }) => (
          <div key={question}>
            <dt>{nonBreaking(question)}</dt>
            <dd>
              <p>{nonBreaking(text)}</p>
              {facts.length > 0 && <Facts facts={facts} />}
              {link && (
                <a className="arrow-link" href={link.to}>
                  {nonBreaking(link.label)} <Icon name={link.to.startsWith('#') ? 'down' : 'right'} />
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Facts({ facts }: { facts: AnswerFact[] }) {
  return (
    <ul>
      {facts.map(({ name, value, details }) => (
        <li key={name + value}>
          {nonBreaking(name)} <b>{nonBreaking(value)}</b> {details && nonBreaking(details)}
        </li>
      ))}
    </ul>
  );
}

/** Frequent questions; they unfold without scripts and are open in print. */
function Questions({ questions }: { questions: ServicePage['questions'] }) {
  return (
    <Section layout="cols">
      <div className="stick">
        <h2>Otázky a&nbsp;odpovede</h2>
        <p className="lead">
          Nenašli ste svoju? <a href="/kontakt">Napíšte nám ju</a>.
        </p>
      </div>
      <div className="questions">
        {questions.map(({ question, answer, law }) => (
          <details key={question} className="more">
            <summary>
              <h3>{nonBreaking(question)}</h3>
              <Icon name="caret" />
            </summary>
            <div>
              <p>{nonBreaking(answer)}</p>
              {law && <LawLink law={law} />}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
