import { formatDay } from '#domain/day.ts';
import { EMAIL_TROUBLES } from '#domain/emails/email-trouble.ts';
import { HOLD_REASONS } from '#domain/emails/held-email.ts';
import { SCORE_MAX } from '#domain/feedback/feedback.ts';
import { renewalPhrase } from '#domain/issued-documents/issued-document.ts';
import { missingNames } from '#domain/sign-ups/participant.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { beginningOf, counted, countedPeople, outOf, verbFor } from '#domain/slovak.ts';
import { type ItemCourse, MESSAGE_SHOWN_MAX, type TroubledEmails, type WaitingItem } from './today-item.ts';

/** What waits, and why, in one sentence as staff read it. */
export function waitingSentence(item: WaitingItem): string {
  switch (item.kind) {
    case 'newSignUps':
      return newSignUpsSentence(item);
    case 'endedOffers':
      return `${applicantName(item.signUp)}${people(item.signUp.seats)}, ${coursePhrase(item.course)}: ${item.why}`;
    case 'newRequests':
      return item.company;
    case 'dueSteps':
      return `${item.company}: ${item.step || 'ďalší krok'}`;
    case 'emails':
    case 'heldEmails':
      return emailsSentence(item);
    case 'noLecturer':
      return `${coursePhrase(item.course)} nemá lektora`;
    case 'noNames':
      return `${coursePhrase(item.course)}: ${missingNames(item.signUps.reduce((sum, { unnamed }) => sum + unnamed, 0))}`;
    case 'belowMinimum':
      return `${coursePhrase(item.course)}: ${missingPeople(item)}`;
    case 'upcomingCourse':
      return `${coursePhrase(item.course)}: ${expectedPeople(item.taken)}`;
    case 'lowScores':
      return `${applicantName(item.signUp)}: ${item.score} ${outOf(SCORE_MAX)}, ${coursePhrase(item.course)}`;
    case 'closings':
    case 'handOvers':
      return `${coursePhrase(item.course)}, ${countedPeople(item.taken)}`;
    case 'renewals':
      return renewalsSentence(item);
    case 'requestedDates': {
      const { typeName, city, seats } = item.requestedDate;
      return `${typeName}, ${city}: na termín ${verbFor(seats, 'čaká', 'čakajú')} ${countedPeople(seats)}`;
    }
    case 'ambiguousClients':
      return `Pri\u00A0${counted(item.count, 'zázname', 'záznamoch', 'záznamoch')} nie je jasné, ktorá firma to je`;
  }
}

function newSignUpsSentence({ signUps, course }: WaitingItem<'newSignUps'>): string {
  const [first] = signUps;
  if (signUps.length === 1 && first) return `${applicantName(first)}${people(first.seats)}, ${coursePhrase(course)}`;
  return `${coursePhrase(course)}: ${counted(signUps.length, 'nová prihláška', 'nové prihlášky', 'nových prihlášok')}`;
}

function renewalsSentence({ name, holders, course, renewal }: WaitingItem<'renewals'>): string {
  return `${name}${people(holders.length)}, ${course.name}: ${renewal.name ? 'absolvovať' : 'zopakovať'} ${renewalPhrase(renewal)}`;
}

function emailsSentence({ emails, count }: TroubledEmails): string {
  const [first] = emails;
  if (count === 1 && first) return `${first.recipient}: ${first.subject}`;
  return counted(count, 'zadržaný e-mail', 'zadržané e-maily', 'zadržaných e-mailov');
}

/** The first lines of what somebody wrote. */
export function firstLines(message: string): string {
  return beginningOf(message, MESSAGE_SHOWN_MAX);
}

/** Why emails were not delivered, or are not sent; empty where unknown. */
export function troublePhrase({ why }: Pick<TroubledEmails, 'why'>): string {
  return why === null ? '' : ({ ...HOLD_REASONS, ...EMAIL_TROUBLES } as const)[why];
}

/** „chýbajú 3 z 8“ */
function missingPeople({ minimum, taken }: { minimum: number; taken: number }): string {
  const missing = minimum - taken;
  return `do minima ${verbFor(missing, 'chýba', 'chýbajú')} ${missing} ${outOf(minimum)}`;
}

/** „príde 8 ľudí“ */
function expectedPeople(taken: number): string {
  if (taken === 0) return 'nikto nie je prihlásený';
  return `${verbFor(taken, 'príde', 'prídu')} ${countedPeople(taken)}`;
}

/** „Elektrotechnik, Žilina, 14.12.2026“ */
export function coursePhrase({ name, city, date }: ItemCourse): string {
  return `${name}, ${city}, ${formatDay(date)}`;
}

/** „ (3 osoby)“; nothing for one. */
export function people(seats: number): string {
  return seats === 1 ? '' : ` (${counted(seats, 'osoba', 'osoby', 'osôb')})`;
}
