import type { ContactRequestInList } from '#domain/contact-requests/contact-request.ts';
import { formatDay } from '#domain/day.ts';
import { type SignUpInList, signUpState } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { ListedEntry } from '#domain/waitlist/waitlist-entry.ts';
import { contactRequestList } from '#web/desk/contact-requests/contact-request-list.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { InstantDay } from '#web/desk/kit/instant.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { waitlist } from '#web/desk/waitlist/waitlist-list.ts';
import { ShortPanel } from './short-panel.tsx';

/** A client's rows of one kind, newest first, and their total number. */
interface PanelRows<Row> {
  rows: Row[];
  total: number;
}

export function SignUpsOfClient({ clientId, rows, total }: PanelRows<SignUpInList> & { clientId: string }) {
  return (
    <ShortPanel
      title="Prihlášky"
      total={total}
      shown={rows.length}
      allPath={signUpList.at({ clientId })}
      columns={['Prijatá', 'Kurz', 'Miesta', 'Stav']}
      none="Zatiaľ neprišla žiadna prihláška."
    >
      {rows.map((signUp) => (
        <tr key={signUp.id}>
          <td className="num">
            <InstantDay at={signUp.receivedAt} />
          </td>
          <td className="title">
            <a href={signUpList.record(signUp.id)}>{nonBreaking(signUp.courseName)}</a>
            <span className="num">
              {formatDay(signUp.courseDate)} · {signUp.courseCity}
            </span>
          </td>
          <td className="num" data-label="Miesta">
            {signUp.seats}
          </td>
          <td>
            <StateBadge of="signUp" is={signUpState(signUp)} />
          </td>
        </tr>
      ))}
    </ShortPanel>
  );
}

export function RequestsOfClient({ clientId, rows, total }: PanelRows<ContactRequestInList> & { clientId: string }) {
  return (
    <ShortPanel
      title="Dopyty"
      total={total}
      shown={rows.length}
      allPath={contactRequestList.at({ clientId })}
      columns={['Prijatý', 'Kto sa pýtal', 'Stav']}
      none="Zatiaľ neprišiel žiadny dopyt."
    >
      {rows.map((request) => (
        <tr key={request.id}>
          <td className="num">
            <InstantDay at={request.receivedAt} />
          </td>
          <td className="title">
            <a href={contactRequestList.record(request.id)}>
              {request.firstName} {request.lastName}
            </a>
            <span>{nonBreaking(request.zameranie)}</span>
          </td>
          <td>
            <StateBadge of="contactRequest" is={request.state} />
          </td>
        </tr>
      ))}
    </ShortPanel>
  );
}

/** Nothing when the client has no waitlist entry. */
export function EntriesOfClient({ clientId, rows, total }: PanelRows<ListedEntry> & { clientId: string }) {
  if (total === 0) return null;
  return (
    <ShortPanel
      title="Čakanie na termín"
      total={total}
      shown={rows.length}
      allPath={waitlist.at({ clientId })}
      columns={['Od', 'Na čo', 'Ľudia', 'Stav']}
      none=""
    >
      {rows.map((entry) => (
        <tr key={entry.id}>
          <td className="num">
            <InstantDay at={entry.receivedAt} />
          </td>
          <td className="title">
            <a href={waitlist.record(entry.id)}>{nonBreaking(entry.typeName)}</a>
            <span>{entry.city}</span>
          </td>
          <td className="num" data-label="Ľudia">
            {entry.seats}
          </td>
          <td>
            <StateBadge of="waitlistEntry" is={entry.state} />
          </td>
        </tr>
      ))}
    </ShortPanel>
  );
}
