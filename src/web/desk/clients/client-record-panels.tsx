import type { TrainedPerson } from '#domain/clients/client-details.ts';
import type { ContactRequestInList } from '#domain/contact-requests/contact-request.ts';
import { formatDay, formatDays } from '#domain/day.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { type SignUpInList, signUpState } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { ListedEntry } from '#domain/waitlist/waitlist-entry.ts';
import { contactRequestList } from '#web/desk/contact-requests/contact-request-list.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { InstantDay } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { waitlist } from '#web/desk/waitlist/waitlist-list.ts';

export function SignUpsOfClient({ clientId, ...list }: ShortList<SignUpInList> & { clientId: string }) {
  return (
    <ShortPanel
      {...list}
      title="Prihlášky"
      allPath={signUpList.at({ clientId })}
      columns={SIGN_UP_COLUMNS}
      keyOf={({ id }) => id}
      none="Zatiaľ neprišla žiadna prihláška."
    />
  );
}

const SIGN_UP_COLUMNS: Column<SignUpInList>[] = [
  { title: 'Prijatá', className: 'num', cell: ({ receivedAt }) => <InstantDay at={receivedAt} /> },
  {
    title: 'Kurz',
    className: 'title',
    cell: (signUp) => (
      <>
        <a href={signUpList.record(signUp.id)}>{nonBreaking(signUp.courseName)}</a>
        <span className="num">
          {formatDay(signUp.courseDate)} · {signUp.courseCity}
        </span>
      </>
    ),
  },
  { title: 'Miesta', label: 'Miesta', className: 'num', cell: ({ seats }) => seats },
  { title: 'Stav', cell: (signUp) => <StateBadge of="signUp" is={signUpState(signUp)} /> },
];

export function RequestsOfClient({ clientId, ...list }: ShortList<ContactRequestInList> & { clientId: string }) {
  return (
    <ShortPanel
      {...list}
      title="Dopyty"
      allPath={contactRequestList.at({ clientId })}
      columns={REQUEST_COLUMNS}
      keyOf={({ id }) => id}
      none="Zatiaľ neprišiel žiadny dopyt."
    />
  );
}

const REQUEST_COLUMNS: Column<ContactRequestInList>[] = [
  { title: 'Prijatý', className: 'num', cell: ({ receivedAt }) => <InstantDay at={receivedAt} /> },
  {
    title: 'Kto sa pýtal',
    className: 'title',
    cell: ({ id, firstName, lastName, zameranie }) => (
      <>
        <a href={contactRequestList.record(id)}>
          {firstName} {lastName}
        </a>
        <span>{nonBreaking(zameranie)}</span>
      </>
    ),
  },
  { title: 'Stav', cell: ({ state }) => <StateBadge of="contactRequest" is={state} /> },
];

/** Nothing when the client has no waitlist entry. */
export function EntriesOfClient({ clientId, ...list }: ShortList<ListedEntry> & { clientId: string }) {
  if (list.total === 0) return null;
  return (
    <ShortPanel
      {...list}
      title="Čakanie na termín"
      allPath={waitlist.at({ clientId })}
      columns={ENTRY_COLUMNS}
      keyOf={({ id }) => id}
      none=""
    />
  );
}

const ENTRY_COLUMNS: Column<ListedEntry>[] = [
  { title: 'Od', className: 'num', cell: ({ receivedAt }) => <InstantDay at={receivedAt} /> },
  {
    title: 'Na čo',
    className: 'title',
    cell: ({ id, typeName, city }) => (
      <>
        <a href={waitlist.record(id)}>{nonBreaking(typeName)}</a>
        <span>{city}</span>
      </>
    ),
  },
  { title: 'Ľudia', label: 'Ľudia', className: 'num', cell: ({ seats }) => seats },
  { title: 'Stav', cell: ({ state }) => <StateBadge of="waitlistEntry" is={state} /> },
];

/** A client's newest rows of one kind, and their total number. */
interface ShortList<Row> {
  rows: Row[];
  total: number;
}

interface ShortPanelProps<Row> extends ShortList<Row> {
  title: string;
  /** The address of the full list. */
  allPath: string;
  columns: readonly Column<Row>[];
  keyOf(row: Row): string;
  /** The text shown when there are no rows. */
  none: string;
}

/** The first rows of a list, their total number, and a link to the full list. */
export function ShortPanel<Row>({ title, total, allPath, none, ...table }: ShortPanelProps<Row>) {
  return (
    <Panel title={title} note={String(total)} aside={total > table.rows.length && <a href={allPath}>Všetky</a>}>
      {total === 0 ? <p className="panel-body muted">{none}</p> : <Table label={title} {...table} />}
    </Panel>
  );
}

/** The people who attended courses, newest first. */
export const TRAINED_COLUMNS: Column<TrainedPerson>[] = [
  {
    title: 'Kurz bol',
    className: 'num',
    cell: ({ courseDate, courseDateTo }) => formatDays(courseDate, courseDateTo),
  },
  {
    title: 'Kto',
    className: 'title',
    cell: (person) => <a href={signUpList.record(person.signUpId)}>{participantName(person) || 'bez mena'}</a>,
  },
  { title: 'Kurz', cell: ({ courseName, courseCity }) => `${nonBreaking(courseName)}, ${courseCity}` },
  {
    title: 'Prítomnosť',
    label: 'Prítomnosť',
    cell: ({ wasPresent }) => (wasPresent ? 'áno' : 'nezapísaná'),
  },
];
