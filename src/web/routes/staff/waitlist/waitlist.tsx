import { CITIES } from '#domain/courses/course.ts';
import { counted } from '#domain/slovak.ts';
import { WAITLIST_STATE_LABELS } from '#domain/waitlist/waitlist-entry.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { listAwaitedDates } from '#server/waitlist/awaited-dates.ts';
import { listWaitlist } from '#server/waitlist/waitlist-list.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { DeskHead } from '#web/ui/desk/desk-head.tsx';
import { DeskList, EmptyList, StateTabs } from '#web/ui/desk/desk-list.tsx';
import { SIGN_UPS, WAITLIST } from '#web/ui/desk/desk-sections.ts';
import { FilterSelect, ListSearch } from '#web/ui/desk/list-search.tsx';
import { AwaitedDates } from '#web/ui/desk/waitlist/awaited-dates.tsx';
import { readWaitlistFilter, waitlistPath } from '#web/ui/desk/waitlist/waitlist-filter.ts';
import { WaitlistRows } from '#web/ui/desk/waitlist/waitlist-rows.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/waitlist';

export const meta = () => pageMeta({ title: 'Čakajú na termín – správa', description: 'Kto čaká na termín kurzu' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { db } = appOf(args.context);
  const filter = readWaitlistFilter(args.url.searchParams);
  const [list, awaited, types] = await Promise.all([
    listWaitlist(db, filter),
    listAwaitedDates(db),
    listCourseTypes(db),
  ]);
  return {
    filter: { ...filter, page: list.page },
    list,
    awaited,
    types: types.map(({ id, name }) => ({ id, name })),
  };
}

const TABS = { all: 'Všetci', waiting: 'Čakajú', asked: 'Majú ponuku', served: 'Majú miesto', ended: 'Vyradení' };

export default function Waitlist({ loaderData: { filter, list, awaited, types } }: Route.ComponentProps) {
  const { state, courseTypeId, city, search } = filter;
  const type = types.find(({ id }) => id === courseTypeId);
  const isNarrowed = list.counts.all > 0 || Boolean(search ?? courseTypeId ?? city);
  return (
    <>
      <DeskHead title="Čakajú na termín" note="Kurz chcú, ale v ich meste nie je v ponuke">
        <a className="btn btn--line" href={SIGN_UPS}>
          Späť na prihlášky
        </a>
        <a className="btn" href={`${WAITLIST}/novy`}>
          <Icon name="plus" />
          Zapísať záujemcu
        </a>
      </DeskHead>
      <AwaitedDates dates={awaited} />
      <StateTabs label="Stav čakajúcich" titles={TABS} counts={list.counts} filter={filter} path={waitlistPath} />
      <ListSearch
        action={WAITLIST}
        filter={filter}
        narrowedBy={[state && WAITLIST_STATE_LABELS[state], type?.name, city]}
        placeholder="Meno, firma, telefón, text"
        count={counted(list.total, 'záznam', 'záznamy', 'záznamov')}
        className="filter-bar--sign-ups"
      >
        <FilterSelect label="Kurz" name="typ" value={courseTypeId} any="Všetky kurzy">
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect label="Mesto" name="mesto" value={city} any="Všetky mestá">
          {CITIES.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </FilterSelect>
      </ListSearch>
      <DeskList
        {...list}
        path={(page) => waitlistPath({ ...filter, page })}
        empty={<Nothing isNarrowed={isNarrowed} />}
      >
        <WaitlistRows entries={list.rows} filter={filter} />
      </DeskList>
    </>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyList title="Tomuto filtru nezodpovedá nikto" clearPath={waitlistPath({ page: 1 })}>
      Skúste kratšie hľadanie, iné mesto alebo všetky stavy.
    </EmptyList>
  ) : (
    <EmptyList title="Na termín nečaká nikto">
      Kto na webe nenájde termín vo svojom meste, môže sa zapísať. Keď termín pridáte, ponúkne sa mu sám.
    </EmptyList>
  );
}
