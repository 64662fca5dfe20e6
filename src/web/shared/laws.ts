import table from '#content/zakony.yaml';
import { type Citation, citation, lawsSchema } from '#domain/page-texts/laws.ts';
import type { LawReference } from '#domain/page-texts/page-fields.ts';

// For loaders only.

export const LAWS = lawsSchema.parse(table);

/** The provisions that can be cited, „124/2006 § 16“ each; „398/2010“ is a whole regulation. */
export function citableProvisions(): string[] {
  return LAWS.flatMap(({ number, provisions }) => Object.keys(provisions).map((part) => `${number} ${part}`.trim()));
}

/** Throws for a reference that `content/zakony.yaml` does not have. */
export function cite(reference: LawReference): Citation {
  return citation(LAWS, reference);
}
