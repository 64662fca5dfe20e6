import { z } from 'zod';
import { type Day, formatDay } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { LawReference } from './page-fields.ts';

/** The regulations pages may cite, as `content/zakony.yaml` has them. */
export const lawsSchema = z.array(
  z.strictObject({
    number: z.string().regex(/^\d+\/\d{4}$/),
    kind: z.enum(['zákon', 'nariadenie vlády', 'vyhláška']),
    name: z.string(),
    url: z.url(),
    /** The provisions that may be cited („“ is the whole regulation), each with the day its wording was last compared. */
    checked: z.record(z.string(), z.iso.date()),
  }),
);

export type Laws = z.infer<typeof lawsSchema>;

/** How a regulation is cited on a page: „§ 4 zákona č. 314/2001 Z. z.“, linked to the official collection. */
export interface Citation {
  label: string;
  /** The regulation's name, for a tooltip or a footnote. */
  name: string;
  url: string;
  /** The day the provision was last compared with the official collection. */
  checked: Day;
}

const GENITIVE = { zákon: 'zákona', 'nariadenie vlády': 'nariadenia vlády', vyhláška: 'vyhlášky' } as const;

/** Throws for a regulation or a provision the table does not have: no page cites what nobody checked. */
export function citation(laws: Laws, { number, part }: LawReference): Citation {
  const law = laws.find((known) => known.number === number);
  const checked = law?.checked[part];
  if (!law || !checked) throw new Error(`content/zakony.yaml has no ${[part, number].filter(Boolean).join(' of ')}`);
  const label = part ? `${part} ${GENITIVE[law.kind]} č. ${number} Z. z.` : `${law.kind} č. ${number} Z. z.`;
  return { label: nonBreaking(label), name: law.name, url: law.url, checked };
}

/** „124/2006 § 7“ as a reference. */
export function lawReference(words: string): LawReference {
  const [number = '', ...part] = words.split(' ');
  return { number, part: part.join(' ') };
}

/** „{124/2006 § 7}“ or „{398/2010}“, as our own texts in Markdown cite; „{398/2010|Úplné znenie}“ in other words. */
const CITED = /\{(\d+\/\d{4})(?: ([^}|]+))?(?:\|([^}]+))?\}/g;

/** What a text in Markdown cites, in its order. */
export function citedIn(source: string): LawReference[] {
  return [...source.matchAll(CITED)].map(([, number = '', part = '']) => ({ number, part }));
}

/** The text with its citations as links. */
export function withCitations(source: string, laws: Laws): string {
  return source.replace(CITED, (_, number: string, part = '', words?: string) => {
    const { label, url } = citation(laws, { number, part });
    return `[${words ?? label}](${url})`;
  });
}

/** The sentence of all that a text in Markdown cites; undefined where it cites nothing. */
export function checkedSentenceOf(source: string, laws: Laws): string | undefined {
  return checkedSentence(citedIn(source).map((reference) => citation(laws, reference)));
}

/** „Odkazy na predpisy overené k 22.11.2026.“: the oldest day of all; undefined for none. */
export function checkedSentence(citations: Pick<Citation, 'checked'>[]): string | undefined {
  const [oldest] = citations.map(({ checked }) => checked).sort();
  return oldest && `Odkazy na predpisy overené k ${formatDay(oldest)}.`;
}
