import { DRAWN_SEATS_MAX, type SeatCount, seatsOnOffer, seatsSentence } from '#domain/courses/seats.ts';

/** The seats available to new applicants, in words and as a row of chairs: grey taken, outlined free. */
export function Seats(course: SeatCount) {
  const { capacity } = course;
  const onOffer = seatsOnOffer(course);
  return (
    <>
      <span className={onOffer === 0 ? 'full' : 'free'}>{seatsSentence(course)}</span>
      {capacity > 0 && capacity <= DRAWN_SEATS_MAX && (
        <span className="seats" aria-hidden="true">
          {Array.from({ length: capacity }, (_, index) => index).map((seat) => (
            <i key={seat} className={seat >= capacity - onOffer ? 'is-free' : undefined} />
          ))}
        </span>
      )}
    </>
  );
}
