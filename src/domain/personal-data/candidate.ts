import { emailKey, isSought, type PersonSearch, personKey, phoneKey } from './person-search.ts';
import type { Trace } from './trace.ts';

/** Somebody who may be the person that is looked for: what has one name and one e-mail, or telephone, or birth date. */
export interface Candidate extends Pick<Trace, 'name' | 'email' | 'phone' | 'birthDate'> {
  /** What tells them from others; the same whenever they are looked for. */
  key: string;
  /** Found by the e-mail that was typed: it is them. */
  isSure: boolean;
  traces: Trace[];
}

/** Those found, who surely are it first, then by their names. A name alone joins nothing: it may be several people's. */
export function candidatesOf(traces: readonly Trace[], search: PersonSearch): Candidate[] {
  const groups = [...Map.groupBy(traces, candidateKey)];
  const candidates = groups.map(([key, traces]): Candidate => {
    const fact = (name: 'name' | 'email' | 'phone' | 'birthDate') =>
      traces.map((trace) => trace[name]).find(Boolean) ?? '';
    return {
      key,
      name: fact('name'),
      email: fact('email'),
      phone: fact('phone'),
      birthDate: fact('birthDate'),
      isSure: search.by === 'email' && traces.some((trace) => isSought(trace, search)),
      traces: traces.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
    };
  });
  return candidates.sort(
    (one, other) =>
      Number(other.isSure) - Number(one.isSure) ||
      rank(one, search) - rank(other, search) ||
      one.key.localeCompare(other.key, 'sk'),
  );
}

/** What the search speaks of comes before what was found by it. */
function rank({ traces }: Candidate, search: PersonSearch): number {
  return traces.some((trace) => isSought(trace, search)) ? 0 : 1;
}

function candidateKey({ noun, id, name, email, phone, birthDate }: Trace): string {
  const reach = emailKey(email) || phoneKey(phone) || birthDate || `${noun}-${id}`;
  return `${reach} ${personKey(name)}`.trim();
}

/** Those whose keys were ticked. */
export function chosenCandidates(candidates: readonly Candidate[], keys: readonly string[]): Candidate[] {
  return candidates.filter(({ key }) => keys.includes(key));
}
