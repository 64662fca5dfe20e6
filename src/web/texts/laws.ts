import table from '#content/zakony.yaml';
import { type Citation, citation, lawsSchema } from '#domain/page-texts/laws.ts';
import type { LawReference } from '#domain/page-texts/page-fields.ts';

// For loaders only.

export const LAWS = lawsSchema.parse(table);

/** Throws for what `content/zakony.yaml` does not have. */
export function cite(reference: LawReference): Citation {
  return citation(LAWS, reference);
}
