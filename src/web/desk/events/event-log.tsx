import { dayOf, formatLongDay } from '#domain/instant.ts';
import { listActors, listAllEvents } from '#server/events/event-list.ts';
import { findChainState } from '#server/events/event-verification.ts';
import { appOf } from '#web/context.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { FilterBar } from '#web/desk/kit/filter-bar.tsx';
import { NoRows } from '#web/desk/kit/filtered-list.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { PRIVACY } from '#web/desk/privacy/privacy-path.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/event-log';
import { actorOf, eventList, OTHER_ACTORS, readBefore } from './event-list.ts';
import { EventRows } from './event-rows.tsx';

export const meta = () => pageMeta({ title: 'Záznam – správa', description: 'Kto, čo a kedy zmenil' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'settings');
  const { db } = appOf(args.context);
  const query = args.url.searchParams;
  const filter = eventList.read(query);
  const before = readBefore(query);
  const [{ events, hasMore }, actors, { position, check }] = await Promise.all([
    listAllEvents(db, { ...filter, actor: actorOf(filter.who), before }),
    listActors(db),
    findChainState(db),
  ]);
  return { filter, before, events, hasMore, actors, position, check };
}

/** Every recorded event with its actor and time; the log cannot be changed. */
export default function EventLog({ loaderData }: Route.ComponentProps) {
  const { filter, before, events, hasMore, actors, position, check } = loaderData;
  const who = [...actors, ...OTHER_ACTORS];
  const last = events.at(-1);
  const ofDays = [...Map.groupBy(events, ({ at }) => dayOf(at))];
  return (
    <>
      <DeskHead title="Záznam" note={'Kto, čo a\u00A0kedy zmenil. Záznam sa nedá upraviť.'}>
        <a className="btn btn--line" href={PRIVACY} aria-keyshortcuts={KEYS.view}>
          {check ? (check.faults.length === 0 ? 'Záznam je celý' : 'Záznam je porušený') : 'Overiť záznam'}
        </a>
      </DeskHead>
      <FilterBar
        list={eventList}
        filter={filter}
        options={{ who }}
        count={`Spolu záznamov: ${position.toLocaleString('sk')}`}
      />
      {ofDays.map(([day, ofDay]) => (
        <section key={day} className="events-day">
          <h2>{formatLongDay(ofDay[0]?.at ?? '')}</h2>
          <EventRows day={formatLongDay(ofDay[0]?.at ?? '')} events={ofDay} />
        </section>
      ))}
      {events.length === 0 && <NoRows list={eventList} narrowing={eventList.narrowing(filter, { who })} />}
      {(before !== undefined || hasMore) && (
        <nav className="btns" aria-label="Strany záznamu">
          {before !== undefined && (
            <a className="btn btn--line btn--sm" href={eventList.at(filter)} aria-keyshortcuts={KEYS.previous}>
              Najnovšie
            </a>
          )}
          {hasMore && last && (
            <a
              className="btn btn--line btn--sm"
              href={eventList.at(filter, { pred: String(last.position) })}
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
