import { type Participant, participantName } from '#domain/sign-ups/participant.ts';
import { counted } from '#domain/slovak.ts';

/** What a paper may require of each person. */
export type PersonFact = 'name' | 'birthDate';

/** A fact that a paper requires and some of its people lack. */
export interface MissingFact {
  fact: PersonFact;
  /** How many lack it. */
  count: number;
  /** The first names among them, as many as fit on a line. */
  names: string[];
  /** The index of the first person who lacks it. */
  first: number;
}

type Person = Pick<Participant, 'firstName' | 'lastName' | 'birthDate'>;

const NAMED_MAX = 5;

/** What is still missing from the participants. For a person without a name only the name is reported. */
export function missingFacts(people: readonly Person[], required: readonly PersonFact[]): MissingFact[] {
  return required.flatMap((fact) => {
    const lacking = people.filter((person) => lacks(person, fact));
    const [first] = lacking;
    if (!first) return [];
    const names = lacking.slice(0, NAMED_MAX).map(participantName).filter(Boolean);
    return [{ fact, count: lacking.length, names, first: people.indexOf(first) }];
  });
}

function lacks(person: Person, fact: PersonFact): boolean {
  const isNamed = participantName(person) !== '';
  return fact === 'name' ? !isNamed : isNamed && person[fact] === null;
}

const MISSING = { name: 'Chýba meno', birthDate: 'Chýba dátum narodenia' } as const satisfies Record<
  PersonFact,
  string
>;

/** „Chýba dátum narodenia: 3 ľuďom“ */
export function missingSentence({ fact, count }: Pick<MissingFact, 'fact' | 'count'>): string {
  return `${MISSING[fact]}: ${counted(count, 'človeku', 'ľuďom', 'ľuďom')}`;
}

/** „Ján Polák, Eva Šimková a 2 ďalší“; empty where none of them has a name. */
export function missingNamesOf({ names, count }: Pick<MissingFact, 'names' | 'count'>): string {
  const others = count - names.length;
  if (names.length === 0 || others === 0) return names.join(', ');
  return `${names.join(', ')} a\u00A0${counted(others, 'ďalší', 'ďalší', 'ďalších')}`;
}
