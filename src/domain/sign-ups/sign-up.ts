import type { Course, CourseStage } from '#domain/courses/course.ts';
import { type CourseHours, hoursOf } from '#domain/courses/course-type.ts';
import type { Day } from '#domain/day.ts';
import { searchable } from '#domain/search.ts';

/** Who signs up: somebody for themselves, or a company for its people (specification section 4). */
export type Applicant = 'person' | 'company';

export const APPLICANT_LABELS = { person: 'Fyzická osoba', company: 'Firma' } as const satisfies Record<
  Applicant,
  string
>;

/** The fields that an applicant's name is made of. */
export const APPLICANT_NAME = ['applicant', 'firstName', 'lastName', 'companyName'] as const;

export type ApplicantName = Pick<SignUp, (typeof APPLICANT_NAME)[number]>;

/** The fields of the form for a sign-up or a waitlist entry. */
export const APPLICANT_FIELDS = [
  ...APPLICANT_NAME,
  'numberOfWorkers',
  'mayBeSplit',
  'email',
  'phone',
  'message',
] as const;

export type ApplicantFields = Pick<SignUp, (typeof APPLICANT_FIELDS)[number]>;

/** How a sign-up was received: by the form or the call, or entered by staff, for example from a telephone call. */
export type SignUpChannel = 'web' | 'desk';

/** `confirmed` holds seats, `waiting` is a substitute (náhradník), `cancelled` holds nothing. */
export type SignUpStatus = 'confirmed' | 'waiting' | 'cancelled';

export type ActiveStatus = Exclude<SignUpStatus, 'cancelled'>;

/** What the applicant was last notified of; staff may have changed the course since. Empty texts are unknown. */
export interface NotifiedCourse extends Pick<Course, 'nameOfCourse' | 'date' | 'dateTo' | 'place'> {
  city: string;
  /** Its own, or those of its type. */
  hours: string;
}

/** What the applicant of a course is notified of. */
export function notifiedFacts(course: Omit<NotifiedCourse, 'hours'> & CourseHours): NotifiedCourse {
  const { nameOfCourse, date, dateTo, place, city } = course;
  return { nameOfCourse, date, dateTo, hours: hoursOf(course), place, city };
}

/** A sign-up as it was received; what the visitor sent is never edited. Instants are ISO in UTC. */
export interface SignUp {
  id: string;
  /** Unique and never given again; the variable symbol of its payment. */
  number: number;
  /** Null once the course is deleted; name, date and city stay (decisions: Courses). */
  courseId: string | null;
  courseName: string;
  courseDate: Day;
  courseDateTo: Day | null;
  courseCity: string;
  applicant: Applicant;
  firstName: string;
  lastName: string;
  companyName: string;
  /** Free text, as typed. */
  numberOfWorkers: string;
  seats: number;
  /** A company lets some of its people come without the others. */
  mayBeSplit: boolean;
  /** For the rest of a split group, the sign-up of those who got seats before; null for all others. */
  restOfId: string | null;
  /** The waitlist entry it was created from; null for all others. */
  waitlistEntryId: string | null;
  email: string;
  phone: string;
  message: string;
  consent: Consent;
  /** The privacy notice's version the applicant agreed to; null where consent was not stated. */
  consentVersion: string | null;
  status: SignUpStatus;
  channel: SignUpChannel;
  receivedAt: string;
  /** When staff read it, or gave it its seats; null until then. */
  reviewedAt: string | null;
  /** When staff last cancelled and last restored it. */
  cancelledAt: string | null;
  restoredAt: string | null;
  /** How many times it was restored. */
  restorations: number;
  /**
   * SEQUENCE (RFC 5545, 3.8.7.4) of its event as last sent to the applicant's calendar; starts at 0 and increases with
   * each later email with a calendar.
   */
  calendarSequence: number;
}

