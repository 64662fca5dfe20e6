import { searchable } from '#domain/search.ts';
import { counted, folded } from '#domain/slovak.ts';
import { type DeskResult, RESULTS_SHOWN, type ResultState } from './desk-result.ts';

/** Somebody, a person or a company, as a sign-up, a contact request or an entry of the waitlist names them. */
export interface Mention {
  name: string;
  /** The words that find the others of the same person or company. */
  identity: string;
  email: string;
  phone: string;
  /** What it is named for: „Lešenár, 14.04.2026“. */
  matter: string;
  /** What tells apart those of the same name: a person's company, a company's IČO. */
  mark: string;
  state?: ResultState;
  about: { noun: 'signUp' | 'waitlistEntry' | 'contactRequest'; id: string };
}

/**
 * Those who bear something of what is searched for themselves, not only what they ask for; each once, with how many times
 * they signed up. Who bears more of it comes first.
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

/** How many of the terms stand in who it is. */
function countBorne({ name, email, phone, mark }: Mention, terms: readonly string[][]): number {
  return countHeld(searchable([name, email, mark], phone), terms);
}

function countHeld(text: string, terms: readonly string[][]): number {
  return terms.filter((ways) => ways.some((way) => text.includes(way))).length;
}

function toResult(mentions: Mention[], terms: readonly string[][]): DeskResult {
  const [newest, ...others] = mentions as [Mention, ...Mention[]];
  const { name, identity, mark, email, about, state, matter } = newest;
  // who is searched for by a telephone is known by it
  const phone = countHeld(searchable([], newest.phone), terms) > 0 ? newest.phone : '';
  const who = [mark, email, phone].filter(Boolean);
  const signUps = new Set(mentions.filter(({ about }) => about.noun === 'signUp').map(({ about }) => about.id));
  if (others.length === 0 || signUps.size < 2) return { name, facts: [...who, matter], state, target: about };
  const facts = [...who, counted(signUps.size, 'prihláška', 'prihlášky', 'prihlášok')];
  return { name, facts, target: { list: 'signUp', search: identity } };
}
