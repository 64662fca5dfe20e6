import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useLocation, useOutlet } from 'react-router';
import useSWR, { SWRConfig } from 'swr';
import { type City, type CourseState, courseState } from '#domain/courses/course.ts';
import type { ListedCourse } from '#domain/courses/course-list.ts';
import type { CourseSkipReason } from '#domain/courses/course-publication.ts';
import { formatDays } from '#domain/day.ts';
import { pageWithin, ROWS_PER_PAGE } from '#domain/paging.ts';
import { type CountedForms, counted } from '#domain/slovak.ts';
import { listCourseCities, listCoursePage } from '#server/courses/course-list.ts';
import { findUndoable } from '#server/undo/undo.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { readJustDone } from '#web/desk/kit/just-done.ts';
import { KEYS } from '#web/desk/kit/keys.ts';
import type { Option } from '#web/desk/kit/list.ts';
import { SelectionTable } from '#web/desk/kit/selection.tsx';
import { JustDoneNotices } from '#web/desk/kit/undo-notice.tsx';
import { useDeskData } from '#web/desk/kit/use-desk-data.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Icon } from '#web/shared/icon.tsx';
import { Loading } from '#web/shared/loading.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import type { Route } from './+types/courses';
import { type CallFailure, type CoursePage, fetchCoursePage } from './calls.ts';
import { type CourseFilter, courseList, coursesCall } from './course-list.ts';
import { courseColumns } from './course-rows.tsx';

/** The first page of the list is sent with the document, so that its first paint needs no further request. */
export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const filter = courseList.read(args.url.searchParams);
  const { doneAt, ...listResult } = readJustDone(args.url.searchParams);
  const [{ rows, total }, cities, justDone] = await Promise.all([
    listCoursePage(db, filter),
    listCourseCities(db),
    findUndoable(app, 'course', staff, doneAt),
  ]);
  return { filter, rows, total, cities, justDone, listResult };
}

// later pages are requested by SWR (specification sections 7 and 9); only the server has the action just done
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get('kedy') !== nextUrl.searchParams.get('kedy');

const SKIPPED: Record<CourseSkipReason, CountedForms> = {
  cancelled: ['zrušený kurz', 'zrušené kurzy', 'zrušených kurzov'],
  begun: ['kurz, ktorý sa už začal', 'kurzy, ktoré sa už začali', 'kurzov, ktoré sa už začali'],
  unchanged: ['kurz, ktorý taký už bol', 'kurzy, ktoré také už boli', 'kurzov, ktoré také už boli'],
  gone: ['zmazaný kurz', 'zmazané kurzy', 'zmazaných kurzov'],
};

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { justDone, listResult } = loaderData;
  const { search } = useLocation();
  return (
    <>
      <JustDoneNotices
        done={justDone}
        undoPath={courseList.below('spat', new URLSearchParams(search))}
        reasons={SKIPPED}
        {...listResult}
      />
      <SWRConfig value={NEW_CACHE}>
        <CourseDesk loaded={loaderData} dialog={useOutlet()} />
      </SWRConfig>
    </>
  );
}

// the loader's page is newer than one kept from an earlier visit
const NEW_CACHE = { provider: () => new Map() };

// only what is saved in a dialog is reported by a toast
const ListToasts = lazy(async () => ({ default: (await import('./outcome-toast.tsx')).ListToasts }));

interface CourseDeskProps {
  /** The page of the list the server rendered, its filter, and the cities with courses. */
  loaded: CoursePage & { filter: CourseFilter; cities: City[] };
  /** The dialog for the current address, if any. */
  dialog: ReactNode;
}

