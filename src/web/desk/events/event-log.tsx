import { NOUN_LABELS } from '#domain/events/event.ts';
import { dayOf, formatLongDay } from '#domain/instant.ts';
import { findChainState } from '#server/events/chain-state.ts';
import { listActors, listAllEvents } from '#server/events/event-list.ts';
import { appOf } from '#web/context.ts';
import { DaysFields } from '#web/desk/kit/days-fields.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { EmptyList } from '#web/desk/kit/desk-list.tsx';
import { EVENT_LOG } from '#web/desk/kit/desk-sections.ts';
import { KEYS } from '#web/desk/kit/keys.ts';
import { readDays } from '#web/desk/kit/list-days.ts';
import { FilterSelect } from '#web/desk/kit/list-search.tsx';
import { PRIVACY } from '#web/desk/privacy/privacy-path.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/event-log';
import { actorOf, eventLogPath, OTHER_ACTORS, readBefore, readEventFilter } from './event-filter.ts';
import { EventRows } from './event-rows.tsx';

export const meta = () => pageMeta({ title: 'Záznam – správa', description: 'Kto, čo a kedy zmenil' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'settings');
  const { db } = appOf(args.context);
  const query = args.url.searchParams;
  const days = readDays(query);
  const filter = readEventFilter(query, days);
  const before = readBefore(query);
  const [{ events, hasMore }, actors, { position, check }] = await Promise.all([
    listAllEvents(db, { ...filter, actor: actorOf(filter.who), before }),
    listActors(db),
    findChainState(db),
  ]);
  return { filter, days, before, events, hasMore, actors, position, check };
}

/** Every recorded event with its actor and time; the log cannot be changed. */
export default function EventLog({ loaderData }: Route.ComponentProps) {
  const { filter, days, before, events, hasMore, actors, position, check } = loaderData;
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const last = events.at(-1);
  const ofDays = [...Map.groupBy(events, ({ at }) => dayOf(at))];
  return (
    <>
      <DeskHead title="Záznam" note={'Kto, čo a\u00A0kedy zmenil. Záznam sa nedá upraviť.'}>
        <a className="btn btn--line" href={PRIVACY} aria-keyshortcuts={KEYS.view}>
          {check ? (check.faults.length === 0 ? 'Záznam je celý' : 'Záznam je porušený') : 'Overiť záznam'}
        </a>
      </DeskHead>
      <search>
        <form method="get" action={EVENT_LOG} className="filter-bar">
          <FilterSelect label="Kto" name="kto" value={filter.who} any="Všetci">
            {actors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {Object.entries(OTHER_ACTORS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect label="Kde" name="kde" value={filter.noun} any="Všetko">
            {Object.entries(NOUN_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </FilterSelect>
          <DaysFields days={days} labels={{ from: 'Od dňa', to: 'Do dňa' }} />
          <button type="submit" className="btn btn--line btn--sm">
            Filtrovať
          </button>
          <p className="filter-count">Spolu záznamov: {position.toLocaleString('sk')}</p>
        </form>
      </search>
      {ofDays.map(([day, ofDay]) => (
        <section key={day} className="events-day">
          <h2>{formatLongDay(ofDay[0]?.at ?? '')}</h2>
          <EventRows day={formatLongDay(ofDay[0]?.at ?? '')} events={ofDay} />
        </section>
      ))}
      {events.length === 0 && <Nothing isNarrowed={isNarrowed} />}
      {(before !== undefined || hasMore) && (
        <nav className="btns" aria-label="Strany záznamu">
          {before !== undefined && (
            <a className="btn btn--line btn--sm" href={eventLogPath(filter)} aria-keyshortcuts={KEYS.previous}>
              Najnovšie
            </a>
          )}
          {hasMore && last && (
            <a
              className="btn btn--line btn--sm"
              href={eventLogPath(filter, last.position)}
              aria-keyshortcuts={KEYS.next}
            >
              Staršie
            </a>
          )}
        </nav>
      )}
    </>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyList title="Tomuto filtru nezodpovedá žiadny záznam" clearPath={EVENT_LOG}>
      Skúste iné dni alebo všetkých.
    </EmptyList>
  ) : (
    <EmptyList title="Nič staršie už nie je" />
  );
}
