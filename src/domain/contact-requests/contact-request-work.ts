import type { Company } from '#domain/company/company.ts';
import type { Day } from '#domain/day.ts';
import { counted } from '#domain/slovak.ts';
import type { ContactRequestWorkFields } from './contact-request-work-fields.ts';

/** Not yet taken by staff, taken, an offer was sent, or finished. */
export type ContactRequestState = 'new' | 'inProgress' | 'offered' | 'closed';

export const CONTACT_REQUEST_STATE_LABELS = {
  new: 'Nový',
  inProgress: 'V\u00A0riešení',
  offered: 'Ponuka',
  closed: 'Uzavretý',
} as const satisfies Record<ContactRequestState, string>;

export const CLOSING_REASONS = {
  answered: 'vybavený',
  won: 'objednali si',
  lost: 'neobjednali si',
  silent: 'už sa neozvali',
  notForUs: 'nie je pre nás',
  duplicate: 'duplicitný',
} as const;

/** How staff process a contact request. Instants are ISO in UTC. */
export type ContactRequestWork = ContactRequestWorkFields & { closedAt: string | null };

export const NEW_WORK: ContactRequestWork = {
  state: 'new',
  closedBecause: null,
  closedNote: '',
  closedAt: null,
  assigneeId: null,
  nextStep: '',
  nextStepOn: null,
};

/** The work after a decision of staff: an assignee makes a new request in progress, only a closed one has a reason. */
export function workAfter(
  before: ContactRequestWork,
  decided: Partial<Omit<ContactRequestWork, 'closedAt'>>,
  at: string,
): ContactRequestWork {
  const { state, ...work } = { ...before, ...decided };
  if (state === 'closed') {
    return { ...work, state, closedBecause: work.closedBecause ?? 'answered', closedAt: before.closedAt ?? at };
  }
  const isTaken = state === 'new' && work.assigneeId !== null;
  return { ...work, state: isTaken ? 'inProgress' : state, closedBecause: null, closedNote: '', closedAt: null };
}

/** Working days for an answer when the company promises none (DESK, section 3). */
const DEFAULT_ANSWER_DAYS = 2;

/** Working days for an answer, as promised on the site. */
export function answerDaysOf({ commitments }: Pick<Company, 'commitments'>): number {
  return Number(commitments.answerWithinDays) || DEFAULT_ANSWER_DAYS;
}

/** How long a new request has waited for an answer. */
export interface Waiting {
  /** Working days since the day it was received. */
  days: number;
  /** Working days for an answer. */
  answerDays: number;
  /** The time for an answer is over. */
  isLate: boolean;
}

/** „Čaká 3 pracovné dni“; „dlhšie ako“ if it is late but no further working day has begun. */
export function lateSentence({ days, answerDays }: Waiting): string {
  const waited = counted(Math.max(days, answerDays), 'pracovný deň', 'pracovné dni', 'pracovných dní');
  return days > answerDays ? `Čaká ${waited}` : `Čaká dlhšie ako ${waited}`;
}

/** How urgent the next step of a request that is not closed is; undefined where there is none. */
export function nextStepUrgency(
  { state, nextStepOn }: Pick<ContactRequestWork, 'state' | 'nextStepOn'>,
  today: Day,
): 'overdue' | 'today' | 'later' | undefined {
  if (state === 'closed' || !nextStepOn) return undefined;
  if (nextStepOn === today) return 'today';
  return nextStepOn < today ? 'overdue' : 'later';
}
