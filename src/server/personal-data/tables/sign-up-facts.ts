import { venueName } from '#domain/courses/course.ts';
import { formatDay, formatDays } from '#domain/day.ts';
import { PAYER_FIELDS, PAYER_LABELS } from '#domain/payers/payer.ts';
import { atTime, type ExportedFact, fact, instantFact } from '#domain/personal-data/exported-thing.ts';
import { personKey } from '#domain/personal-data/person-search.ts';
import { NO_FACTS, type Trace } from '#domain/personal-data/trace.ts';
import { type Participant, participantName } from '#domain/sign-ups/participant.ts';
import {
  APPLICANT_LABELS,
  type ApplicantName,
  applicantName,
  SIGN_UP_STATE_LABELS,
  type SignUp,
  signUpState,
} from '#domain/sign-ups/sign-up.ts';
import type { WaitlistEntry } from '#domain/waitlist/waitlist-entry.ts';
import type { Db } from '#server/db/database.ts';
import { findFeedback } from '#server/feedback/feedback.ts';
import { findPayer } from '#server/payers/payers.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';

/** The places of the person who sent a sign-up; a company's participants are not the sender's data. */
export async function listOwnPlaces(db: Db, { id, name, isContact }: Trace): Promise<Participant[]> {
  const places = isContact ? [] : await listParticipants(db, id);
  return places.filter((place) => personKey(participantName(place)) === personKey(name));
}

/** What the person sent, its state, and their own place. */
export async function factsOfSignUp(db: Db, trace: Trace): Promise<ExportedFact[]> {
  const { id, isContact } = trace;
  const signUp = await findSignUp(db, id);
  if (!signUp) return [];
  const own = await listOwnPlaces(db, trace);
  const offers = await db
    .selectFrom('seatOffer')
    .select(['seats', 'madeAt', 'validUntil'])
    .where('signUpId', '=', id)
    .execute();
  const { nameOfCourse, date, dateTo, hours, ...where } = signUp.lastNotified;
  return [
    ...courseFacts(signUp),
    ...fact('state', 'Stav', SIGN_UP_STATE_LABELS[signUpState(signUp)]),
    ...applicantFacts(signUp, { numberOfWorkers: 'Počet zamestnancov' }),
    ...fact('channel', 'Ako prišla', signUp.channel === 'web' ? 'z webu' : 'zapísaná v správe'),
    ...instantFact('receivedAt', 'Prijatá', signUp.receivedAt),
    ...instantFact('reviewedAt', 'Prečítaná', signUp.reviewedAt),
    ...instantFact('cancelledAt', 'Zrušená', signUp.cancelledAt),
    ...instantFact('restoredAt', 'Vrátená po zrušení', signUp.restoredAt),
    ...fact(
      'lastNotified',
      'Naposledy oznámený kurz',
      [nameOfCourse, formatDays(date, dateTo), hours, venueName(where)].filter(Boolean).join(', '),
    ),
    ...(isContact ? [] : await payerFacts(db, signUp)),
    ...(await feedbackFacts(db, id)),
    ...offers.flatMap(({ seats, madeAt, validUntil }, index) =>
      fact(`offer${index + 1}`, 'Ponuka miesta', `${seats}, ${atTime(madeAt)}, platí do ${atTime(validUntil)}`),
    ),
    ...(await Promise.all(own.map((place) => ownPlaceFacts(db, place)))).flat(),
  ];
}

async function payerFacts(db: Db, signUp: SignUp): Promise<ExportedFact[]> {
  const payer = await findPayer(db, signUp);
  if (payer.version === 0) return [];
  return PAYER_FIELDS.flatMap((field) => fact(`payer.${field}`, `Faktúra: ${PAYER_LABELS[field]}`, payer[field]));
}

async function feedbackFacts(db: Db, signUpId: string): Promise<ExportedFact[]> {
  const given = await findFeedback(db, signUpId);
  if (!given) return [];
  return [...fact('score', 'Hodnotenie po kurze', `${given.score}`), ...fact('comment', 'Prečo', given.comment)];
}

/** A person's place in another person's sign-up: the name given, the course, the attendance. */
export async function factsOfPlace(db: Db, { id, ofId }: Trace): Promise<ExportedFact[]> {
  const signUp = await findSignUp(db, ofId ?? '');
  const place = signUp && (await listParticipants(db, signUp.id)).find((place) => place.id === id);
  if (!place) return [];
  return [
    ...courseFacts(signUp),
    ...fact('companyName', 'Prihlásila firma', signUp.companyName),
    ...instantFact('receivedAt', 'Prihláška prijatá', signUp.receivedAt),
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

/** What an applicant entered in a form. */
export function applicantFacts(
  entered: Pick<SignUp, keyof SignUp & keyof WaitlistEntry>,
  labels: { numberOfWorkers: string },
): ExportedFact[] {
  return [
    ...fact('applicant', 'Prihlasuje sa', APPLICANT_LABELS[entered.applicant]),
    ...fact('firstName', 'Meno', entered.firstName),
    ...fact('lastName', 'Priezvisko', entered.lastName),
    ...fact('companyName', 'Firma', entered.companyName),
    ...fact('numberOfWorkers', labels.numberOfWorkers, entered.numberOfWorkers),
    ...fact('email', 'E-mail', entered.email),
    ...fact('phone', 'Telefón', entered.phone),
    ...fact('message', 'Správa', entered.message),
    ...fact('consent', 'Súhlas', entered.consent === 'given' ? 'udelený' : 'neuvedený'),
    ...fact('consentVersion', 'Znenie informácie o spracúvaní', entered.consentVersion),
  ];
}

/** The trace of somebody who applied: of a person, or of the contact of a company. */
export function applicantTrace(
  noun: 'signUp' | 'waitlistEntry',
  row: ApplicantName & Pick<SignUp, 'id' | 'email' | 'phone' | 'receivedAt'>,
  about: string,
): Trace {
  const { id, email, phone, receivedAt: at, applicant } = row;
  const isContact = applicant === 'company';
  return { ...NO_FACTS, noun, id, name: applicantName(row), email, phone, about, at, isContact };
}

/** The columns that describe the course of a sign-up, and when it came. */
export const COURSE = ['courseName', 'courseCity', 'courseDate', 'receivedAt'] as const;

export function courseDescription(row: { courseName: string; courseCity: string; courseDate: string }): string {
  return `${row.courseName}, ${row.courseCity}, ${formatDay(row.courseDate)}`;
}
