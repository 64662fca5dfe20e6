import { type Candidate, candidatesOf, selectCandidates } from '#domain/personal-data/candidate.ts';
import {
  containsPersonName,
  emailKey,
  namesPerson,
  type PersonSearch,
  personKey,
  phoneKey,
} from '#domain/personal-data/person-search.ts';
import { TRACE_NOUNS, type Trace } from '#domain/personal-data/trace.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Db } from '#server/db/database.ts';
import type { TraceCriteria, TraceResults } from './criteria.ts';
import { recordsOf } from './registry.ts';

/** The person staff search for: the search, and the selected candidates. */
export interface PersonSelection {
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
  const direct = await findTraces(db, criteriaOfSearch(search));
  const related = await findTraces(db, criteriaOfTraces(direct.traces, search));
  const traces = uniqueTraces([...direct.traces, ...related.traces]);
  const addresses = emailsOf([...traces, ...(search.by === 'email' ? [{ email: search.words }] : [])]);
  const emails = await recordsOf('email').find(db, { ...NO_CRITERIA, emails: addresses });
  const resultIds = new Set(idsOf(traces));
  // an email about one of these records belongs to that record
  const otherEmails = emails.traces.filter(({ ofId }) => ofId === undefined || !resultIds.has(ofId));
  const candidates = candidatesOf([...traces, ...otherEmails], search);
  return {
    candidates: candidates.slice(0, CANDIDATES_MAX),
    isCut: direct.isCut || candidates.length > CANDIDATES_MAX,
  };
}

/** The most candidates that staff can review. Certain matches come first. */
const CANDIDATES_MAX = 50;

export async function findSelectedCandidates(db: Db, { search, keys }: PersonSelection): Promise<Candidate[]> {
  return selectCandidates((await findPeople(db, search)).candidates, keys);
}

async function findTraces(db: Db, criteria: TraceCriteria): Promise<TraceResults> {
  const isEmpty = criteria.emails.length + criteria.phones.length + criteria.names.length === 0;
  if (isEmpty) return { traces: [], isCut: false };
  const results = await Promise.all(
    // emails are found last, by the addresses in all other records
    TRACE_NOUNS.filter((noun) => noun !== 'email').map((noun) => recordsOf(noun).find(db, criteria)),
  );
  return { traces: results.flatMap(({ traces }) => traces), isCut: results.some(({ isCut }) => isCut) };
}

const NO_CRITERIA: TraceCriteria = {
  emails: [],
  phones: [],
  names: [],
  isName: () => false,
  clientNames: [],
  isClientName: () => false,
};

function criteriaOfSearch({ by, words }: PersonSearch): TraceCriteria {
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
const RELATED_MAX = 4;

function criteriaOfTraces(traces: readonly Trace[], { by }: PersonSearch): TraceCriteria {
  const namesOf = (namedTraces: readonly Trace[]) =>
    by === 'name' ? [] : unlessTooMany(distinct(namedTraces.map(({ name }) => name).filter(Boolean), personKey));
  const names = namesOf(traces.filter(({ isContact }) => !isContact));
  // a sole trader who wrote as a company can be found only by its name
  const companies = namesOf(traces.filter(({ isContact }) => isContact));
  const [keys, companyKeys] = [new Set(names.map(personKey)), new Set(companies.map(personKey))];
  return {
    emails: emailsOf(traces),
    phones: unlessTooMany(distinct(traces.map(({ phone }) => phone).filter(Boolean), phoneKey)),
    names,
    isName: (name) => keys.has(personKey(name)),
    clientNames: [...names, ...companies],
    isClientName: (client) =>
      companyKeys.has(personKey(client)) || names.some((name) => containsPersonName(client, name)),
  };
}

function unlessTooMany(texts: string[]): string[] {
  return texts.length > RELATED_MAX ? [] : texts;
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
