import { mapUrl } from '#domain/company/company-facts.ts';
import { venueName } from '#domain/courses/course.ts';
import { formatCourseDays } from '#domain/day.ts';
import { boundInstant } from '#domain/instant.ts';
import { offerHeading } from '#domain/seat-offers/seat-offer.ts';
import { heldSentence, type OwnCourse, type OwnSignUp, type OwnState } from '#domain/sign-ups/own-sign-up.ts';
import { ownCalendarPath } from '#domain/sign-ups/sign-up-link.ts';
import { countedSeats, nonBreaking } from '#domain/slovak.ts';
import { ExternalLink } from '#web/shared/external-link.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { OUTCOME_ID } from '#web/shared/use-sent-form.tsx';

type Own = Omit<OwnSignUp, 'people'>;

/** The state of a sign-up in one sentence, which gets the focus after an act, and when and where its course is. */
export function StatePlate({ code, own, isOutcome }: { code: string; own: Own; isOutcome: boolean }) {
  const { sign, title, text } = STATES[own.state](own);
  return (
    <section className="own-plate">
      <header>
        <Sign src={sign} size={72} />
        <h2 id={isOutcome ? OUTCOME_ID : undefined} tabIndex={-1}>
          {nonBreaking(title)}
        </h2>
        {text && <p>{nonBreaking(text)}</p>}
      </header>
      <WhenAndWhere
        course={own.course}
        calendarPath={own.state === 'confirmed' ? ownCalendarPath(code) : undefined}
      />
    </section>
  );
}

interface Shown {
  sign: string;
  title: string;
  text?: string;
}

const STATES: Record<OwnState, (own: Own) => Shown> = {
  confirmed: ({ seats, unnamed }) => ({
    sign: unnamed > 0 ? 'system-info' : 'system-ok',
    title: heldSentence(seats, unnamed),
  }),
  offered: ({ offer, seats, isRequestedDate }) => ({
    sign: 'system-unik',
    title: offerHeading({ seats: offer?.seats ?? seats, isRequestedDate }),
    text:
      offer &&
      `Držíme ${offer.seats === 1 ? 'ho' : 'ich'} pre Vás do ${boundInstant(offer.validUntil)}. Otvorenie stránky nič nezmenilo.`,
  }),
  waiting: (own) => ({ sign: 'system-pozor', ...waitingWords(own) }),
  cancelled: () => ({ sign: 'system-info', title: 'Prihláška je zrušená', text: 'Na kurze Vás nečakáme.' }),
  waitlisted: () => ({
    sign: 'system-pozor',
    title: 'Čakáte na iný termín',
    text: 'Tento termín pre Vás neplatí. Keď pridáme ďalší, pošleme Vám e-mail.',
  }),
  'not-held': () => ({
    sign: 'system-zakaz',
    title: 'Kurz sa neuskutoční',
    text: 'Kurz sme zrušili a s ním aj Vašu prihlášku.',
  }),
  over: ({ seats }) => ({ sign: 'system-ok', title: seats === 1 ? 'Kurz máte za sebou' : 'Kurz sa už konal' }),
};

/** An applicant who has not taken an offer gets no other automatically and has no place in the queue. */
function waitingWords({ seats, placeInQueue, lastOffer }: Own): Omit<Shown, 'sign'> {
  if (lastOffer?.state === 'declined')
    return { title: 'Ponuku ste odmietli', text: 'Ak máte o kurz stále záujem, ozvite sa nám.' };
  if (lastOffer?.state === 'expired')
    return {
      title: 'Ponuka už neplatí',
      text: `Platila do ${boundInstant(lastOffer.validUntil)}. Ak máte o kurz stále záujem, ozvite sa nám.`,
    };
  if (lastOffer?.state === 'withdrawn')
    return {
      title: 'Ponuka už neplatí',
      text: 'Ponuku sme zrušili. Zostávate medzi náhradníkmi a ozveme sa Vám.',
    };
  return {
    title: placeInQueue ? `Ste v poradí na ${placeInQueue}. mieste` : 'Ste medzi náhradníkmi',
    text: `Čakáte na ${countedSeats(seats)}. Keď ${seats === 1 ? 'bude voľné' : 'budú voľné'}, ${placeInQueue ? 'pošleme Vám e-mail' : 'ozveme sa Vám'}.`,
  };
}

function WhenAndWhere({ course, calendarPath }: { course: OwnCourse; calendarPath: string | undefined }) {
  const { date, dateTo, hours, city, place, invitation } = course;
  return (
    <dl>
      <div>
        <dt>Kedy</dt>
        <dd>
          <b>{formatCourseDays(date, dateTo)}</b>
          {hours && <span>{nonBreaking(hours)}</span>}
          {calendarPath && (
            <a href={calendarPath} download>
              Pridať do kalendára
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>Kde</dt>
        <dd>
          <b>{city}</b>
          {place && (
            <>
              <span>{nonBreaking(place)}</span>
              <ExternalLink href={mapUrl(venueName(course))}>Otvoriť v&nbsp;mapách</ExternalLink>
            </>
          )}
        </dd>
      </div>
      {invitation && (
        <div>
          <dt>Pokyny a&nbsp;čo si priniesť</dt>
          <dd className="as-typed">{nonBreaking(invitation)}</dd>
        </div>
      )}
    </dl>
  );
}
