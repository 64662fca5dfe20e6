import type { FormFact } from '#content/application-forms.ts';

/** What a form is filled in with; whatever is not known stays blank. */
export interface KnownFacts {
  facts: Partial<Record<FormFact, string>>;
  /** The participants who have a name. */
  names: readonly string[];
}

export const NOTHING_KNOWN: KnownFacts = { facts: {}, names: [] };
