import type { Day } from '#domain/day.ts';
import { z } from '#domain/schema.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { LawReference } from './page-fields.ts';

/** A day of comparison claims a check, so it requires the sentence that was compared. */
const comparisonSchema = z.strictObject({ quote: z.string().trim().min(20), source: z.url(), day: z.iso.date() });

/** The regulations pages may cite, as `content/zakony.yaml` has them. */
export const lawsSchema = z.array(
  z.strictObject({
    number: z.string().regex(/^\d+\/\d{4}$/),
    kind: z.enum(['zákon', 'nariadenie vlády', 'vyhláška']),
    name: z.string(),
    url: z.url(),
    /** Citable provisions („“ is the whole regulation); null until compared with the official collection. */
    provisions: z.record(z.string(), comparisonSchema.nullable()),
  }),
);

export type Laws = z.infer<typeof lawsSchema>;

/** How a regulation is cited on a page: „§ 4 zákona č. 314/2001 Z. z.“, linked to the official collection. */
export interface Citation {
  label: string;
  /** The whole regulation, „zákon č. 314/2001 Z. z.“, and its name, „o ochrane pred požiarmi“. */
  regulation: string;
  name: string;
  url: string;
  /** The day the provision was compared with the official collection; undefined while it was not. */
  comparedOn?: Day | undefined;
}

const GENITIVE = { zákon: 'zákona', 'nariadenie vlády': 'nariadenia vlády', vyhláška: 'vyhlášky' } as const;

/** Throws for a regulation or a provision the table does not have. */
export function citation(laws: Laws, { number, part }: LawReference): Citation {
  const law = laws.find((known) => known.number === number);
  const comparison = law?.provisions[part];
  if (!law || comparison === undefined)
    throw new Error(`content/zakony.yaml has no ${[part, number].filter(Boolean).join(' of ')}`);
  const regulation = nonBreaking(`${law.kind} č. ${number} Z. z.`);
  const label = part ? nonBreaking(`${part} ${GENITIVE[law.kind]} č. ${number} Z. z.`) : regulation;
  return { label, regulation, name: law.name, url: law.url, comparedOn: comparison?.day };
}

/** „124/2006 § 7“ as a reference. */
export function lawReference(words: string): LawReference {
  const [number = '', ...part] = words.split(' ');
  return { number, part: part.join(' ') };
}

/** „{124/2006 § 7}“ or „{398/2010}“, as our own texts in Markdown cite; „{398/2010|Úplné znenie}“ in other words. */
const CITED = /\{(\d+\/\d{4})(?: ([^}|]+))?(?:\|([^}]+))?\}(\.?)/g;

/** The citations in a Markdown text, in their order. */
export function citedIn(source: string): LawReference[] {
  return [...source.matchAll(CITED)].map(([, number = '', part = '']) => ({ number, part }));
}

/** The text with its citations as links; „Z. z.“ at the end of a sentence has its full stop already. */
export function withCitations(source: string, laws: Laws): string {
  return source.replace(CITED, (_, number: string, part = '', words: string | undefined, stop: string) => {
    const { label, url } = citation(laws, { number, part });
    const named = words ?? label;
    return `[${named}](${url})${named.endsWith('.') ? '' : stop}`;
  });
}
