import { data, redirect } from 'react-router';
import { VISITOR } from '#domain/actor.ts';
import { attachmentFormat } from '#domain/courses/attachment.ts';
import { type CourseWithSeats, coursePath, courseStage } from '#domain/courses/course.ts';
import { seatsOnOffer } from '#domain/courses/seats.ts';
import { formatDays } from '#domain/day.ts';
import { lawReference } from '#domain/page-texts/laws.ts';
import { COURSE_CLOSED } from '#domain/sign-ups/sign-up.ts';
import { COURSE_GONE } from '#domain/sign-ups/sign-up-fields.ts';
import { fileSize, nonBreaking } from '#domain/slovak.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import { findShownCourseBySlug } from '#server/courses/courses.ts';
import { listNextDates } from '#server/courses/offered-courses.ts';
import { findSignUp, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { appOf, pageIsPersonal, showInstead, visitContext } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { formRefusal, hasteRefusal } from '#web/forms/form-refusal.ts';
import { recordQuery } from '#web/forms/record-query.ts';
import { readSignUpForm, returnedSignUp } from '#web/forms/sign-up-request.ts';
import type { CanonicalQuery, PageHandle } from '#web/front/page-handle.ts';
import { courseThing } from '#web/structured-data/course.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import coursesStyles from '#web/styles/pages/courses.css?url';
import { cite } from '#web/texts/laws.ts';
import { NotFound } from '#web/ui/shared/error-message.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { useCompany } from '#web/ui/site/company.ts';
import { CourseFacts } from '#web/ui/site/course-facts.tsx';
import { CoursesDrawing } from '#web/ui/site/courses-drawing.tsx';
import { Island } from '#web/ui/site/island.tsx';
import { NextDates } from '#web/ui/site/next-dates.tsx';
import { PageHeader } from '#web/ui/site/page-header.tsx';
import { seatsWarning } from '#web/ui/site/sign-up/seats-warning.ts';
import { SignUpForm, Stored } from '#web/ui/site/sign-up/sign-up-form.tsx';
import type { Route } from './+types/course';

export const handle: PageHandle = {
  islands: 'course',
  hasForm: true,
  takes: 'attachments',
  dependsOn: ['company', 'courses', 'seats'],
};

/** The sign-up whose sender has just come back without scripts. */
export const canonicalQuery: CanonicalQuery = (asked) => recordQuery(asked, 'prihlaska');

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: coursesStyles }];

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { course } = loaderData;
  const when = `${formatDays(course.date, course.dateTo)}, ${course.city}`;
  return pageMeta({
    title: `${course.nameOfCourse} – ${when}`,
    description: `${course.nameOfCourse}, ${when}. ${course.courseInfo}`.slice(0, 155),
  });
};

/** Retry-After of a refused form; React Router drops what an action sets unless told. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const course = await findShownCourseBySlug(app.db, `/${params.slug}`);
  if (!course) throw data(null, { status: 404 });
  const id = url.searchParams.get('prihlaska');
  const stage = courseStage(course, today(app));
  const [found, gives, nextDates] = await Promise.all([
    id ? findSignUp(app.db, id) : undefined,
    whatItGives(app, course.courseTypeId),
    stage === 'cancelled' ? listNextDates(app.db, course, today(app)) : [],
  ]);
  // what became of a form sent without scripts, as it stands now; an address typed by hand is told nothing
  const sent = found?.courseId === course.id && found.status !== 'cancelled' ? found.status : null;
  if (sent) pageIsPersonal(context);
  else if (id) showInstead(context, url.pathname);
  return { course, stage, sent, gives, nextDates };
}

/** What its type says of the hours and of the paper gained, with the provision it rests on. */
async function whatItGives(app: App, courseTypeId: string | null) {
  const type = courseTypeId ? await findCourseType(app.db, courseTypeId) : undefined;
  if (!type) return undefined;
  const { hours, document, validityMonths, validityBasis, validityLaw } = type;
  return {
    hours,
    document,
    validityMonths,
    validityBasis,
    law: validityLaw ? cite(lawReference(validityLaw)) : undefined,
  };
}

/** The form sent without scripts. */
export async function action(args: Route.ActionArgs) {
  const visit = args.context.get(visitContext);
  const course = await findShownCourseBySlug(visit.app.db, `/${args.params.slug}`);
  if (!course) throw data(null, { status: 404 });
  const form = await readForm(args);
  const values = returnedSignUp(form.texts);
  const refusal = formRefusal(visit, form.texts, values);
  if (refusal) return refusal;
  const signUp = await readSignUpForm(form);
  if (!signUp.valid) return data({ errors: signUp.errors, values }, 422);
  const haste = hasteRefusal(visit, values);
  if (haste) return haste;
  const result = await visit.app.change(VISITOR, (change) =>
    submitSignUp(change, { ...signUp, course: { courseId: course.id } }),
  );
  if (result.outcome === 'stored') {
    return redirect(`${coursePath(course.slug)}?prihlaska=${result.id}#prihlaska`, 303);
  }
  const message = result.outcome === 'course-closed' ? COURSE_CLOSED[result.stage] : COURSE_GONE;
  return data({ errors: [{ field: 'course', message }], values }, 422);
}

