import { CITIES } from '#domain/courses/course.ts';
import { type CountedForms, counted } from '#domain/slovak.ts';
import {
  peopleWaiting,
  WAITLIST_ORDERS,
  WAITLIST_STATE_LABELS,
  type WhyEntrySkipped,
} from '#domain/waitlist/waitlist-entry.ts';
import { findClientName } from '#server/clients/client-details.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { findUndoable } from '#server/undo/undo.ts';
import { listRequestedDates } from '#server/waitlist/requested-dates.ts';
import { listWaitlist } from '#server/waitlist/waitlist-list.ts';
import { appOf } from '#web/context.ts';
import { ClientFilterField } from '#web/desk/clients/client-filter-field.tsx';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { DeskList, EmptyList, StateTabs } from '#web/desk/kit/desk-list.tsx';
import { WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { readJustDone } from '#web/desk/kit/just-done.ts';
import { JustDoneNotices } from '#web/desk/kit/just-done-notices.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { FilterSelect, ListSearch } from '#web/desk/kit/list-search.tsx';
import { Selection } from '#web/desk/kit/selection.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Icon } from '#web/shared/icon.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/waitlist';
import { RequestedDates } from './requested-dates.tsx';
import { readWaitlistFilter, waitlistActionPath, waitlistPath } from './waitlist-filter.ts';
import { CHOSEN_ENTRIES, WaitlistRows } from './waitlist-rows.tsx';

export const meta = () => pageMeta({ title: 'Čakajú na termín – správa', description: 'Kto čaká na termín kurzu' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'office');
  const app = appOf(args.context);
  const { db } = app;
  const filter = readWaitlistFilter(args.url.searchParams);
  const { doneAt, ...outcome } = readJustDone(args.url.searchParams);
  const [list, requestedDates, types, client, justDone] = await Promise.all([
    listWaitlist(db, filter),
    listRequestedDates(db),
    listCourseTypes(db),
    findClientName(db, filter.clientId),
    findUndoable(app, 'waitlistEntry', staff, doneAt),
  ]);
  return {
    filter: { ...filter, page: list.page },
    list,
    requestedDates,
    types: types.map(({ id, name }) => ({ id, name })),
    client,
    justDone,
    outcome,
  };
}

const TABS = { all: 'Všetci', waiting: 'Čakajú', offered: 'Majú ponuku', served: 'Majú miesto', ended: 'Vyradení' };

const LEFT_OUT: Record<WhyEntrySkipped, CountedForms> = {
  'not-waiting': ['záznam, ktorý už nečaká', 'záznamy, ktoré už nečakajú', 'záznamov, ktoré už nečakajú'],
  gone: ['zmazaný záznam', 'zmazané záznamy', 'zmazaných záznamov'],
};

export default function Waitlist({ loaderData }: Route.ComponentProps) {
  const { filter, list, requestedDates, types, client, justDone, outcome } = loaderData;
  const { state, courseTypeId, city, order = 'newest', search } = filter;
  const type = types.find(({ id }) => id === courseTypeId);
  const isNarrowed = list.counts.all > 0 || Boolean(search ?? courseTypeId ?? city ?? client);
  return (
    <>
      <DeskHead
        title="Čakajú na termín"
        note={
          <>
            Kurz chcú, ale v&nbsp;ich meste nie je v&nbsp;ponuke <TermHelp term="waitlistEntry" />
          </>
        }
      >
        <a className="btn" href={`${WAITLIST}/novy`} aria-keyshortcuts={KEYS.add}>
          <Icon name="plus" />
          Zapísať záujemcu
        </a>
      </DeskHead>
      <JustDoneNotices
        done={justDone}
        undoPath={waitlistActionPath('spat', filter)}
        reasons={LEFT_OUT}
        {...outcome}
      />
      <RequestedDates dates={requestedDates} />
      <StateTabs label="Stav čakajúcich" titles={TABS} counts={list.counts} filter={filter} path={waitlistPath} />
      <ListSearch
        action={WAITLIST}
        filter={filter}
        stateLabel={state && WAITLIST_STATE_LABELS[state]}
        narrowedBy={[type?.name, city, client?.name]}
        placeholder="Meno, firma, telefón, text"
        count={counted(list.total, 'záznam', 'záznamy', 'záznamov')}
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
        <FilterSelect label="Zoradenie" name="zoradenie" value={order}>
          {Object.entries(WAITLIST_ORDERS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FilterSelect>
        <ClientFilterField client={client} />
      </ListSearch>
      <DeskList
        {...list}
        path={(page) => waitlistPath({ ...filter, page })}
        empty={<NoEntries isNarrowed={isNarrowed} />}
      >
        <Selection
          id={CHOSEN_ENTRIES}
          phrase={chosenWords}
          actions={
            <button
              type="submit"
              className="btn btn--sm"
              formAction={waitlistActionPath('vyradenie', filter)}
              {...keyThatFocuses(KEYS.remove)}
            >
              Vyradiť
            </button>
          }
          isAny={list.rows.some(({ state }) => state === 'waiting')}
        >
          <WaitlistRows entries={list.rows} filter={filter} />
        </Selection>
      </DeskList>
    </>
  );
}

const chosenWords = ({ rows, weight }: { rows: number; weight: number }) =>
  `${counted(rows, 'záznam', 'záznamy', 'záznamov')} · ${peopleWaiting(weight)}`;

function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
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
