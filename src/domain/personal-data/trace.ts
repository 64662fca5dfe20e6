import type { Day } from '#domain/day.ts';

/** The kinds of records a person is searched for in. */
export const TRACE_LABELS = {
  signUp: 'Prihláška',
  participant: 'Účastník',
  rosterRow: 'Riadok tabuľky mien',
  waitlistEntry: 'Čaká na termín',
  contactRequest: 'Dopyt',
  client: 'Klient',
  clientContact: 'Kontakt klienta',
  email: 'E-mail',
  staffMember: 'Účet v\u00A0správe',
} as const;

type TraceNoun = keyof typeof TRACE_LABELS;

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
  /** The id of its parent: the sign-up a participant is in, or what an email is about. */
  ofId?: string;
  /** Sent in the name of a company: of the person it has e-mail, telephone and message. */
  isContact?: boolean;
}
