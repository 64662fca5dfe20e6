import { z } from 'zod';
import laws from '#content/zakony.yaml';
import type { LawReference } from '#domain/page-texts/page-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';

const lawSchema = z.object({
  number: z.string(),
  kind: z.enum(['zákon', 'vyhláška']),
  name: z.string(),
  url: z.url(),
});

const LAWS = z.array(lawSchema).parse(laws);

const GENITIVE = { zákon: 'zákona', vyhláška: 'vyhlášky' } as const;

/** How a regulation is cited on a page: „§ 4 zákona č. 314/2001 Z. z.“, linked to the official collection. */
export interface Citation {
  label: string;
  /** The regulation's name, for a tooltip or a footnote. */
  name: string;
  url: string;
}

/** Throws for a number `content/zakony.yaml` does not know: no page cites what nobody checked. */
export function cite({ number, part }: LawReference): Citation {
  const law = LAWS.find((known) => known.number === number);
  if (!law) throw new Error(`content/zakony.yaml has no regulation ${number}`);
  const label = part ? `${part} ${GENITIVE[law.kind]} č. ${number} Z. z.` : `${law.kind} č. ${number} Z. z.`;
  return { label: nonBreaking(label), name: law.name, url: law.url };
}
