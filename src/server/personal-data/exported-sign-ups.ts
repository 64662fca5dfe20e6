import { formatDay, formatDays } from '#domain/day.ts';
import { formatInstant } from '#domain/instant.ts';
import { type ExportedFact, exportedFact as fact } from '#domain/personal-data/exported-thing.ts';
import { personKey } from '#domain/personal-data/person-search.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import { type Participant, participantName } from '#domain/sign-ups/participant.ts';
import { APPLICANT_LABELS, SIGN_UP_STATE_LABELS, signUpState } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';

/** What the person sent, its state, and their own place; a company's participants are not the sender's data. */
export async function factsOfSignUp(db: Db, { id, name, isContact }: Trace): Promise<ExportedFact[]> {
  const signUp = await findSignUp(db, id);
  if (!signUp) return [];
  const places = isContact ? [] : await listParticipants(db, id);
  const own = places.filter((place) => personKey(participantName(place)) === personKey(name));
  const offers = await db
    .selectFrom('seatOffer')
    .select(['seats', 'madeAt', 'validUntil'])
    .where('signUpId', '=', id)
    .execute();
  const { lastNotified } = signUp;
  return [
    ...courseFacts(signUp),
    ...fact('state', 'Stav', SIGN_UP_STATE_LABELS[signUpState(signUp)]),
    ...fact('applicant', 'Prihlasuje sa', APPLICANT_LABELS[signUp.applicant]),
    ...fact('firstName', 'Meno', signUp.firstName),
    ...fact('lastName', 'Priezvisko', signUp.lastName),
    ...fact('companyName', 'Firma', signUp.companyName),
    ...fact('numberOfWorkers', 'Počet zamestnancov', signUp.numberOfWorkers),
    ...fact('email', 'E-mail', signUp.email),
    ...fact('phone', 'Telefón', signUp.phone),
    ...fact('message', 'Správa', signUp.message),
    ...fact('consent', 'Súhlas', signUp.consent === 'given' ? 'daný' : 'neuvedený'),
    ...fact('consentVersion', 'Znenie informácie o spracúvaní', signUp.consentVersion),
    ...fact('channel', 'Ako prišla', signUp.channel === 'web' ? 'z webu' : 'zapísaná v správe'),
    ...when('receivedAt', 'Prijatá', signUp.receivedAt),
    ...when('reviewedAt', 'Prečítaná', signUp.reviewedAt),
    ...when('cancelledAt', 'Zrušená', signUp.cancelledAt),
    ...when('restoredAt', 'Vrátená po zrušení', signUp.restoredAt),
    ...fact(
      'lastNotified',
      'Naposledy oznámený kurz',
      lastNotified &&
        `${lastNotified.nameOfCourse}, ${formatDays(lastNotified.date, lastNotified.dateTo)}, ${lastNotified.place}, ${lastNotified.city}`,
    ),
    ...offers.flatMap(({ seats, madeAt, validUntil }, index) =>
      fact(`offer${index + 1}`, 'Ponuka miesta', `${seats}, ${atTime(madeAt)}, platí do ${atTime(validUntil)}`),
    ),
    ...(await Promise.all(own.map((place) => ownPlaceFacts(db, place)))).flat(),
  ];
}

/** A person's place in another person's sign-up: the name given, the course, the attendance. */
export async function factsOfPlace(db: Db, { id, ofId }: Trace): Promise<ExportedFact[]> {
  const signUp = await findSignUp(db, ofId ?? '');
  const place = signUp && (await listParticipants(db, signUp.id)).find((place) => place.id === id);
  if (!place) return [];
  return [
    ...courseFacts(signUp),
    ...fact('companyName', 'Prihlásila firma', signUp.companyName),
    ...when('receivedAt', 'Prihláška prijatá', signUp.receivedAt),
    ...fact('firstName', 'Meno', place.firstName),
    ...fact('lastName', 'Priezvisko', place.lastName),
    ...(await ownPlaceFacts(db, place)),
  ];
}

async function ownPlaceFacts(db: Db, place: Participant): Promise<ExportedFact[]> {
  const days = await db
    .selectFrom('attendance')
    .select(['day', 'markedAt'])
    .where('participantId', '=', place.id)
    .orderBy('day')
    .execute();
  const present = days.map(({ day, markedAt }) => `${formatDay(day)} (zapísané ${atTime(markedAt)})`);
  return [
    ...fact('placeStatus', 'Miesto', PLACE_LABELS[place.status]),
    ...fact('birthDate', 'Dátum narodenia', place.birthDate && formatDay(place.birthDate)),
    ...fact('participantEmail', 'E-mail účastníka', place.email),
    ...fact('attendance', 'Prítomnosť', present.join(', ')),
  ];
}

const PLACE_LABELS: Record<Participant['status'], string> = {
  confirmed: 'potvrdené',
  waiting: 'náhradník',
  cancelled: 'zrušené',
  withdrawn: 'odhlásené',
};

function courseFacts(signUp: {
  courseName: string;
  courseDate: string;
  courseDateTo: string | null;
  courseCity: string;
}) {
  return [
    ...fact('courseName', 'Kurz', signUp.courseName),
    ...fact('courseDate', 'Termín', formatDays(signUp.courseDate, signUp.courseDateTo)),
    ...fact('courseCity', 'Mesto', signUp.courseCity),
  ];
}

export function when(name: string, label: string, at: string | null): ExportedFact[] {
  return fact(name, label, at && atTime(at));
}

export function atTime(at: string): string {
  const { day, time } = formatInstant(at);
  return `${day} o ${time}`;
}
