import { courseDays } from '#domain/attendance/attendance.ts';
import { type Day, formatCourseDays, formatDay } from '#domain/day.ts';
import { type ActiveStatus, type NotifiedCourse, newsOf, notifiedFacts } from '#domain/sign-ups/sign-up.ts';
import { counted, countedParticipants, countedPeople, verbFor } from '#domain/slovak.ts';
import { isWorkingDay } from '#domain/working-days.ts';
import { COURSE_VISIBILITY_LABELS, type Course, courseVisibility, hasStarted, venueName } from './course.ts';
import { type CourseHours, hoursOf } from './course-type.ts';

/** What a change or the end of a course affects: seats that are held, and seats people wait for. */
export interface Affected {
  held: number;
  waiting: number;
}

/** The affected sign-ups, with what their applicants were last notified of. */
export interface AffectedSignUps extends Affected {
  /** At most `NAMED_MAX`: first those who hold seats, then those who wait, in the order of receipt. */
  names: string[];
  /** How many sign-ups are not named. */
  unnamed: number;
  /** Those without an e-mail, whom staff have to telephone. */
  toCall: { name: string; phone: string }[];
  /** The sign-ups with an e-mail, counted by what they were last notified of and by their status. */
  lastNotified: { course: NotifiedCourse; status: ActiveStatus; signUps: number }[];
}

/** How many of those affected a question names. */
export const NAMED_MAX = 10;

/** How many sign-ups of each status an email goes to. */
export type Recipients = Record<ActiveStatus, number>;

/** The sign-ups to notify of a change; none once the course has begun. */
function changeRecipients(
  before: NotifiedCourse,
  after: NotifiedCourse,
  { lastNotified }: Pick<AffectedSignUps, 'lastNotified'>,
  today: Day,
): Recipients {
  const isNews = newsOf(before, after).length > 0 && !hasStarted(after, today);
  return countRecipients(isNews ? lastNotified.filter(({ course }) => newsOf(course, after).length > 0) : []);
}

export function countRecipients(lastNotified: AffectedSignUps['lastNotified']): Recipients {
  const counted = (recipientStatus: ActiveStatus) =>
    lastNotified.filter(({ status }) => status === recipientStatus).reduce((sum, { signUps }) => sum + signUps, 0);
  return { confirmed: counted('confirmed'), waiting: counted('waiting') };
}

/** „12 prihláseným a 2 náhradníkom“; undefined when there are no recipients. */
export function recipientsPhrase({ confirmed, waiting }: Recipients): string | undefined {
  const phrases = [
    confirmed > 0 && counted(confirmed, 'prihlásenému', 'prihláseným', 'prihláseným'),
    waiting > 0 && counted(waiting, 'náhradníkovi', 'náhradníkom', 'náhradníkom'),
  ];
  return phrases.filter(Boolean).join(' a\u00A0') || undefined;
}

/**
 * What a change means for people who have signed up, sentence by sentence: another name, day, time, place, state, or
 * too few seats. Empty when staff may save without a confirmation.
 */
export function courseChangeConcerns(before: Concerning, after: Concerning, affected: Affected): string[] {
  const { held } = affected;
  const who = affectedSentence(affected);
  if (!who) return [];
  const changes = [
    changed('Názov', before.nameOfCourse, after.nameOfCourse),
    changed('Termín', formatCourseDays(before.date, before.dateTo), formatCourseDays(after.date, after.dateTo)),
    changed('Čas', hoursOf(before), hoursOf(after)),
    changed('Miesto', venueName(before), venueName(after)),
    changed('Status', visibilityLabel(before), visibilityLabel(after)),
    after.capacity > 0 && after.capacity < held
      ? `Kapacita ${after.capacity} je menšia ako počet obsadených miest (${held}).`
      : undefined,
  ].filter((sentence) => sentence !== undefined);
  return changes.length > 0 ? [who, ...changes] : [];
}

/** How many people may be on a course of a type, and the citation of what says so. */
export interface PeopleLimit {
  people: number;
  law: string;
}

/** True where a course has more seats than its limit; a capacity of 0 states none at all. */
export function exceedsLimit({ capacity }: Pick<Course, 'capacity'>, { people }: PeopleLimit): boolean {
  return capacity === 0 || capacity > people;
}

