import { changeLines } from '#domain/events/change-lines.ts';
import { type ListedEvent, NOUN_LABELS, type RecordedEvent } from '#domain/events/event.ts';
import { actorLabel, eventLabel } from '#domain/events/history.ts';
import { formatInstant } from '#domain/instant.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { thingPath } from './thing-path.ts';

const COLUMNS = [{ title: 'Čas' }, { title: 'Kto' }, { title: 'Kde' }, { title: 'Čo' }, { title: 'Pred a po' }];

/** The events of one day, newest first. */
export function EventRows({ day, events }: { day: string; events: ListedEvent[] }) {
  return (
    <Rows isEven label={`Záznam, ${day}`} columns={COLUMNS}>
      {events.map((event) => (
        <tr key={event.position}>
          <td className="num">
            <time dateTime={event.at}>{formatInstant(event.at).time}</time>
          </td>
          <td className="title">{actorLabel(event.actor)}</td>
          <td className="long">
            <Thing event={event} />
          </td>
          <td>{eventLabel(event)}</td>
          <td className="long">
            <Changes event={event} />
          </td>
        </tr>
      ))}
    </Rows>
  );
}

function Thing({ event: { noun, nounId, thingName } }: { event: ListedEvent }) {
  const path = thingName ? thingPath(noun, nounId) : undefined;
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
