import { freeSeats, seatsSentence } from '#domain/seats.ts';

/** Above this many the row of seats says less than the sentence. */
const DRAWN_SEATS_MAX = 40;

/** How many seats are left, in words and as a row of chairs: grey taken, outlined free. */
export function Seats({ capacity, seatsTaken }: { capacity: number; seatsTaken: number }) {
  const free = freeSeats({ capacity, seatsTaken });
  return (
    <>
      <span className={free === 0 ? 'full' : 'free'}>{seatsSentence({ capacity, seatsTaken })}</span>
      {capacity > 0 && capacity <= DRAWN_SEATS_MAX && (
        <span className="seats" aria-hidden="true">
          {Array.from({ length: capacity }, (_, index) => index).map((seat) => (
            <i key={seat} className={seat >= capacity - free ? 'is-free' : undefined} />
          ))}
        </span>
      )}
    </>
  );
}
