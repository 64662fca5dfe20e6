import { compared, sortedByKey } from '#domain/slovak-order.ts';
import { emailKey, isDirectMatch, type PersonSearch, personKey, phoneKey } from './person-search.ts';
import type { Trace } from './trace.ts';

/** A person who may be the one searched for: records with one name and one e-mail, or telephone, or birth date. */
export interface Candidate extends Pick<Trace, 'name' | 'email' | 'phone' | 'birthDate'> {
  /** Identifies the candidate; the same in every search. */
  key: string;
  /** Matched by the e-mail searched for, so it is this person. */
  isSure: boolean;
  traces: Trace[];
}

/** The candidates, certain ones first. Records with only a name in common are not joined: people may share a name. */
export function candidatesOf(traces: readonly Trace[], search: PersonSearch): Candidate[] {
  const groups = [...Map.groupBy(traces, candidateKey)];
  const candidates = groups.map(([key, traces]): Candidate => {
    const firstFact = (name: 'name' | 'email' | 'phone' | 'birthDate') =>
      traces.map((trace) => trace[name]).find(Boolean) ?? '';
    return {
      key,
      name: firstFact('name'),
      email: firstFact('email'),
      phone: firstFact('phone'),
      birthDate: firstFact('birthDate'),
      isSure: search.by === 'email' && traces.some((trace) => isDirectMatch(trace, search)),
      traces: sortedByKey(traces, ({ at }) => at).toReversed(),
    };
  });
  return candidates.sort(
    (one, other) =>
      Number(other.isSure) - Number(one.isSure) ||
      rank(one, search) - rank(other, search) ||
      compared(one.key, other.key),
  );
}

/** Direct matches of the search come before records related to them. */
function rank({ traces }: Candidate, search: PersonSearch): number {
  return traces.some((trace) => isDirectMatch(trace, search)) ? 0 : 1;
}

function candidateKey({ noun, id, name, email, phone, birthDate }: Trace): string {
  const reach = emailKey(email) || phoneKey(phone) || birthDate || `${noun}-${id}`;
  return `${reach} ${personKey(name)}`.trim();
}

export function selectCandidates(candidates: readonly Candidate[], keys: readonly string[]): Candidate[] {
  return candidates.filter(({ key }) => keys.includes(key));
}
