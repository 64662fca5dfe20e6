import { formatDay } from '#domain/day.ts';
import type { Citation } from '#domain/page-texts/laws.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { ExternalLink } from '#web/ui/shared/external-link.tsx';

interface Props {
  law: Citation;
  /** Whether the regulation's name stands beside its number. */
  isNamed?: boolean;
}

/** Where a duty is written, opened beside our page, and when its wording was last compared with the official collection. */
export function LawLink({ law: { label, name, url, checked }, isNamed = false }: Props) {
  return (
    <p className="law">
      <ExternalLink href={url}>{label}</ExternalLink>
      {isNamed && <span>{nonBreaking(` ${name}`)}</span>}
      <span className="checked">, {nonBreaking(`overené k ${formatDay(checked)}`)}</span>
    </p>
  );
}
