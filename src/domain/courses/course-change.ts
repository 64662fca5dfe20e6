import { type Day, formatDays } from '#domain/day.ts';
import { newsOf } from '#domain/sign-ups/news-of-course.ts';
import type { NotifiedCourse, SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import { counted, verbFor } from '#domain/slovak.ts';
import { COURSE_VISIBILITY_LABELS, type Course, courseVisibility, hasStarted } from './course.ts';

/** What a change or the end of a course affects: seats that are held, and seats people wait for. */
export interface Affected {
  held: number;
  waiting: number;
}

/** The status of a sign-up that its course can affect. */
export type ActiveStatus = Exclude<SignUpStatus, 'cancelled'>;

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
    changed('Termín', formatDays(before.date, before.dateTo), formatDays(after.date, after.dateTo)),
    after.hours === undefined ? undefined : changed('Čas', before.hours ?? AS_TYPE, after.hours ?? AS_TYPE),
    changed('Miesto', venue(before), venue(after)),
    changed('Status', visibilityLabel(before), visibilityLabel(after)),
    after.capacity > 0 && after.capacity < held
      ? `Kapacita ${after.capacity} je menšia ako počet obsadených miest (${held}).`
      : undefined,
  ].filter((sentence) => sentence !== undefined);
  return changes.length > 0 ? [who, ...changes] : [];
}

/** What staff confirm before such a change is saved. */
export interface ChangeQuestion {
  sentences: string[];
  recipients: Recipients;
  /** What the email would contain. */
  news: NotifiedCourse & Pick<Course, 'city'>;
}

/** Undefined when the change may be saved without a confirmation. */
export function changeQuestion(
  before: Concerning,
  after: Concerning,
  affected: AffectedSignUps,
  today: Day,
): ChangeQuestion | undefined {
  const sentences = courseChangeConcerns(before, after, affected);
  if (sentences.length === 0) return undefined;
  const { nameOfCourse, date, dateTo, place, city } = after;
  const recipients = changeRecipients(before, after, affected, today);
  return { sentences, recipients, news: { nameOfCourse, date, dateTo, place, city } };
}

/** The value by which a form confirms the question; it does not confirm a different one. */
export function answerTo({ sentences }: ChangeQuestion): string {
  return sentences.join(' ');
}

/** A course, or fields that may leave out `isPrivate` and `hours`, which are then unchanged. */
type Concerning = Pick<Course, 'nameOfCourse' | 'date' | 'dateTo' | 'place' | 'city' | 'status' | 'capacity'> &
  Partial<Pick<Course, 'isPrivate' | 'hours'>>;

const AS_TYPE = 'podľa typu';

/** „Na kurz je prihlásených 7 ľudí a 2 čakajú ako náhradníci.“; undefined when there are none. */
export function affectedSentence({ held, waiting }: Affected): string | undefined {
  const people = counted(held, 'človek', 'ľudia', 'ľudí');
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

function venue({ place, city }: Pick<Course, 'place' | 'city'>): string {
  return [place, city].filter(Boolean).join(', ');
}
