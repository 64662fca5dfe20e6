import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { type CountedForms, countedPeople, nonBreaking } from '#domain/slovak.ts';
import type { ListedEntry, RequestedDate, WhyEntrySkipped } from '#domain/waitlist/waitlist-entry.ts';
import { findClientName } from '#server/clients/client-details.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { findUndoable } from '#server/undo/undo.ts';
import { listRequestedDates } from '#server/waitlist/requested-dates.ts';
import { listWaitlist } from '#server/waitlist/waitlist-list.ts';
import { newDatesPath } from '#web/desk/courses/course-paths.ts';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { AddLink, DeskHead } from '#web/desk/kit/desk-head.tsx';
import type { Column } from '#web/desk/kit/desk-list.tsx';
import { WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { readJustDone } from '#web/desk/kit/just-done.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { SelectionTable } from '#web/desk/kit/selection.tsx';
import { JustDoneNotices } from '#web/desk/kit/undo-notice.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { Sign } from '#web/shared/sign.tsx';
import type { Route } from './+types/waitlist';
import { type WaitlistFilter, waitlist } from './waitlist-list.ts';

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const filter = waitlist.read(args.url.searchParams);
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

const LEFT_OUT: Record<WhyEntrySkipped, CountedForms> = {
  'not-waiting': ['záznam, ktorý už nečaká', 'záznamy, ktoré už nečakajú', 'záznamov, ktoré už nečakajú'],
  gone: ['zmazaný záznam', 'zmazané záznamy', 'zmazaných záznamov'],
};

export default function Waitlist({ loaderData }: Route.ComponentProps) {
  const { filter, list, requestedDates, types, client, justDone, outcome } = loaderData;
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
        <AddLink to={`${WAITLIST}/novy`}>Zapísať záujemcu</AddLink>
      </DeskHead>
      <JustDoneNotices done={justDone} undoPath={waitlist.below('spat', filter)} reasons={LEFT_OUT} {...outcome} />
      <RequestedDates dates={requestedDates} />
      <FilteredList
        list={waitlist}
        filter={filter}
        options={{ courseTypeId: types, clientId: client && [client] }}
        page={list}
      >
        <SelectionTable
          label="Kto čaká na termín"
          noun={waitlist.noun}
          weighed={countedPeople}
          columns={columnsOf(filter)}
          rows={list.rows}
          keyOf={({ id }) => id}
          choiceOf={(entry) =>
            entry.state === 'waiting' && {
              value: entry.id,
              label: `${applicantName(entry)}, ${entry.typeName}, ${entry.city}`,
              weight: entry.seats,
            }
          }
          acts={[{ label: 'Vyradiť', to: waitlist.below('vyradenie', filter), keys: 'remove', needsEnter: true }]}
        />
      </FilteredList>
    </>
  );
}

/** The requested dates by city and number of people; one click adds a course. */
function RequestedDates({ dates }: { dates: RequestedDate[] }) {
  if (dates.length === 0) return null;
  return (
    <Panel title="Kde chýba termín" note="kto má e-mail, tomu sa nový termín ponúkne sám">
      <ul className="lines lines--across">
        {dates.map(({ courseTypeId, typeName, image, city, entries, seats, since }) => (
          <li key={`${courseTypeId} ${city}`}>
            <Sign src={image} size={36} />
            <div>
              <b>
                <a href={waitlist.at({ courseTypeId, city, state: 'waiting' })}>
                  {nonBreaking(typeName)}, {city}
                </a>
              </b>
              <span className="sub num">
                {countedPeople(seats)}
                {entries > 1 && ` v\u00A0${entries} záznamoch`}, najdlhšie od <Instant at={since} isBound />
              </span>
            </div>
            <ActButton label="Pridať termín" to={newDatesPath(courseTypeId, city)} isSmall />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function columnsOf(filter: WaitlistFilter): Column<ListedEntry>[] {
  return [
    { title: 'Od', label: 'Od', className: 'num', cell: ({ receivedAt }) => <Instant at={receivedAt} /> },
    {
      title: 'Kto čaká',
      className: 'title',
      cell: (entry) => (
        <>
          <a href={waitlist.record(entry.id, filter)}>{nonBreaking(applicantName(entry))}</a>
          <span>{entry.email || <PhoneLink phone={entry.phone} />}</span>
        </>
      ),
    },
    {
      title: 'Na čo',
      className: 'long',
      cell: ({ image, typeName, city }) => (
        <div className="pictured">
          <Sign src={image} size={36} />
          <b>{nonBreaking(typeName)}</b>
          <span>{city}</span>
        </div>
      ),
    },
    { title: 'Ľudia', label: 'Ľudia', className: 'num r', cell: ({ seats }) => seats },
    {
      title: 'Stav',
      cell: ({ state, hasFailedEmail, email }) => (
        <>
          <StateBadge of="waitlistEntry" is={state} hasFailedEmail={hasFailedEmail} />
          {state === 'waiting' && email === '' && <div className="sub">bez e-mailu, treba zavolať</div>}
        </>
      ),
    },
  ];
}
