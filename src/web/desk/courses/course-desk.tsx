import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import useSWR from 'swr';
import type { City } from '#domain/courses/course.ts';
import { pageWithin, ROWS_PER_PAGE } from '#domain/paging.ts';
import { counted } from '#domain/slovak.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import type { Option } from '#web/desk/kit/list.ts';
import { Selection, SelectionButton } from '#web/desk/kit/selection.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { Loading } from '#web/shared/loading.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { type CallFailure, type CoursePage, fetchCoursePage } from './calls.ts';
import { type CourseFilter, courseList, coursesCall } from './course-list.ts';
import { CHOSEN_COURSES, CourseRows } from './course-rows.tsx';

// only what is saved in a dialog is reported by a toast
const ListToasts = lazy(async () => ({ default: (await import('./outcome-toast.tsx')).ListToasts }));

interface CourseDeskProps {
  /** The page of the list the server rendered, its filter, and the cities with courses. */
  loaded: CoursePage & { filter: CourseFilter; cities: City[] };
  /** The dialog for the current address, if any. */
  dialog: ReactNode;
}

/** The staff's courses (specification section 2.11). Filters and dialogs have addresses: they work without scripts. */
export function CourseDesk({ loaded, dialog }: CourseDeskProps) {
  const filter = courseList.read(new URLSearchParams(useLocation().search));
  const call = coursesCall(filter);
  const {
    data: { rows, total } = loaded,
    error,
    mutate,
  } = useSWR<CoursePage, CallFailure>(call, fetchCoursePage, {
    fallbackData: call === coursesCall(loaded.filter) ? loaded : undefined,
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
        <Head />
        <FilteredList
          list={courseList}
          filter={filter}
          options={{ city: cities }}
          page={{ page: pageWithin(filter.page, { total, pageSize: ROWS_PER_PAGE }), pageSize: ROWS_PER_PAGE, total }}
          failure={error && <LoadingFailed isSignedOut={error.status === 401} onRetry={() => mutate()} />}
        >
          <Selection
            id={CHOSEN_COURSES}
            phrase={chosenPhrase}
            actions={<SelectionActions filter={filter} />}
            isAny={rows.some(({ cancelledAt }) => cancelledAt === null)}
          >
            <CourseRows courses={rows} />
          </Selection>
        </FilteredList>
      </div>
      {dialog}
      <Suspense>{hadDialog.current && <ListToasts />}</Suspense>
    </>
  );
}

function Head() {
  const { search } = useLocation();
  return (
    <DeskHead title="Kurzy" id="kurzy-nadpis" note="Spravujte kurzy">
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
  );
}

function chosenPhrase({ rows, weight }: { rows: number; weight: number }): string {
  const courses = counted(rows, ...courseList.noun);
  if (weight === 0) return courses;
  return `${courses} · ${counted(weight, 'obsadené miesto', 'obsadené miesta', 'obsadených miest')}`;
}

/** The actions on the selected rows. */
function SelectionActions({ filter }: { filter: CourseFilter }) {
  return (
    <>
      <SelectionButton to={courseList.below('zverejnenie', filter)} aria-keyshortcuts={KEYS.publish}>
        Zverejniť
      </SelectionButton>
      <SelectionButton to={courseList.below('skrytie', filter)} isLine aria-keyshortcuts={KEYS.hide}>
        Skryť
      </SelectionButton>
    </>
  );
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
        {isSignedOut && (
          <a className="btn btn--sm" href="/signIn">
            Prihlásiť sa
          </a>
        )}
        <button type="button" className={isSignedOut ? 'btn btn--line btn--sm' : 'btn btn--sm'} onClick={retry}>
          Skúsiť znova
        </button>
      </div>
      {isTrying && <Loading />}
    </div>
  );
}
