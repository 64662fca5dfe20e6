import { CITIES } from '#domain/courses/course.ts';
import { SIGN_UP_STATE_LABELS } from '#domain/sign-ups/sign-up.ts';
import { counted } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { listCourses } from '#server/courses/courses.ts';
import {
  countSignUps,
  countSignUpsToConfirm,
  listSignUps,
  SIGN_UPS_PER_PAGE,
} from '#server/sign-ups/sign-up-list.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { EmptyList, ListSearch, StateTabs } from '#web/ui/desk/desk-list.tsx';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';
import { CourseOptions, courseTitle } from '#web/ui/desk/sign-ups/course-options.tsx';
import { readSignUpFilter, signUpsPath } from '#web/ui/desk/sign-ups/sign-up-filter.ts';
import { SignUpRows } from '#web/ui/desk/sign-ups/sign-up-rows.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { Pager } from '#web/ui/shared/pager.tsx';
import type { Route } from './+types/sign-ups';

export const meta = () => pageMeta({ title: 'Prihlášky – správa', description: 'Prihlášky na kurzy' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const app = appOf(args.context);
  const { db } = app;
  const asked = readSignUpFilter(args.url.searchParams);
  const courses = await listCourses(db, { onlyActive: false });
  const course = courses.find(({ id }) => id === asked.courseId);
  const filter = { ...asked, courseId: course?.id };
  const [{ signUps, total, page }, counts, inAll, toConfirm] = await Promise.all([
    listSignUps(db, filter),
    countSignUps(db, filter),
    countSignUps(db),
    countSignUpsToConfirm(db, today(app)),
  ]);
  return {
    filter: { ...filter, page },
    course: course && courseTitle(course),
    isCourseGone: asked.courseId !== undefined && !course,
    signUps,
    total,
    pageSize: SIGN_UPS_PER_PAGE,
    counts,
    isEmpty: inAll.all === 0,
    toConfirm,
    today: today(app),
    courses: courses.map(({ id, nameOfCourse, date, city }) => ({ id, nameOfCourse, date, city })),
  };
}

const TABS = [
  { state: undefined, title: 'Všetky', count: 'all' },
  { state: 'new', title: 'Nové', count: 'new' },
  { state: 'confirmed', title: 'Potvrdené', count: 'confirmed' },
  { state: 'waiting', title: 'Náhradníci', count: 'waiting' },
  { state: 'cancelled', title: 'Zrušené', count: 'cancelled' },
] as const;

export default function SignUps({ loaderData }: Route.ComponentProps) {
  const { filter, course, isCourseGone, signUps, total, pageSize, counts, isEmpty, toConfirm } = loaderData;
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>Prihlášky</h1>
          <p>
            {toConfirm > 0
              ? `${counted(toConfirm, 'nová čaká', 'nové čakajú', 'nových čaká')} na Vaše potvrdenie`
              : 'Žiadna nová nečaká na potvrdenie'}
          </p>
        </div>
      </div>
      {isCourseGone && (
        <DeskNotice sign="system-info" role="status">
          <p>Kurz z&nbsp;tejto adresy už nie je. Zobrazujú sa prihlášky na všetky kurzy.</p>
        </DeskNotice>
      )}
      <StateTabs
        label="Stav prihlášok"
        tabs={TABS.map(({ state, title, count }) => ({
          title,
          count: counts[count],
          path: signUpsPath({ ...filter, state, page: 1 }),
          isCurrent: filter.state === state,
        }))}
      />
      <ListSearch
        filter={filter}
        narrowedBy={[filter.state && SIGN_UP_STATE_LABELS[filter.state], course, filter.city]}
        placeholder="Meno, firma, telefón, text"
        count={counted(total, 'prihláška', 'prihlášky', 'prihlášok')}
        className="filter-bar--sign-ups"
      >
        <CourseAndCity {...loaderData} />
      </ListSearch>
      {signUps.length > 0 ? (
        <>
          <SignUpRows signUps={signUps} filter={filter} />
          <Pager
            page={filter.page}
            pageSize={pageSize}
            total={total}
            path={(page) => signUpsPath({ ...filter, page })}
          />
        </>
      ) : (
        <Nothing isEmpty={isEmpty} />
      )}
    </>
  );
}

/** What only sign-ups can be narrowed by. */
function CourseAndCity({
  filter,
  courses,
  today,
}: Pick<Route.ComponentProps['loaderData'], 'filter' | 'courses' | 'today'>) {
  return (
    <>
      <label>
        Kurz
        <select className="input" name="kurz" defaultValue={filter.courseId ?? ''}>
          <option value="">Všetky kurzy</option>
          <CourseOptions courses={courses} today={today} />
        </select>
      </label>
      <label>
        Mesto
        <select className="input" name="mesto" defaultValue={filter.city ?? ''}>
          <option value="">Všetky mestá</option>
          {CITIES.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </select>
      </label>
    </>
  );
}

function Nothing({ isEmpty }: { isEmpty: boolean }) {
  return isEmpty ? (
    <EmptyList title="Zatiaľ neprišla žiadna prihláška">
      Keď sa niekto prihlási na kurz, uvidíte ho tu a dostanete e-mail.
    </EmptyList>
  ) : (
    <EmptyList title="Tomuto filtru nezodpovedá žiadna prihláška" clearPath={signUpsPath({ page: 1 })}>
      Skúste kratšie hľadanie, iné mesto alebo všetky stavy.
    </EmptyList>
  );
}
