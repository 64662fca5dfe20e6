import { searchable } from '#domain/search.ts';
import { counted, folded } from '#domain/slovak.ts';
import { type DeskResult, RESULTS_SHOWN, type ResultState } from './desk-result.ts';

/** A person or company that a sign-up, a contact request or a waitlist entry names. */
export interface Mention {
  name: string;
  /** The search words for other records of the same person or company. */
  identity: string;
  email: string;
  phone: string;
  /** What the record is about: „Lešenár, 14.04.2026“. */
  subject: string;
  /** Distinguishes equal names: a person's company, a company's IČO. */
  qualifier: string;
  state?: ResultState;
  about: { noun: 'signUp' | 'waitlistEntry' | 'contactRequest'; id: string };
}

/**
 * People and companies whose own data match a term, not only the subject of their record; each once, with the number of
 * their sign-ups. Those that match more terms come first.
 */
export function groupMentions(mentions: readonly Mention[], terms: readonly string[][]): DeskResult[] {
  const matching = mentions
    .map((mention) => ({ mention, count: countMatchingTerms(mention, terms) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const groups = Map.groupBy(matching, ({ mention }) => folded(`${mention.name}\n${mention.identity}`));
  const firstGroups = [...groups.values()].slice(0, RESULTS_SHOWN);
  return firstGroups.map((group) =>
    toResult(
      group.map(({ mention }) => mention),
      terms,
    ),
  );
}

/** How many terms match the own data of the person or company. */
function countMatchingTerms({ name, email, phone, qualifier }: Mention, terms: readonly string[][]): number {
  return countTermsIn(searchable([name, email, qualifier], phone), terms);
}

function countTermsIn(text: string, terms: readonly string[][]): number {
  return terms.filter((ways) => ways.some((way) => text.includes(way))).length;
}

function toResult(mentions: Mention[], terms: readonly string[][]): DeskResult {
  const [newest, ...others] = mentions as [Mention, ...Mention[]];
  const { name, identity, qualifier, email, about, state, subject } = newest;
  // the telephone is shown only when the search matches it
  const phone = countTermsIn(searchable([], newest.phone), terms) > 0 ? newest.phone : '';
  const identifyingFacts = [qualifier, email, phone].filter(Boolean);
  const signUps = new Set(mentions.filter(({ about }) => about.noun === 'signUp').map(({ about }) => about.id));
  if (others.length === 0 || signUps.size < 2)
    return { name, facts: [...identifyingFacts, subject], state, target: about };
  const facts = [...identifyingFacts, counted(signUps.size, 'prihláška', 'prihlášky', 'prihlášok')];
  return { name, facts, target: { list: 'signUp', search: identity } };
}