/** A course that cannot be read is no page to a visitor (specification section 8). */
export function ErrorBoundary() {
  return <NotFound />;
}

export default function Course({ loaderData, actionData }: Route.ComponentProps) {
  const { course, stage, sent, gives, nextDates } = loaderData;
  const { id, nameOfCourse, date, city } = course;
  const isOpen = stage === 'open';
  const isFull = seatsOnOffer(course) === 0;
  const action = isFull ? 'Prihlásiť sa ako náhradník' : 'Prihlásiť sa';
  return (
    <>
      <StructuredData of={import.meta.env.SSR ? (site) => courseThing(course, stage, site) : undefined} />
      <PageHeader
        title={course.nameOfCourse}
        subtitle={
          <span className="num">
            {formatDays(course.date, course.dateTo)}, {course.city}
            {stage === 'cancelled' && <b> – kurz bol zrušený</b>}
          </span>
        }
        breadcrumb={[
          { title: 'Domov', to: '/' },
          { title: 'Kurzy a školenia', to: '/kurzy-a-skolenia' },
          { title: course.nameOfCourse },
        ]}
        image={<CoursesDrawing sign={course.image} />}
      >
        {isOpen ? (
          <a className="btn" href="#prihlaska">
            Prihlásiť sa na kurz <Icon name="down" />
          </a>
        ) : (
          <a className="btn" href="/kurzy-a-skolenia">
            Vybrať iný termín
          </a>
        )}
      </PageHeader>
      <section className="section">
        <div className="wrap course-detail">
          <Description course={course} />
          <CourseFacts course={course} stage={stage} gives={gives} action={isOpen ? action : undefined} />
        </div>
      </section>
      <section className="section section--plate section--top-line" id="prihlaska">
        <div className="wrap cols">
          <div>
            <h2 id="prihlaska-nadpis">Prihláška na kurz</h2>
            {stage === 'open' ? (
              <BeforeSigningUp course={course} />
            ) : (
              <p className="lead">{nonBreaking(COURSE_CLOSED[stage])}</p>
            )}
          </div>
          {sent ? (
            <div className="form outcome" role="status">
              <Stored status={sent} />
              <a className="btn btn--line" href="/kurzy-a-skolenia">
                Vybrať ďalší kurz
              </a>
            </div>
          ) : isOpen ? (
            <Island
              name="sign-up"
              of={SignUpForm}
              props={{ course: { id, nameOfCourse, date, city }, isFull, returned: actionData }}
            />
          ) : (
            <div className="form">
              {nextDates.length > 0 && <NextDates dates={nextDates} />}
              <p className="lead">Iné termíny a&nbsp;mestá nájdete v&nbsp;ponuke kurzov.</p>
              <a className="btn" href="/kurzy-a-skolenia">
                Vybrať iný termín
              </a>
            </div>
          )}
        </div>
      </section>
    </>
  );
}

/** What whoever signs up should know before. */
function BeforeSigningUp({ course }: { course: CourseWithSeats }) {
  const { courseCancellation } = useCompany().commitments;
  return (
    <>
      <p className="lead">
        Prihláška je nezáväzná. Miesto Vám potvrdíme <span className="nowrap">e-mailom</span>, aj s&nbsp;termínom do
        kalendára.
      </p>
      {courseCancellation && <p>{nonBreaking(courseCancellation)}</p>}
      {seatsWarning(course) && <p>{nonBreaking(seatsWarning(course) ?? '')}</p>}
      <p className="muted">Polia označené * sú povinné.</p>
    </>
  );
}

function Description({ course }: { course: CourseWithSeats }) {
  const texts = [
    ['O kurze', course.courseInfo],
    ['Pre koho je určený', course.forWho],
    ['Čo získate', course.output],
    ['Čo si priniesť a kedy prísť', course.invitation],
  ] as const;
  return (
    <div className="prose">
      {texts.map(
        ([title, text]) =>
          text && (
            <section key={title}>
              <h2>{nonBreaking(title)}</h2>
              <p className="as-typed">{nonBreaking(text)}</p>
            </section>
          ),
      )}
      {course.attachments.length > 0 && (
        <section>
          <h2>Prílohy</h2>
          <ul className="files plainlist">
            {course.attachments.map(({ name, url, size }) => (
              <li key={name}>
                <a href={url} download>
                  <Icon name="file" />
                  <span>{nonBreaking(name)}</span>
                  <span>
                    {attachmentFormat(url)}
                    {size > 0 && ` · ${fileSize(size)}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
