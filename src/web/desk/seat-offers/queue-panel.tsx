import { OFFER_HOURS } from '#domain/seat-offers/offer-hours.ts';
import type { QueueRow } from '#domain/seat-offers/queue-row.ts';
import { type LastOffer, offeredSeats } from '#domain/seat-offers/seat-offer.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { counted } from '#domain/slovak.ts';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { InstantDay } from '#web/desk/kit/instant.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { Sign } from '#web/shared/sign.tsx';
import { offerAction } from './offer-action.ts';

interface QueuePanelProps {
  queue: QueueRow[];
  /** The sign-up whose page this is, if any. */
  currentId?: string;
}

/** The people waiting for seats of a course: their order, their offers, and the actions of staff. */
export function QueuePanel({ queue, currentId }: QueuePanelProps) {
  return (
    <Panel title="Náhradníci" term="substitute" note={`${queue.length} v poradí`}>
      {queue.length > 0 && (
        <Rows label="Náhradníci" columns={COLUMNS}>
          {queue.map((signUp) => (
            <tr key={signUp.id}>
              <td className="num">{signUp.place}.</td>
              <td className="title">
                {signUp.id === currentId ? (
                  <b aria-current="true">{applicantName(signUp)}</b>
                ) : (
                  <a href={signUpList.record(signUp.id)}>{applicantName(signUp)}</a>
                )}
                <span>{signUp.email}</span>
              </td>
              <td className="num" data-label="Od">
                <InstantDay at={signUp.receivedAt} />
              </td>
              <td className="num r" data-label="Miesta">
                {signUp.seats}
              </td>
              <td className="long">
                <b>{offerTitle(signUp.lastOffer)}</b>
                <OfferHelp offer={signUp.lastOffer} />
                <span className="sub">{signUp.why}</span>
                {signUp.mayBeSplit && (
                  <span className="sub">
                    skupina sa dá rozdeliť <TermHelp term="splitGroup" />
                  </span>
                )}
              </td>
              <td>
                <OfferLink signUp={signUp} />
              </td>
            </tr>
          ))}
        </Rows>
      )}
      <p className="panel-note">
        <Sign src="system-info" size={28} />
        <span>
          Uvoľnené miesto ponúkneme prvému, komu stačí. Ponuka platí{' '}
          {counted(OFFER_HOURS, 'hodinu', 'hodiny', 'hodín')}, tesne pred kurzom kratšie, potom ide ďalšiemu. Poradie
          sa nemení ručne.
        </span>
      </p>
    </Panel>
  );
}

function OfferLink({ signUp }: { signUp: QueueRow }) {
  const action = offerAction(signUp);
  if (!action) return null;
  return (
    <div className="row-actions">
      <a
        href={signUpList.record(signUp.id, {}, action.decision)}
        aria-label={`${action.label}: ${applicantName(signUp)}`}
        aria-keyshortcuts={KEYS.offer}
      >
        {action.label}
      </a>
    </div>
  );
}

/** Explains the state of the last offer where it needs explaining. */
function OfferHelp({ offer }: { offer: LastOffer | null }) {
  if (offer?.state === 'open') return <TermHelp term="seatOffer" />;
  return offer?.state === 'expired' ? <TermHelp term="expiredOffer" /> : null;
}

function offerTitle(offer: LastOffer | null): string {
  switch (offer?.state) {
    case undefined:
    case 'accepted':
      return 'Čaká';
    case 'open':
      return offeredSeats(offer.seats);
    case 'declined':
      return 'Odmietnutá ponuka';
    case 'expired':
      return 'Prepadnutá ponuka';
    case 'withdrawn':
      return 'Stiahnutá ponuka';
  }
}

const COLUMNS = [
  { title: 'Por.' },
  { title: 'Osoba alebo firma' },
  { title: 'Od' },
  { title: 'Miesta', className: 'r' },
  { title: 'Ponuka' },
  { title: 'Akcie', className: 'r' },
];
