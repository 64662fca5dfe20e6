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

/** The person staff search for: the search, and the ticked candidates. */
export interface AskedPerson {
  search: PersonSearch;
  keys: readonly string[];
}

/** The candidates, and whether there are more than were read. */
export interface People {
  candidates: Candidate[];
  isCut: boolean;
}

/**
 * All candidates: traces that match the search, and traces that share an e-mail, a telephone or a name with those.
 * Staff decide whether they are the same person.
 */
export async function findPeople(db: Db, search: PersonSearch): Promise<People> {
  const spoken = await findTraces(db, soughtBy(search));
  const alike = await findTraces(db, soughtAfter(spoken.traces, search));
  const found = uniqueTraces([...spoken.traces, ...alike.traces]);
  const emails = await findEmailsTo(db, emailsOf([...found, ...(search.by === 'email' ? [typed(search)] : [])]));
  const isHeld = new Set(found.map(({ id }) => id));
  // an email about a found thing belongs to that thing
  const loose = emails.filter(({ ofId }) => ofId === undefined || !isHeld.has(ofId));
  const candidates = candidatesOf([...found, ...loose], search);
  return {
    candidates: candidates.slice(0, CANDIDATES_MAX),
    isCut: spoken.isCut || candidates.length > CANDIDATES_MAX,
  };
}

/** The most candidates that staff can review. Certain matches come first. */
const CANDIDATES_MAX = 50;

/** The ticked candidates, as they are now. */
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

/** The most telephones and names one person may have; more of them come from a common name and are not searched for. */
const ALIKE_MAX = 4;

function soughtAfter(traces: readonly Trace[], { by }: PersonSearch): Sought {
  const namesOf = (some: readonly Trace[]) =>
    by === 'name' ? [] : few(distinct(some.map(({ name }) => name).filter(Boolean), personKey));
  const names = namesOf(traces.filter(({ isContact }) => !isContact));
  // a sole trader who wrote as a company can be found only by its name
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
