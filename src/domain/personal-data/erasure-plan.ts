import type { Day } from '#domain/day.ts';
import { erasedOn } from '#domain/retention.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import type { Candidate } from './candidate.ts';
import type { Trace } from './trace.ts';

/**
 * What happens to a record: `delete` erases it; `reduce` keeps name, birth date and attendance as proof of a course;
 * `anonymise` erases this person from a record that is also about others.
 */
type ErasureMethod = 'delete' | 'reduce' | 'anonymise';

/** The name that replaces an erased participant's on a course that was held. */
export const ERASED_NAME = { firstName: 'Vymazaný', lastName: 'účastník' } as const;

/** True for a named participant who was not erased. */
export function hasKnownName(person: Parameters<typeof participantName>[0]): boolean {
  const name = participantName(person);
  return name !== '' && name !== participantName(ERASED_NAME);
}

/** Why something is retained, as staff read it. */
export const RETENTION_REASONS = {
  coming: 'Má miesto na kurze, ktorý ešte nebol. Zrušte ho, alebo ho dajte zrušiť spolu s\u00A0vymazaním.',
  contact: 'Je kontaktom firmy, ktorej ľudia na kurz ešte len prídu. Zmažte aj kontakt, ak firma dala iný.',
  attended:
    'Záznam o\u00A0absolvovaní uchovávame ako dôkaz o\u00A0školení (čl.\u00A017 ods.\u00A03 písm.\u00A0e) GDPR). Zostane meno, dátum narodenia, kurz a\u00A0prítomnosť, v\u00A0podkladoch na fakturáciu meno a\u00A0suma.',
  documented:
    'Výsledok a\u00A0doklad uchovávame, aby sa doklad dal overiť (čl.\u00A017 ods.\u00A03 písm.\u00A0e) GDPR).',
  'files-of-company':
    'Súbory poslala firma a\u00A0môžu v\u00A0nich byť údaje jej ďalších ľudí. Zmažú sa po kurze samy.',
  'emails-of-others': 'E-maily pre firmu, v\u00A0ktorých je aj toto meno. Zmažú sa samy 30\u00A0dní po odoslaní.',
  'client-of-staff':
    'Klienta uložili alebo spojili kolegovia: vedieme ho ako firmu, s\u00A0ktorou spolupracujeme. Zmazať ho možno v\u00A0časti Klienti.',
  'client-in-use':
    'Firma má u\u00A0nás ešte inú prihlášku, dopyt alebo čakanie. Zmaže sa v\u00A0noci po poslednom z\u00A0nich.',
  'staff-account': 'Účet zamestnanca sa spravuje v\u00A0časti Ľudia.',
} as const;

type RetentionReason = keyof typeof RETENTION_REASONS;

export interface PlannedErasure {
  trace: Trace;
  method: ErasureMethod;
  /** A seat on a future course, which becomes free or loses its name. */
  isUpcoming: boolean;
}

export interface RetainedRecord {
  trace: Trace;
  reason: RetentionReason;
  /** When it is erased automatically; undefined where staff have to decide first. */
  until?: Day;
}

/** What erasing a person deletes and retains: staff see exactly what is carried out. */
export interface ErasurePlan {
  erasures: PlannedErasure[];
  retained: RetainedRecord[];
  emails: { id: string; subject: string; recipient: string; at: string }[];
  files: { id: string; signUpId: string; name: string; sizeBytes: number }[];
}

/** The state of a sign-up, or of a seat in one. */
export interface SeatState {
  lastDay: Day;
  /** Has seats or is in the queue for them. */
  isActive: boolean;
  /** This person was marked as present there. */
  hasAttended: boolean;
  /** Also about others: a company and its people. */
  isSharedWithOthers: boolean;
}

/** The day of the plan, and whether seats on future courses are given up with it. */
export interface ErasureTerms {
  today: Day;
  givesUpSeats: boolean;
}

/** What happens to a record about the person, why something of it is retained, and until when. */
export interface ErasureDecision extends Partial<Omit<RetainedRecord, 'trace'>> {
  method?: ErasureMethod;
  isUpcoming: boolean;
}

/** A record that is only about this person. */
export const DELETED: ErasureDecision = { method: 'delete', isUpcoming: false };

/** Decides about a sign-up, or a place in one. */
export function decideBySeat(
  { isContact }: Pick<Trace, 'isContact'>,
  { lastDay, isActive, hasAttended, isSharedWithOthers }: SeatState,
  { today, givesUpSeats }: ErasureTerms,
): ErasureDecision {
  const isUpcoming = isActive && lastDay >= today;
  if (isUpcoming && !givesUpSeats) return { isUpcoming, reason: isContact ? 'contact' : 'coming' };
  if (hasAttended) return { isUpcoming, method: 'reduce', reason: 'attended', until: erasedOn('signUps', lastDay) };
  return { isUpcoming, method: isSharedWithOthers ? 'anonymise' : 'delete' };
}

/** Whether staff saved or joined a client, and whether records that were sent for it remain. */
export interface ClientUse {
  isOfStaff: boolean;
  isInUse: boolean;
}

/** A client created from forms is erased with its last record, as the nightly job would do. */
export function decideByUse({ isOfStaff, isInUse }: ClientUse): ErasureDecision {
  if (isOfStaff) return { isUpcoming: false, reason: 'client-of-staff' };
  return isInUse ? { isUpcoming: false, reason: 'client-in-use' } : DELETED;
}

/** True where giving up seats would let more be erased. */
export function hasSeatsToGiveUp({ retained }: ErasurePlan): boolean {
  return retained.some(({ reason }) => reason === 'coming' || reason === 'contact');
}

export function isEmptyPlan({ erasures, emails }: ErasurePlan): boolean {
  return erasures.length + emails.length === 0;
}

/** How many of each there are, for the record of what was done. */
export function planCounts({ erasures, retained, emails, files }: ErasurePlan): Record<string, number> {
  const of = (...nouns: Trace['noun'][]) => erasures.filter(({ trace }) => nouns.includes(trace.noun)).length;
  const counts = {
    signUps: of('signUp'),
    participants: of('participant', 'rosterRow'),
    payers: of('payer'),
    waitlistEntries: of('waitlistEntry'),
    contactRequests: of('contactRequest'),
    clients: of('client'),
    clientContacts: of('clientContact'),
    emails: emails.length,
    files: files.length,
    kept: retained.length,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** All records about the selected people. */
export function tracesOf(candidates: readonly Candidate[]): Trace[] {
  return candidates.flatMap(({ traces }) => traces);
}

/** The ids of the erased records of a kind. */
export function erasedIds(erasures: readonly PlannedErasure[], noun: Trace['noun']): string[] {
  return erasures.flatMap(({ trace }) => (trace.noun === noun ? [trace.id] : []));
}