/** Why seats above the limit of the course's type are confirmed; only once, when they or the type change. */
function limitConcern(
  before: Concerning | undefined,
  after: Concerning,
  limit: PeopleLimit | undefined,
): string | undefined {
  if (!limit || !exceedsLimit(after, limit)) return undefined;
  if (before?.capacity === after.capacity && before.courseTypeId === after.courseTypeId) return undefined;
  const seats = after.capacity === 0 ? 'Kapacita 0 ich počet neobmedzuje' : `Kapacita je ${after.capacity}`;
  return `Na takomto kurze smie byť najviac ${countedParticipants(limit.people)} (${limit.law}). ${seats}.`;
}

/** Why a first day that has passed is confirmed: it may be a mistyped year. */
function pastConcern(before: Concerning | undefined, after: Concerning, today: Day): string | undefined {
  if (!hasStarted(after, today) || (before && hasStarted(before, today))) return undefined;
  return `Deň ${formatDay(after.date)} už bol. Na kurz sa nebude dať prihlásiť.`;
}

/** Why a weekend or a public holiday among the days is confirmed; only once, when the days change. */
function dayOffConcern(before: Concerning | undefined, after: Concerning): string | undefined {
  if (before?.date === after.date && before.dateTo === after.dateTo) return undefined;
  const dayOff = courseDays(after).find((day) => !isWorkingDay(day));
  return dayOff && `Kurz by bol cez víkend alebo sviatok: ${formatCourseDays(dayOff, null)}.`;
}

/** What staff confirm before a course is saved. */
export interface ChangeQuestion {
  /** More seats than may be, a day that has passed, or a day off. */
  warning: string | undefined;
  /** What changes for people who have signed up. */
  sentences: string[];
  recipients: Recipients;
  /** What the email would contain. */
  news: NotifiedCourse;
}

interface Circumstances {
  affected: AffectedSignUps;
  today: Day;
  /** That of the type the course will have. */
  limit: PeopleLimit | undefined;
}

/** Undefined when the course may be saved without a confirmation; `before` is undefined for a new one. */
export function changeQuestion(
  before: Concerning | undefined,
  after: Concerning,
  circumstances: Circumstances,
): ChangeQuestion | undefined {
  const { affected, today } = circumstances;
  const concerns = [
    limitConcern(before, after, circumstances.limit),
    pastConcern(before, after, today),
    dayOffConcern(before, after),
  ];
  const warning = concerns.filter(Boolean).join(' ') || undefined;
  const sentences = before ? courseChangeConcerns(before, after, affected) : [];
  if (!warning && sentences.length === 0) return undefined;
  const news = notifiedFacts(after);
  const recipients = before
    ? changeRecipients(notifiedFacts(before), news, affected, today)
    : { confirmed: 0, waiting: 0 };
  return { warning, sentences, recipients, news };
}

/** The value by which a form confirms the question; it does not confirm a different one. */
export function answerTo({ warning = '', sentences }: ChangeQuestion): string {
  return [warning, ...sentences].join(' ').trim();
}

/** A course, or fields of which the last two may be left out, which are then unchanged. */
type Concerning = Pick<Course, 'nameOfCourse' | 'date' | 'dateTo' | 'place' | 'city' | 'status' | 'capacity'> &
  CourseHours &
  Partial<Pick<Course, 'isPrivate' | 'courseTypeId'>>;

/** „Na kurz je prihlásených 7 ľudí a 2 čakajú ako náhradníci.“; undefined when there are none. */
export function affectedSentence({ held, waiting }: Affected): string | undefined {
  const people = countedPeople(held);
  const signedUp =
    held === 1 ? `je prihlásený ${people}` : held < 5 ? `sú prihlásení ${people}` : `je prihlásených ${people}`;
  const substitutes = counted(waiting, 'náhradník', 'náhradníci', 'náhradníkov');
  const verb = verbFor(waiting, 'čaká', 'čakajú');
  if (held > 0 && waiting > 0) return `Na kurz ${signedUp} a ${verb} ${substitutes}.`;
  if (held > 0) return `Na kurz ${signedUp}.`;
  return waiting > 0 ? `Na kurz ${verb} ${substitutes}.` : undefined;
}

function changed(what: string, before: string, after: string): string | undefined {
  return before === after ? undefined : `${what}: ${before || '–'} → ${after || '–'}.`;
}

function visibilityLabel({ status, isPrivate = false }: Pick<Concerning, 'status' | 'isPrivate'>): string {
  return COURSE_VISIBILITY_LABELS[courseVisibility({ status, isPrivate })];
}
