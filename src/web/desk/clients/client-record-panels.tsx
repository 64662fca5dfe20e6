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

interface ShortPanelProps<Row> {
  title: string;
  /** The newest rows of the client, and their total number. */
  rows: Row[];
  total: number;
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

export const SIGN_UP_COLUMNS: Column<SignUpInList>[] = [
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

export const REQUEST_COLUMNS: Column<ContactRequestInList>[] = [
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

export const ENTRY_COLUMNS: Column<ListedEntry>[] = [
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
  {
    title: 'Kurz',
    className: 'long',
    cell: ({ courseName, courseCity }) => `${nonBreaking(courseName)}, ${courseCity}`,
  },
  {
    title: 'Prítomnosť',
    label: 'Prítomnosť',
    cell: ({ wasPresent }) => (wasPresent ? 'áno' : 'nezapísaná'),
  },
  {
    title: 'Zopakovať do',
    label: 'Zopakovať do',
    className: 'num',
    cell: ({ repeatBy }) => (repeatBy ? formatDay(repeatBy) : '–'),
  },
];
