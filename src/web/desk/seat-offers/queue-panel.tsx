import { type LastOffer, OFFER_HOURS, offeredSeats, type QueueRow } from '#domain/seat-offers/seat-offer.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { counted, nonBreaking, seatsPhrase } from '#domain/slovak.ts';
import { TermHelp } from '#web/desk/help/term-help.tsx';
import { Act } from '#web/desk/kit/acts.tsx';
import { actsColumn, type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { InstantDay } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { Sign } from '#web/shared/sign.tsx';

interface QueuePanelProps {
  queue: QueueRow[];
  /** The sign-up whose page this is, if any. */
  currentId?: string;
}

/** The people waiting for seats of a course: their order, their offers, and the actions of staff. */
export function QueuePanel({ queue, currentId }: QueuePanelProps) {
  return (
    <Panel title="Náhradníci" term="substitute" note={`${queue.length} v poradí`}>
      <Table label="Náhradníci" columns={columnsOf(currentId)} rows={queue} keyOf={({ id }) => id} />
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

function columnsOf(currentId: string | undefined): Column<QueueRow>[] {
  return [
    { title: 'Por.', className: 'num', cell: ({ place }) => `${place}.` },
    {
      title: 'Osoba alebo firma',
      className: 'title',
      cell: (signUp) => (
        <>
          {signUp.id === currentId ? (
            <b aria-current="true">{nonBreaking(applicantName(signUp))}</b>
          ) : (
            <a href={signUpList.record(signUp.id)}>{nonBreaking(applicantName(signUp))}</a>
          )}
          <span>{signUp.email || <PhoneLink phone={signUp.phone} />}</span>
        </>
      ),
    },
    { title: 'Od', label: 'Od', className: 'num', cell: ({ receivedAt }) => <InstantDay at={receivedAt} /> },
    { title: 'Miesta', label: 'Miesta', className: 'num r', cell: ({ seats }) => seats },
    {
      title: 'Ponuka',
      className: 'long',
      cell: ({ lastOffer, why, mayBeSplit }) => (
        <>
          <b>{offerTitle(lastOffer)}</b>
          <OfferHelp offer={lastOffer} />
          <span className="sub">{why}</span>
          {mayBeSplit && (
            <span className="sub">
              skupina sa dá rozdeliť <TermHelp term="splitGroup" />
            </span>
          )}
        </>
      ),
    },
    actsColumn((signUp) => {
      const action = offerAction(signUp);
      return (
        action && (
          <Act
            label={action.label}
            of={applicantName(signUp)}
            to={signUpList.record(signUp.id, {}, action.decision)}
            keys="offer"
          />
        )
      );
    }),
  ];
}

/** Explains the state of the last offer where it needs explaining. */
function OfferHelp({ offer }: { offer: LastOffer | null }) {
  if (offer?.state === 'open') return <TermHelp term="seatOffer" />;
  return offer?.state === 'expired' ? <TermHelp term="expiredOffer" /> : null;
}

function offerTitle(offer: LastOffer | null): string {
  if (!offer) return 'Čaká';
  return offer.state === 'open' ? offeredSeats(offer.seats) : OFFER_TITLES[offer.state];
}

const OFFER_TITLES: Record<Exclude<LastOffer['state'], 'open'>, string> = {
  accepted: 'Čaká',
  declined: 'Odmietnutá ponuka',
  expired: 'Prepadnutá ponuka',
  withdrawn: 'Stiahnutá ponuka',
};

/** The action staff can take on the offer of a waiting sign-up, if any. */
export function offerAction({
  lastOffer,
  canBeOffered,
}: Pick<QueueRow, 'lastOffer' | 'canBeOffered'>):
  | { label: string; decision: 'ponuka' | 'stiahnutie-ponuky' }
  | undefined {
  if (lastOffer?.state === 'open') return { label: 'Stiahnuť ponuku', decision: 'stiahnutie-ponuky' };
  if (canBeOffered === 0) return undefined;
  const seats = seatsPhrase(canBeOffered);
  return { label: `Ponúknuť ${seats}`, decision: 'ponuka' };
}
