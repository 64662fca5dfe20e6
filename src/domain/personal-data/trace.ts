import type { Day } from '#domain/day.ts';

/** What somebody can be found in. */
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

/** Something that tells of a person, with what tells who it is; each fact is empty where it does not say. */
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
  /** What it hangs on: the sign-up a participant is in, or what an email is about. */
  ofId?: string;
  /** Sent for a company, whose name it bears: of the person it has e-mail, telephone and message. */
  isContact?: boolean;
}