/** The course as a sign-up stores it. */
export type SignedUpFor = Pick<SignUp, 'courseName' | 'courseDate' | 'courseDateTo' | 'courseCity'>;

/** As its own page shows it to staff: with what the applicant was last notified of. */
export type SignUpRecord = SignUp & { lastNotified: NotifiedCourse };

/** As the staff's list shows it: with its course's sign, the number of its files and whether an email failed. */
export type SignUpInList = ApplicantName &
  Pick<
    SignUp,
    | 'id'
    | 'courseId'
    | 'courseName'
    | 'courseDate'
    | 'courseCity'
    | 'seats'
    | 'email'
    | 'phone'
    | 'status'
    | 'receivedAt'
    | 'reviewedAt'
  > & { image: string | null; files: number; hasFailedEmail: boolean };

/** A waiting sign-up as a question before a decision lists it. */
export type Substitute = ApplicantName & Pick<SignUp, 'id' | 'seats' | 'receivedAt'>;

export type Consent = 'given' | 'not-stated';

/** The state staff see: a confirmed sign-up that was not read yet is „Nová“ (decision 0004). */
export type SignUpState = 'new' | 'confirmed' | 'waiting' | 'cancelled';

export const SIGN_UP_STATE_LABELS = {
  new: 'Nová',
  confirmed: 'Potvrdená',
  waiting: 'Náhradník',
  cancelled: 'Zrušená',
} as const satisfies Record<SignUpState, string>;

export function signUpState({ status, reviewedAt }: Pick<SignUp, 'status' | 'reviewedAt'>): SignUpState {
  return status === 'confirmed' && reviewedAt === null ? 'new' : status;
}

/** The applicant's name in lists and emails to staff. */
export function applicantName(signUp: ApplicantName): string {
  return signUp.applicant === 'company' ? signUp.companyName : `${signUp.firstName} ${signUp.lastName}`;
}

/** What the list's search looks in: its number, what was sent, the course, and the names of the people who come. */
export function searchText(
  signUp: ApplicantName &
    Pick<SignUp, 'number' | 'email' | 'phone' | 'numberOfWorkers' | 'message' | 'courseName' | 'courseCity'>,
  names: readonly string[],
): string {
  const { number, email, phone, numberOfWorkers, message, courseName, courseCity } = signUp;
  const sent = [String(number), applicantName(signUp), email, numberOfWorkers, message, courseName, courseCity];
  return searchable([...sent, ...names], phone);
}

/** Why a course takes no sign-ups any more (decisions: Courses). */
export const COURSE_CLOSED = {
  running: 'Kurz práve prebieha. Prihlásiť sa naň už nedá.',
  over: 'Kurz sa už konal. Prihlásiť sa naň nedá.',
  cancelled: 'Kurz bol zrušený. Prihlásiť sa naň nedá.',
} as const satisfies Record<Exclude<CourseStage, 'open'>, string>;

/** The message for each empty or invalid field, shared by the browser and the schema. */
export const SIGN_UP_MESSAGES = {
  firstName: 'Napíšte meno.',
  lastName: 'Napíšte priezvisko.',
  companyName: 'Napíšte názov firmy.',
  numberOfWorkers: 'Napíšte, koľko ľudí prihlasujete.',
  email: 'Zadajte e-mail v tvare meno@firma.sk',
  phone: 'Zadajte telefón s predvoľbou, napríklad +421 900 000 000',
  message: 'Napíšte krátku správu.',
  consent: 'Musíte súhlasiť so spracovaním osobných údajov',
} as const;

/** The facts that differ between the last notification and the course now. */
export function newsOf(lastNotified: NotifiedCourse, now: NotifiedCourse): CourseNews[] {
  return NEWS.filter((fact) => lastNotified[fact] !== now[fact]);
}

const NEWS = ['nameOfCourse', 'date', 'dateTo', 'hours', 'place', 'city'] as const satisfies (keyof NotifiedCourse)[];

export type CourseNews = (typeof NEWS)[number];
