import { CITIES } from '#domain/course.ts';
import { SIGN_UP_STATE_LABELS, type SignUpState } from '#domain/sign-up.ts';
import { counted } from '#domain/slovak.ts';
import { listCourses } from '#server/courses.ts';
import { countSignUps, listSignUps, SIGN_UPS_PER_PAGE } from '#server/sign-ups.ts';
import { appOf } from '../../context.ts';
import { requireStaff } from '../../staff-guard.ts';
import { EmptyList, StateTabs } from '../../ui/desk-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Pager } from '../../ui/pager.tsx';
import { SignUpRows } from '../../ui/sign-up-desk/sign-up-rows.tsx';
import type { Route } from './+types/sign-ups';

export const meta = () => pageMeta({ title: 'Prihlášky – správa', description: 'Prihlášky na kurzy' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const { db } = appOf(args.context);
  const filter = readFilter(args.url.searchParams);
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

const TABS = [
  { state: undefined, title: 'Všetky', count: 'all' },
  { state: 'new', title: 'Nové', count: 'new' },
  { state: 'confirmed', title: 'Potvrdené', count: 'confirmed' },
  { state: 'waiting', title: 'Náhradníci', count: 'waiting' },
  { state: 'cancelled', title: 'Zrušené', count: 'cancelled' },
] as const;

export default function SignUps({ loaderData }: Route.ComponentProps) {
  const { filter, signUps, total, pageSize, counts } = loaderData;
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
          path: listPath({ ...filter, state, page: 1 }),
          isCurrent: filter.state === state,
        }))}
      />
      <Filters {...loaderData} />
      {signUps.length > 0 ? (
        <>
          <SignUpRows signUps={signUps} />
          <Pager
            page={filter.page}
            pageSize={pageSize}
            total={total}
            path={(page) => listPath({ ...filter, page })}
          />
        </>
      ) : (
        <Nothing isFiltered={counts.all > 0} />
      )}
    </>
  );
}

type Filter = Route.ComponentProps['loaderData']['filter'];

/** A plain form: it works before scripts do, and its result has an address. */
function Filters({ filter, courses, total }: Route.ComponentProps['loaderData']) {
  return (
    <search>
      <form method="get" className="filter-bar filter-bar--sign-ups">
        {filter.state && <input type="hidden" name="stav" value={filter.state} />}
        <label className="search">
          Hľadať
          <Icon name="search" />
          <input
            className="input"
            type="search"
            name="hladat"
            placeholder="Hľadať meno, firmu alebo e-mail"
            defaultValue={filter.search}
          />
        </label>
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
        <button type="submit" className="btn btn--line btn--sm">
          Filtrovať
        </button>
        <span className="filter-count">{counted(total, 'prihláška', 'prihlášky', 'prihlášok')}</span>
      </form>
    </search>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyList title="Tomuto filtru nezodpovedá žiadna prihláška" clearPath="/dashboard/prihlasky">
      Skúste kratšie hľadanie, iné mesto alebo všetky stavy.
    </EmptyList>
  ) : (
    <EmptyList title="Zatiaľ neprišla žiadna prihláška">
      Keď sa niekto prihlási na kurz, uvidíte ho tu a dostanete e-mail.
    </EmptyList>
  );
}

function readFilter(query: URLSearchParams) {
  const state = query.get('stav') ?? '';
  return {
    state: state in SIGN_UP_STATE_LABELS ? (state as SignUpState) : undefined,
    search: query.get('hladat')?.slice(0, 200) || undefined,
    courseId: query.get('kurz') || undefined,
    city: query.get('mesto') || undefined,
    page: Math.max(1, Math.trunc(Number(query.get('strana'))) || 1),
  };
}

function listPath({ state, search, courseId, city, page }: Filter): string {
  const query = new URLSearchParams();
  if (state) query.set('stav', state);
  if (search) query.set('hladat', search);
  if (courseId) query.set('kurz', courseId);
  if (city) query.set('mesto', city);
  if (page > 1) query.set('strana', String(page));
  return `/dashboard/prihlasky${query.size > 0 ? `?${query}` : ''}`;
}
