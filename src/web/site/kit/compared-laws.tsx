import { useMatches } from 'react-router';
import { formatDay } from '#domain/day.ts';
import type { Citation } from '#domain/page-texts/laws.ts';
import { nonBreaking } from '#domain/slovak.ts';

/** Says at the end of a page which of its citations were compared with the official collection. */
export function ComparedLaws() {
  const sentence = comparedSentence(useMatches().at(-1)?.loaderData);
  return sentence && <p className="wrap compared-laws">{sentence}</p>;
}

/** „S úradnou zbierkou porovnané: § 7 zákona č. 124/2006 Z. z. (12.01.2027).“; undefined where nothing was compared. */
export function comparedSentence(loaderData: unknown): string | undefined {
  const compared = citationsIn(loaderData).flatMap(({ label, comparedOn }) =>
    comparedOn ? `${label} (${formatDay(comparedOn)})` : [],
  );
  if (compared.length === 0) return undefined;
  return nonBreaking(`S úradnou zbierkou porovnané: ${[...new Set(compared)].join(', ')}.`);
}

function citationsIn(loaded: unknown): Citation[] {
  if (typeof loaded !== 'object' || loaded === null) return [];
  return 'comparedOn' in loaded ? [loaded as Citation] : Object.values(loaded).flatMap(citationsIn);
}
