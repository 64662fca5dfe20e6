import type { Company } from '#domain/company/company.ts';
import type { Day } from '#domain/day.ts';
import { changedFields, type NewEvent } from '#domain/events/event.ts';
import { counted } from '#domain/slovak.ts';

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

type ClosingReason = keyof typeof CLOSING_REASONS;

/** How staff process a contact request. Instants are ISO in UTC. */
export interface ContactRequestWork {
  state: ContactRequestState;
  /** Null unless it is closed. */
  closedBecause: ClosingReason | null;
  /** A sentence beside the reason; may be empty. */
  closedNote: string;
  closedAt: string | null;
  /** The member of staff responsible for it. */
  assigneeId: string | null;
  /** What is to be done next; empty where nothing is planned. */
  nextStep: string;
  nextStepOn: Day | null;
}

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

/** The work with the assignee's name, because a history names people. */
export type NamedWork = ContactRequestWork & { assignee: string };

export type WorkEvent = Pick<Extract<NewEvent, { noun: 'contactRequest' }>, 'verb' | 'before' | 'after'>;

/** The changes of a request's work: one event for each changed group of fields, the decision last. */
export function workEvents(before: NamedWork, after: NamedWork, actorId: string): WorkEvent[] {
  const assignee = {
    verb: assigneeVerb(after, actorId),
    fields: ['assignee'],
    isChanged: before.assigneeId !== after.assigneeId,
  } as const;
  const state = { verb: stateVerb(before, after), fields: ['state', 'closedBecause', 'closedNote'] } as const;
  const step = {
    verb: after.nextStep ? 'nextStepSet' : 'nextStepCleared',
    fields: ['nextStep', 'nextStepOn'],
  } as const;
  // side effects come first: a planned step starts the work, another state clears the step
  const groups = [assignee, ...(after.nextStep ? [state, step] : [step, state])];
  return groups.flatMap(({ verb, fields, ...group }) => {
    const values = changedFields(before, after, fields);
    const isChanged = 'isChanged' in group ? group.isChanged : Object.keys(values.after).length > 0;
    return isChanged ? [{ verb, ...values }] : [];
  });
}

function assigneeVerb({ assigneeId }: NamedWork, actorId: string) {
  if (assigneeId === null) return 'released';
  return assigneeId === actorId ? 'taken' : 'assigned';
}

function stateVerb(before: NamedWork, after: NamedWork) {
  if (after.state === 'closed') return 'closed';
  return before.state === 'closed' ? 'reopened' : 'stateChanged';
}
