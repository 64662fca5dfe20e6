import type { ApplicationForm, Field, FormFact } from '#content/application-forms.ts';
import type { PersonFact } from '#domain/course-documents/missing-facts.ts';

/** What a form is filled in with; whatever is not known stays blank. */
export interface KnownFacts {
  facts: Partial<Record<FormFact, string>>;
  /** The participants who have a name. */
  people: readonly Partial<Record<PersonFact, string>>[];
}

export const NOTHING_KNOWN: KnownFacts = { facts: {}, people: [] };

/** The known value of a field; undefined leaves it blank for handwriting. */
export function answerTo({ fact }: Field, { facts }: KnownFacts): string | undefined {
  return (fact && facts[fact]) || undefined;
}

/** The numbered lines of the participants, a cell for each column: at least `rows` lines, or one for each person. */
export function participantLines(
  { participants: [_number, ...columns], rows }: ApplicationForm,
  { people }: KnownFacts,
): (string | undefined)[][] {
  return Array.from({ length: Math.max(rows, people.length) }, (_, index) => [
    `${index + 1}.`,
    ...columns.map(({ fact }) => (fact && people[index]?.[fact]) || undefined),
  ]);
}
