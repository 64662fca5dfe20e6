import { CITIES } from '#domain/course.ts';
import { SIGN_UP_STATE_LABELS } from '#domain/sign-up.ts';
import { counted } from '#domain/slovak.ts';
import { listCourses } from '#server/courses.ts';
import { countSignUps, listSignUps, SIGN_UPS_PER_PAGE } from '#server/sign-up-list.ts';
import { appOf } from '../../context.ts';
import { requireStaff } from '../../staff-guard.ts';
import { EmptyList, ListSearch, StateTabs } from '../../ui/desk-list.tsx';
import { listPath, readListFilter } from '../../ui/list-filter.ts';
import { pageMeta } from '../../ui/page-meta.ts';
import { Pager } from '../../ui/pager.tsx';
import { SignUpRows } from '../../ui/sign-up-desk/sign-up-rows.tsx';
import type { Route } from './+types/sign-ups';

export const meta = () => pageMeta({ title: 'Prihlášky – správa', description: 'Prihlášky na kurzy' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const { db } = appOf(args.context);
  const query = args.url.searchParams;
  const filter = {
    ...readListFilter(query, SIGN_UP_STATE_LABELS),
    courseId: query.get('kurz') || undefined,
    city: query.get('mesto') || undefined,
  };
  const [{ signUps, total }, counts, courses] = await Promise.all([
    listSignUps(db, filter),
    countSignUps(db),
    listCourses(db, { onlyActive: false }),
  ]);
  return {
    filter,
    signUps,
    total,
    pageSize: SIGN_UPS_PER_PAGE,
    counts,
    courses: courses.map(({ id, nameOfCourse, date }) => ({ id, nameOfCourse, date })),
  };
}

const PATH = '/dashboard/prihlasky';

const TABS = [
  { state: undefined, title: 'Všetky', count: 'all' },
  { state: 'new', title: 'Nové', count: 'new' },
  { state: 'confirmed', title: 'Potvrdené', count: 'confirmed' },
  { state: 'waiting', title: 'Náhradníci', count: 'waiting' },
  { state: 'cancelled', title: 'Zrušené', count: 'cancelled' },
] as const;

export default function SignUps({ loaderData }: Route.ComponentProps) {
  const { filter, signUps, total, pageSize, counts, courses } = loaderData;
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>Prihlášky</h1>
          <p>
            {counts.new > 0
              ? `${counted(counts.new, 'nová čaká', 'nové čakajú', 'nových čaká')} na Vaše potvrdenie`
              : 'Žiadna nová nečaká na potvrdenie'}
          </p>
        </div>
      </div>
      <StateTabs
        label="Stav prihlášok"
        tabs={TABS.map(({ state, title, count }) => ({
          title,
          count: counts[count],
          path: pathOf({ ...filter, state, page: 1 }),
          isCurrent: filter.state === state,
        }))}
      />
      <ListSearch
        filter={filter}
        placeholder="Hľadať meno, firmu alebo e-mail"
        count={counted(total, 'prihláška', 'prihlášky', 'prihlášok')}
        className="filter-bar--sign-ups"
      >
        <CourseAndCity filter={filter} courses={courses} />
      </ListSearch>
      {signUps.length > 0 ? (
        <>
          <SignUpRows signUps={signUps} />
          <Pager page={filter.page} pageSize={pageSize} total={total} path={(page) => pathOf({ ...filter, page })} />
        </>
      ) : (
        <Nothing isFiltered={counts.all > 0} />
      )}
    </>
  );
}

/** Where a filtered list is. */
function pathOf({ courseId, city, ...filter }: Route.ComponentProps['loaderData']['filter']): string {
  return listPath(PATH, filter, { kurz: courseId, mesto: city });
}

/** What only sign-ups can be narrowed by. */
function CourseAndCity({ filter, courses }: Pick<Route.ComponentProps['loaderData'], 'filter' | 'courses'>) {
  return (
    <>
      <label>
        Kurz
        <select className="input" name="kurz" defaultValue={filter.courseId ?? ''}>
          <option value="">Všetky kurzy</option>
          {courses.map(({ id, nameOfCourse, date }) => (
            <option key={id} value={id}>
              {nameOfCourse}, {date}
            </option>
          ))}
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

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyList title="Tomuto filtru nezodpovedá žiadna prihláška" clearPath={PATH}>
      Skúste kratšie hľadanie, iné mesto alebo všetky stavy.
    </EmptyList>
  ) : (
    <EmptyList title="Zatiaľ neprišla žiadna prihláška">
      Keď sa niekto prihlási na kurz, uvidíte ho tu a dostanete e-mail.
    </EmptyList>
  );
}