/** The staff's courses (specification section 2.11). Filters and dialogs have addresses: they work without scripts. */
function CourseDesk({ loaded, dialog }: CourseDeskProps) {
  const { search } = useLocation();
  const today = useDeskData()?.today;
  const filter = courseList.read(new URLSearchParams(search));
  const call = coursesCall(filter);
  const {
    data: { rows, total } = loaded,
    error,
    mutate,
  } = useSWR<CoursePage, CallFailure>(call, fetchCoursePage, {
    fallbackData: call === coursesCall(loaded.filter) ? loaded : undefined,
    // the loader has just read it
    revalidateOnMount: false,
    // while the user types, the last list stays until the next one is loaded
    keepPreviousData: true,
  });
  const isHydrated = useHydrated();
  const hadDialog = useRef(false);
  hadDialog.current ||= dialog !== null;
  const cities = offeredCities([...loaded.cities, ...rows.map(({ city }) => city)], filter.city);
  return (
    <>
      {/* without scripts the dialog is not modal, so this makes the rest of the page inert */}
      <div inert={dialog !== null && !isHydrated}>
        <DeskHead title="Kurzy" pageTitle={dialog ? null : 'Kurzy'} id="kurzy-nadpis" note="Spravujte kurzy">
          <Link
            className="btn"
            to={{ pathname: '/dashboard/kurzy/novy', search }}
            preventScrollReset
            aria-keyshortcuts={KEYS.add}
          >
            <Icon name="plus" />
            Pridať kurz
          </Link>
        </DeskHead>
        <FilteredList
          list={courseList}
          filter={filter}
          options={{ city: cities }}
          page={{ page: pageWithin(filter.page, { total, pageSize: ROWS_PER_PAGE }), pageSize: ROWS_PER_PAGE, total }}
          failure={error && <LoadingFailed isSignedOut={error.status === 401} onRetry={() => mutate()} />}
        >
          <SelectionTable
            label="Kurzy"
            noun={courseList.noun}
            weighed={(seats) => counted(seats, 'obsadené miesto', 'obsadené miesta', 'obsadených miest')}
            columns={courseColumns(search, today)}
            rows={rows}
            keyOf={({ id }) => id}
            classOf={(course) => (OFF.includes(courseState(course)) ? 'off' : undefined)}
            choiceOf={choiceOf}
            acts={[
              { label: 'Zverejniť', to: courseList.below('zverejnenie', filter), keys: 'publish' },
              { label: 'Skryť', to: courseList.below('skrytie', filter), keys: 'hide' },
            ]}
          />
        </FilteredList>
      </div>
      {dialog}
      <Suspense>{hadDialog.current && <ListToasts />}</Suspense>
    </>
  );
}

const OFF: CourseState[] = ['inactive', 'cancelled'];

function choiceOf({ id, nameOfCourse, date, dateTo, city, cancelledAt, seatsTaken }: ListedCourse) {
  const label = `${nameOfCourse}, ${formatDays(date, dateTo)}, ${city}`;
  return cancelledAt === null && { value: id, label, weight: seatsTaken };
}

const slovak = new Intl.Collator('sk');

/** The cities in Slovak alphabetical order, each once; includes the chosen one even if no course is left there. */
function offeredCities(cities: readonly City[], chosen: City | undefined): Option[] {
  const names = [...new Set(chosen ? [...cities, chosen] : cities)].sort(slovak.compare);
  return names.map((name) => ({ id: name, name }));
}

/** Shown in place of a list that could not be loaded (specification section 8). */
function LoadingFailed({ isSignedOut, onRetry }: { isSignedOut: boolean; onRetry(): Promise<unknown> }) {
  const [isTrying, setIsTrying] = useState(false);

  // not a transition, which would hold back navigation until the answer comes
  async function retry() {
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  }

  return (
    <div className="empty" role="alert">
      <Sign src="system-chyba" size={56} />
      <h2>Chyba pri načítaní</h2>
      {isSignedOut ? (
        <p>Prihlásenie sa skončilo. Prihláste sa znova.</p>
      ) : (
        <p>Zoznam sa nepodarilo načítať. Skontrolujte pripojenie a&nbsp;skúste to znova.</p>
      )}
      <div className="btns">
        {isSignedOut && <ActButton label="Prihlásiť sa" to="/signIn" isMain isSmall />}
        <button type="button" className={isSignedOut ? 'btn btn--line btn--sm' : 'btn btn--sm'} onClick={retry}>
          Skúsiť znova
        </button>
      </div>
      {isTrying && <Loading />}
    </div>
  );
}
