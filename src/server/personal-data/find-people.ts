import { type Candidate, candidatesOf, chosenCandidates } from '#domain/personal-data/candidate.ts';
import {
  containsPersonName,
  emailKey,
  namesPerson,
  type PersonSearch,
  personKey,
  phoneKey,
} from '#domain/personal-data/person-search.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { Db } from '#server/db/database.ts';
import { findAmongClients, findAmongContacts } from './client-traces.ts';
import type { Found, Sought } from './sought.ts';
import { findAmongStaff, findEmailsTo, findInContactRequests, findInWaitlist } from './traces-elsewhere.ts';
import { findInSignUps } from './traces-in-sign-ups.ts';

/** Of whom staff ask: what they typed, and which of those found they ticked. */
export interface AskedPerson {
  search: PersonSearch;
  keys: readonly string[];
}

/** Everybody who may be meant, and whether there are more than were read. */
export interface People {
  candidates: Candidate[];
  isCut: boolean;
}

/**
 * Everybody who may be meant: what the search speaks of, and what has an e-mail, a telephone or a name of what was so
 * found. Whether that is the same person, somebody has to say.
 */
export async function findPeople(db: Db, search: PersonSearch): Promise<People> {
  const spoken = await findTraces(db, soughtBy(search));
  const alike = await findTraces(db, soughtAfter(spoken.traces, search));
  const found = uniqueTraces([...spoken.traces, ...alike.traces]);
  const emails = await findEmailsTo(db, emailsOf([...found, ...(search.by === 'email' ? [typed(search)] : [])]));
  const isHeld = new Set(found.map(({ id }) => id));
  // an email about something found is that thing's
  const loose = emails.filter(({ ofId }) => ofId === undefined || !isHeld.has(ofId));
  const candidates = candidatesOf([...found, ...loose], search);
  return {
    candidates: candidates.slice(0, CANDIDATES_MAX),
    isCut: spoken.isCut || candidates.length > CANDIDATES_MAX,
  };
}

/** Nobody looks through more of them. Whoever surely is it comes first. */
const CANDIDATES_MAX = 50;

/** What was ticked, as it is now. */
export async function findAsked(db: Db, { search, keys }: AskedPerson): Promise<Candidate[]> {
  return chosenCandidates((await findPeople(db, search)).candidates, keys);
}

async function findTraces(db: Db, sought: Sought): Promise<Found> {
  const nothing = sought.emails.length + sought.phones.length + sought.names.length === 0;
  if (nothing) return { traces: [], isCut: false };
  const [inSignUps, inWaitlist, inRequests, clients, contacts, staff] = await Promise.all([
    findInSignUps(db, sought),
    findInWaitlist(db, sought),
    findInContactRequests(db, sought),
    findAmongClients(db, sought),
    findAmongContacts(db, sought),
    findAmongStaff(db, sought),
  ]);
  const found = [inSignUps, inWaitlist, inRequests];
  return {
    traces: [...found.flatMap(({ traces }) => traces), ...clients, ...contacts, ...staff],
    isCut: found.some(({ isCut }) => isCut),
  };
}

function soughtBy({ by, words }: PersonSearch): Sought {
  const names = by === 'name' ? [words] : [];
  const isName = (name: string) => by === 'name' && namesPerson(name, words);
  return {
    emails: by === 'email' ? [emailKey(words)] : [],
    phones: by === 'phone' ? [words] : [],
    names,
    isName,
    clientNames: names,
    isClientName: isName,
  };
}

/** So many telephones and names are looked for that one person may have; a name that many bear has more, and leads nowhere. */
const ALIKE_MAX = 4;

function soughtAfter(traces: readonly Trace[], { by }: PersonSearch): Sought {
  const namesOf = (some: readonly Trace[]) =>
    by === 'name' ? [] : few(distinct(some.map(({ name }) => name).filter(Boolean), personKey));
  const names = namesOf(traces.filter(({ isContact }) => !isContact));
  // a sole trader who wrote as a company is known by its name alone
  const companies = namesOf(traces.filter(({ isContact }) => isContact));
  const [keys, companyKeys] = [new Set(names.map(personKey)), new Set(companies.map(personKey))];
  return {
    emails: emailsOf(traces),
    phones: few(distinct(traces.map(({ phone }) => phone).filter(Boolean), phoneKey)),
    names,
    isName: (name) => keys.has(personKey(name)),
    clientNames: [...names, ...companies],
    isClientName: (client) =>
      companyKeys.has(personKey(client)) || names.some((name) => containsPersonName(client, name)),
  };
}

function few(texts: string[]): string[] {
  return texts.length > ALIKE_MAX ? [] : texts;
}

function typed({ words: email }: PersonSearch): Pick<Trace, 'email'> {
  return { email };
}

function emailsOf(traces: readonly Pick<Trace, 'email'>[]): string[] {
  return [...new Set(traces.map(({ email }) => emailKey(email)).filter(Boolean))];
}

function distinct(texts: readonly string[], keyOf: (text: string) => string): string[] {
  return [...new Map(texts.map((text) => [keyOf(text), text])).values()];
}

function uniqueTraces(traces: readonly Trace[]): Trace[] {
  return [...new Map(traces.map((trace) => [`${trace.noun} ${trace.id}`, trace])).values()];
}
