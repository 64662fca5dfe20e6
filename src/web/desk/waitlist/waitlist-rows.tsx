import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { ListedEntry } from '#domain/waitlist/waitlist-entry.ts';
import { FailedEmailFlag } from '#web/desk/emails/failed-email-flag.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { ChoiceBox } from '#web/desk/kit/selection.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { type WaitlistFilter, waitlist } from './waitlist-list.ts';

/** The id of the form the row checkboxes belong to. */
export const CHOSEN_ENTRIES = 'chosen-entries';

const COLUMNS = [
  { title: 'Výber' },
  { title: 'Od' },
  { title: 'Kto čaká' },
  { title: 'Na čo' },
  { title: 'Ľudia', className: 'r' },
  { title: 'Stav' },
];

/** The people who wait for a date, and of which course. */
export function WaitlistRows({ entries, filter }: { entries: ListedEntry[]; filter: WaitlistFilter }) {
  return (
    <Rows label="Kto čaká na termín" columns={COLUMNS}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className="sel">
            {entry.state === 'waiting' && (
              <ChoiceBox
                form={CHOSEN_ENTRIES}
                value={entry.id}
                label={`${applicantName(entry)}, ${entry.typeName}, ${entry.city}`}
                weight={entry.seats}
              />
            )}
          </td>
          <td className="num" data-label="Od">
            <Instant at={entry.receivedAt} />
          </td>
          <td className="title">
            <a href={waitlist.record(entry.id, filter)}>{applicantName(entry)}</a>
            <span>{entry.email || <PhoneLink phone={entry.phone} />}</span>
          </td>
          <td className="long">
            <div className="pictured">
              <Sign src={entry.image} size={36} />
              <b>{nonBreaking(entry.typeName)}</b>
              <span>{entry.city}</span>
            </div>
          </td>
          <td className="num r" data-label="Ľudia">
            {entry.seats}
          </td>
          <td>
            <StateBadge of="waitlistEntry" is={entry.state} />
            {entry.hasFailedEmail && <FailedEmailFlag />}
            {entry.state === 'waiting' && entry.email === '' && <div className="sub">bez e-mailu, treba zavolať</div>}
          </td>
        </tr>
      ))}
    </Rows>
  );
}
