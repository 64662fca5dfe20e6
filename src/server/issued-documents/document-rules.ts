import table from '#content/doklady.yaml';
import laws from '#content/zakony.yaml';
import { type DocumentRule, documentRulesSchema } from '#domain/issued-documents/document-rule.ts';
import { citation, lawsSchema } from '#domain/page-texts/laws.ts';

const LAWS = lawsSchema.parse(laws);

export const DOCUMENT_RULES = documentRulesSchema.parse(table);

/** „§ 16 zákona č. 124/2006 Z. z.“ */
export function provisionOf({ law }: DocumentRule): string {
  return citation(LAWS, law).label;
}

// a rule that cites what content/zakony.yaml does not have stops the start
DOCUMENT_RULES.forEach(provisionOf);
