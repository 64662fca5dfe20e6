import { formatCourseDays } from '#domain/day.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Sign } from '#web/ui/shared/sign.tsx';

interface OfferFactsProps {
  title: string;
  offer: Pick<SignUp, 'courseDate' | 'courseDateTo' | 'courseCity' | 'seats'> & {
    image: string;
    place: string;
    price: string;
  };
}

/** The course an offer is for. */
export function OfferFacts({ title, offer }: OfferFactsProps) {
  const { seats, image, place, price, courseDate, courseDateTo, courseCity } = offer;
  return (
    <aside className="tag facts" aria-label="Kurz">
      <div className="tag-in">
        <div className="tag-hole" />
        <div className="tag-top">
          <Sign src={image || 'system-info'} size={84} />
          <h2>{title}</h2>
        </div>
        <dl>
          <dt>Termín</dt>
          <dd>{formatCourseDays(courseDate, courseDateTo)}</dd>
          <dt>Mesto</dt>
          <dd>{courseCity}</dd>
          {place && (
            <>
              <dt>Miesto konania</dt>
              <dd>{nonBreaking(place)}</dd>
            </>
          )}
          {price && (
            <>
              <dt>Cena</dt>
              <dd>{price}</dd>
            </>
          )}
          <dt>Pre Vás</dt>
          <dd>{counted(seats, 'miesto', 'miesta', 'miest')}</dd>
        </dl>
      </div>
    </aside>
  );
}
