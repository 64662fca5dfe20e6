import { nonBreaking } from '#domain/slovak.ts';
import { peopleWaiting, type RequestedDate } from '#domain/waitlist/waitlist-entry.ts';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { waitlist } from './waitlist-list.ts';

/** The requested dates by city and number of people; one click adds a course. */
export function RequestedDates({ dates }: { dates: RequestedDate[] }) {
  if (dates.length === 0) return null;
  return (
    <Panel title="Kde chýba termín" note="kto má e-mail, tomu sa nový termín ponúkne sám">
      <ul className="lines lines--across">
        {dates.map(({ courseTypeId, typeName, image, city, entries, seats, since }) => (
          <li key={`${courseTypeId} ${city}`}>
            <Sign src={image} size={36} />
            <div>
              <b>
                <a href={waitlist.at({ courseTypeId, city, state: 'waiting' })}>
                  {nonBreaking(typeName)}, {city}
                </a>
              </b>
              <span className="sub num">
                {peopleWaiting(seats)}
                {entries > 1 && ` v\u00A0${entries} záznamoch`}, najdlhšie od <Instant at={since} isBound />
              </span>
            </div>
            <a
              className="btn btn--line btn--sm"
              href={`${COURSE_TYPES}/${courseTypeId}/terminy?${new URLSearchParams({ mesto: city })}`}
            >
              Pridať termín
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
