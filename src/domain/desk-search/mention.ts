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
  matter: string;
  /** Distinguishes equal names: a person's company, a company's IČO. */
  mark: string;
  state?: ResultState;
  about: { noun: 'signUp' | 'waitlistEntry' | 'contactRequest'; id: string };
}

/**
 * People and companies whose own data match a term, not only the subject of their record; each once, with the number of
 * their sign-ups. Those that match more terms come first.
 */
export function gatherMentions(mentions: readonly Mention[], terms: readonly string[][]): DeskResult[] {
  const borne = mentions
    .map((mention) => ({ mention, count: countBorne(mention, terms) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const gathered = Map.groupBy(borne, ({ mention }) => folded(`${mention.name}\n${mention.identity}`));
  const everybody = [...gathered.values()].slice(0, RESULTS_SHOWN);
  return everybody.map((some) =>
    toResult(
      some.map(({ mention }) => mention),
      terms,
    ),
  );
}

/** How many terms match the own data of the person or company. */
function countBorne({ name, email, phone, mark }: Mention, terms: readonly string[][]): number {
  return countHeld(searchable([name, email, mark], phone), terms);
}

function countHeld(text: string, terms: readonly string[][]): number {
  return terms.filter((ways) => ways.some((way) => text.includes(way))).length;
}

function toResult(mentions: Mention[], terms: readonly string[][]): DeskResult {
  const [newest, ...others] = mentions as [Mention, ...Mention[]];
  const { name, identity, mark, email, about, state, matter } = newest;
  // the telephone is shown only when the search matches it
  const phone = countHeld(searchable([], newest.phone), terms) > 0 ? newest.phone : '';
  const who = [mark, email, phone].filter(Boolean);
  const signUps = new Set(mentions.filter(({ about }) => about.noun === 'signUp').map(({ about }) => about.id));
  if (others.length === 0 || signUps.size < 2) return { name, facts: [...who, matter], state, target: about };
  const facts = [...who, counted(signUps.size, 'prihláška', 'prihlášky', 'prihlášok')];
  return { name, facts, target: { list: 'signUp', search: identity } };
}
