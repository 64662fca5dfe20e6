import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import useSWR from 'swr';
import type { City } from '#domain/courses/course.ts';
import { pageWithin, ROWS_PER_PAGE } from '#domain/paging.ts';
import { counted } from '#domain/slovak.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { DeskList, EmptyList } from '#web/desk/kit/desk-list.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Selection } from '#web/desk/kit/selection.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { Toasts } from '#web/shared/toasts.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { type CallFailure, type CoursePage, fetchCoursePage } from './calls.ts';
import { type CourseListFilter, coursesActionPath, coursesCall, coursesPath, isNarrowed } from './course-filter.ts';
import { CHOSEN_COURSES, CourseRows } from './course-rows.tsx';
import { CourseSearch } from './course-search.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { LIST_TOASTS } from './outcome-toast.tsx';
import { useCourseFilter } from './use-course-filter.ts';

interface CourseDeskProps {
  /** The page of the list the server rendered, its filter, and the cities with courses. */
  loaded: CoursePage & { filter: CourseListFilter; cities: City[] };
  /** The dialog for the current address, if any. */
  dialog: ReactNode;
}

/** The staff's courses (specification section 2.11). Filters and dialogs have addresses: they work without scripts. */
export function CourseDesk({ loaded, dialog }: CourseDeskProps) {
  const { filter, ...live } = useCourseFilter();
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
  const cities = [...loaded.cities, ...rows.map(({ city }) => city)];
  return (
    <>
      {/* without scripts the dialog is not modal, so this makes the rest of the page inert */}
      <div inert={dialog !== null && !isHydrated}>
        <Head />
        <CourseSearch filter={filter} live={live} cities={cities} total={total} />
        {error ? (
          <LoadingFailed isSignedOut={error.status === 401} onRetry={() => mutate()} />
        ) : (
          <DeskList
            page={pageWithin(filter.page, { total, pageSize: ROWS_PER_PAGE })}
            pageSize={ROWS_PER_PAGE}
            total={total}
            path={(page) => coursesPath({ ...filter, page })}
            empty={<NoCourses filter={filter} />}
          >
            <Selection
              id={CHOSEN_COURSES}
              phrase={chosenPhrase}
              actions={<SelectionActions filter={filter} />}
              isAny={rows.some(({ cancelledAt }) => cancelledAt === null)}
            >
              <CourseRows courses={rows} />
            </Selection>
          </DeskList>
        )}
      </div>
      {dialog}
      <Toasts position="bottom-right" containerId={LIST_TOASTS} />
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
  const courses = counted(rows, 'kurz', 'kurzy', 'kurzov');
  if (weight === 0) return courses;
  return `${courses} · ${counted(weight, 'obsadené miesto', 'obsadené miesta', 'obsadených miest')}`;
}

/** The actions on the selected rows. */
function SelectionActions({ filter }: { filter: CourseListFilter }) {
  return (
    <>
      <button
        type="submit"
        className="btn btn--sm"
        formAction={coursesActionPath('zverejnenie', filter)}
        aria-keyshortcuts={KEYS.publish}
      >
        Zverejniť
      </button>
      <button
        type="submit"
        className="btn btn--line btn--sm"
        formAction={coursesActionPath('skrytie', filter)}
        aria-keyshortcuts={KEYS.hide}
      >
        Skryť
      </button>
    </>
  );
}

function NoCourses({ filter }: { filter: CourseListFilter }) {
  return isNarrowed(filter) ? (
    <EmptyList title="Žiadne kurzy nezodpovedajú filtru." clearPath="/dashboard" isLive />
  ) : (
    <EmptyList title="Zatiaľ tu nie je žiadny kurz.">
      Prvý pridáte tlačidlom Pridať kurz. Na webe sa ukáže, keď bude aktívny.
    </EmptyList>
  );
}
