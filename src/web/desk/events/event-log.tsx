import { changeLines } from '#domain/events/change-lines.ts';
import { type ListedEvent, NOUN_LABELS, type RecordedEvent } from '#domain/events/event.ts';
import { actorLabel, eventLabel } from '#domain/events/history.ts';
import { dayOf, formatInstant, formatLongDay } from '#domain/instant.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { listActors, listAllEvents } from '#server/events/event-list.ts';
import { findChainState } from '#server/events/event-verification.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { FilterBar } from '#web/desk/kit/filter-bar.tsx';
import { NoRows } from '#web/desk/kit/filtered-list.tsx';
import { findRecordPath } from '#web/desk/kit/record-path.ts';
import { PRIVACY } from '#web/desk/privacy/person-path.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/event-log';
import { actorOf, eventList, OTHER_ACTORS, readBefore } from './event-list.ts';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'settings');
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
      <DeskHead title="Záznam" note="Kto, čo a kedy zmenil. Záznam sa nedá upraviť.">
        <ActButton
          label={check ? (check.faults.length === 0 ? 'Záznam je celý' : 'Záznam je porušený') : 'Overiť záznam'}
          to={PRIVACY}
          keys="view"
        />
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
          <Table
            isEven
            label={`Záznam, ${formatLongDay(ofDay[0]?.at ?? '')}`}
            columns={COLUMNS}
            rows={ofDay}
            keyOf={({ position }) => position}
          />
        </section>
      ))}
      {events.length === 0 && <NoRows list={eventList} narrowing={eventList.narrowing(filter, { who })} />}
      {(before !== undefined || hasMore) && (
        <nav className="btns" aria-label="Strany záznamu">
          {before !== undefined && <ActButton label="Najnovšie" to={eventList.at(filter)} keys="previous" isSmall />}
          {hasMore && last && (
            <ActButton
              label="Staršie"
              to={eventList.at(filter, { pred: String(last.position) })}
              keys="next"
              isSmall
            />
          )}
        </nav>
      )}
    </>
  );
}

const COLUMNS: Column<ListedEvent>[] = [
  {
    title: 'Čas',
    className: 'num',
    cell: ({ at }) => <time dateTime={at}>{formatInstant(at).time}</time>,
  },
  { title: 'Kto', className: 'title', cell: ({ actor }) => actorLabel(actor) },
  { title: 'Kde', className: 'long', cell: (event) => <Thing event={event} /> },
  { title: 'Čo', cell: (event) => eventLabel(event) },
  { title: 'Pred a po', className: 'long', cell: (event) => <Changes event={event} /> },
];

function Thing({ event: { noun, nounId, thingName } }: { event: ListedEvent }) {
  const path = thingName ? findRecordPath(noun, nounId) : undefined;
  return (
    <>
      <span className="sub">{NOUN_LABELS[noun]}</span>
      {path ? <a href={path}>{nonBreaking(thingName)}</a> : <span>{nonBreaking(thingName)}</span>}
    </>
  );
}

/** Further ones are collapsed. */
const LINES_SHOWN = 3;

function Changes({ event }: { event: RecordedEvent }) {
  const lines = changeLines(event).map(({ label, was, is }) => (
    <li key={label}>
      <span className="sub">{label}</span>
      {was && (
        <del>
          <span className="sr-only">pred: </span>
          {was}
        </del>
      )}
      {is && (
        <ins>
          <span className="sr-only">po: </span>
          {is}
        </ins>
      )}
    </li>
  ));
  if (lines.length === 0) return null;
  if (lines.length <= LINES_SHOWN) return <ul className="changes">{lines}</ul>;
  return (
    <details>
      <summary>{counted(lines.length, 'pole', 'polia', 'polí')}</summary>
      <ul className="changes">{lines}</ul>
    </details>
  );
}
