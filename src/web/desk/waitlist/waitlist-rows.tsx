import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { ListedEntry } from '#domain/waitlist/waitlist-entry.ts';
import { FailedEmailFlag } from '#web/desk/emails/failed-email-flag.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { ChoiceBox } from '#web/desk/kit/selection.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { type WaitlistFilter, waitlist } from './waitlist-list.ts';

/** The id of the form the row checkboxes belong to. */
export const CHOSEN_ENTRIES = 'chosen-entries';

/** The people who wait for a date, and of which course. */
export function WaitlistRows({ entries, filter }: { entries: ListedEntry[]; filter: WaitlistFilter }) {
  return <Table label="Kto čaká na termín" columns={columnsOf(filter)} rows={entries} keyOf={({ id }) => id} />;
}

function columnsOf(filter: WaitlistFilter): Column<ListedEntry>[] {
  return [
    {
      title: 'Výber',
      className: 'sel',
      cell: (entry) =>
        entry.state === 'waiting' && (
          <ChoiceBox
            form={CHOSEN_ENTRIES}
            value={entry.id}
            label={`${applicantName(entry)}, ${entry.typeName}, ${entry.city}`}
            weight={entry.seats}
          />
        ),
    },
    { title: 'Od', label: 'Od', className: 'num', cell: ({ receivedAt }) => <Instant at={receivedAt} /> },
    {
      title: 'Kto čaká',
      className: 'title',
      cell: (entry) => (
        <>
          <a href={waitlist.record(entry.id, filter)}>{applicantName(entry)}</a>
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
          <StateBadge of="waitlistEntry" is={state} />
          {hasFailedEmail && <FailedEmailFlag />}
          {state === 'waiting' && email === '' && <div className="sub">bez e-mailu, treba zavolať</div>}
        </>
      ),
    },
  ];
}
