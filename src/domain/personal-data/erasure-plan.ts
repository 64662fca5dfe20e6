import type { Day } from '#domain/day.ts';
import type { Candidate } from './candidate.ts';
import type { Trace } from './trace.ts';

/**
 * What becomes of something: it is deleted; of a sign-up or a place that proves a course name, birth date and attendance
 * stay; of what is about others too nothing of this person does.
 */
export type ErasureAct = 'delete' | 'reduce' | 'anonymise';

/** Who has a place on a course that was held, where it is not to be known any more. */
export const ERASED_NAME = { firstName: 'Vymazaný', lastName: 'účastník' } as const;

/** Why something stays, as staff read it. */
export const WHY_KEPT = {
  coming: 'Má miesto na kurze, ktorý ešte nebol. Zrušte ho, alebo ho dajte zrušiť spolu s\u00A0vymazaním.',
  contact: 'Je kontaktom firmy, ktorej ľudia na kurz ešte len prídu. Zmažte aj kontakt, ak firma dala iný.',
  attended:
    'Záznam o\u00A0absolvovaní uchovávame ako dôkaz o\u00A0školení (čl.\u00A017 ods.\u00A03 písm.\u00A0e) GDPR). Zostane meno, dátum narodenia, kurz a\u00A0prítomnosť.',
  'files-of-company':
    'Súbory poslala firma a\u00A0môžu v\u00A0nich byť údaje jej ďalších ľudí. Zmažú sa po kurze samy.',
  'emails-of-others': 'E-maily pre firmu, v\u00A0ktorých je aj toto meno. Zmažú sa samy 30\u00A0dní po odoslaní.',
  'client-of-staff':
    'Klienta uložili alebo spojili kolegovia: vedieme ho ako firmu, s\u00A0ktorou spolupracujeme. Zmazať ho možno v\u00A0časti Klienti.',
  'client-in-use':
    'Firma má u\u00A0nás ešte inú prihlášku, dopyt alebo čakanie. Zmaže sa v\u00A0noci po poslednom z\u00A0nich.',
  'staff-account': 'Účet zamestnanca sa spravuje v\u00A0časti Ľudia.',
} as const;

export type WhyKept = keyof typeof WHY_KEPT;

export interface PlannedAct {
  trace: Trace;
  act: ErasureAct;
  /** A place on a course that is still to come is free again, or has no name. */
  isComing: boolean;
}

export interface Kept {
  trace: Trace;
  why: WhyKept;
  /** When it goes by itself; undefined where somebody has to decide first. */
  until?: Day;
}

/** What erasing a person does and what it leaves: what staff see before is what is carried out. */
export interface ErasurePlan {
  acts: PlannedAct[];
  kept: Kept[];
  emails: { id: string; subject: string; recipient: string; at: string }[];
  files: { id: string; signUpId: string; name: string; sizeBytes: number }[];
}

/** How a sign-up stands, or a place in one. */
export interface Standing {
  lastDay: Day;
  /** Has seats or waits for them. */
  isStanding: boolean;
  /** Somebody was marked as present there who is this person. */
  hasAttended: boolean;
  /** Tells of others besides: of a company and its people. */
  isSharedWithOthers: boolean;
}

/** When it is planned, and whether seats on courses that are still to come are given up with it. */
export interface ErasureTerms {
  today: Day;
  givesUpSeats: boolean;
}

/** What becomes of something that tells of the person, and what of it stays. */
export function whatBecomes(
  { noun, isContact }: Pick<Trace, 'noun' | 'isContact'>,
  standing: Standing | undefined,
  { today, givesUpSeats }: ErasureTerms,
): { act?: ErasureAct; isComing: boolean; why?: WhyKept } {
  if (noun === 'staffMember') return { isComing: false, why: 'staff-account' };
  if (!standing) return { isComing: false, act: 'delete' };
  const isComing = standing.isStanding && standing.lastDay >= today;
  if (isComing && !givesUpSeats) return { isComing, why: isContact ? 'contact' : 'coming' };
  if (standing.hasAttended) return { isComing, act: 'reduce', why: 'attended' };
  return { isComing, act: standing.isSharedWithOthers ? 'anonymise' : 'delete' };
}

/** What is known of a client besides its name: whether staff keep it, and whether something is left that was sent for it. */
export interface ClientUse {
  isOfStaff: boolean;
  isInUse: boolean;
}

/** A client made of forms goes at once with the last thing that was sent for it, as it would in the night. */
export function whyClientStays({ isOfStaff, isInUse }: ClientUse): WhyKept | undefined {
  if (isOfStaff) return 'client-of-staff';
  return isInUse ? 'client-in-use' : undefined;
}

/** True where giving up seats would let more be erased. */
export function hasSeatsToGiveUp({ kept }: ErasurePlan): boolean {
  return kept.some(({ why }) => why === 'coming' || why === 'contact');
}

export function isNothing({ acts, emails }: ErasurePlan): boolean {
  return acts.length + emails.length === 0;
}

/** How many of each there are, for the record of what was done. */
export function planCounts({ acts, kept, emails, files }: ErasurePlan): Record<string, number> {
  const of = (...nouns: Trace['noun'][]) => acts.filter(({ trace }) => nouns.includes(trace.noun)).length;
  const counts = {
    signUps: of('signUp'),
    participants: of('participant', 'rosterRow'),
    waitlistEntries: of('waitlistEntry'),
    contactRequests: of('contactRequest'),
    clients: of('client'),
    clientContacts: of('clientContact'),
    emails: emails.length,
    files: files.length,
    kept: kept.length,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** Everything that tells of those who were ticked. */
export function tracesOf(candidates: readonly Candidate[]): Trace[] {
  return candidates.flatMap(({ traces }) => traces);
}
