import type { Day } from '#domain/day.ts';

/** The kinds of records a person is searched for in, in the order of the search. */
export const TRACE_LABELS = {
  signUp: 'Prihláška',
  payer: 'E-mail na faktúry',
  participant: 'Účastník',
  rosterRow: 'Riadok tabuľky mien',
  waitlistEntry: 'Čaká na termín',
  contactRequest: 'Dopyt',
  result: 'Výsledok a\u00A0doklad',
  client: 'Klient',
  clientContact: 'Kontakt klienta',
  email: 'E-mail',
  staffMember: 'Účet v\u00A0správe',
} as const;

export type TraceNoun = keyof typeof TRACE_LABELS;

export const TRACE_NOUNS = Object.keys(TRACE_LABELS) as TraceNoun[];

/** A record about a person, with the facts that identify them; each is empty where the record lacks it. */
export interface Trace {
  noun: TraceNoun;
  id: string;
  name: string;
  email: string;
  phone: string;
  birthDate: Day | '';
  /** What it is about: a course with its city and day, a company, a subject. */
  about: string;
  /** ISO, UTC. */
  at: string;
  /** The id of its parent: a participant's sign-up, a contact's client, what an email is about. */
  ofId?: string;
  /** Sent in the name of a company: of the person it has e-mail, telephone and message. */
  isContact?: boolean;
}

/** The facts of a record that identifies a person by none. */
export const NO_FACTS = { name: '', email: '', phone: '', birthDate: '', about: '' } as const;
