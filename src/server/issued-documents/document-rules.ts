import table from '#content/doklady.yaml';
import laws from '#content/zakony.yaml';
import type { PeopleLimit } from '#domain/courses/course-change.ts';
import type { Day } from '#domain/day.ts';
import { type DocumentRule, documentRulesSchema, ruleFor } from '#domain/issued-documents/document-rule.ts';
import { citation, lawsSchema } from '#domain/page-texts/laws.ts';

const LAWS = lawsSchema.parse(laws);

export const DOCUMENT_RULES = documentRulesSchema.parse(table);

/** „§ 16 zákona č. 124/2006 Z. z.“, and its sentence where it was compared with the official collection. */
export function provisionOf({ law }: DocumentRule): { law: string; quote: string } {
  const quote = LAWS.find(({ number }) => number === law.number)?.provisions[law.part]?.quote ?? '';
  return { law: citation(LAWS, law).label, quote };
}

/** How many people may be on a course of this type that ends on this day; undefined where nothing limits them. */
export function peopleLimit(type: string | null, day: Day): PeopleLimit | undefined {
  const rule = ruleFor(DOCUMENT_RULES, type, day);
  return rule?.participantsMax ? { people: rule.participantsMax, law: provisionOf(rule).law } : undefined;
}

// a rule that cites what content/zakony.yaml does not have stops the start
DOCUMENT_RULES.forEach(provisionOf);
