import type { Citation } from '#domain/page-texts/laws.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { ExternalLink } from '#web/ui/shared/external-link.tsx';

interface Props {
  law: Citation;
  /** Whether the regulation's name stands beside its number. */
  isNamed?: boolean;
}

/** Where a duty is written, opened beside our page. */
export function LawLink({ law: { label, name, url }, isNamed = false }: Props) {
  return (
    <p className="law">
      <ExternalLink href={url}>{label}</ExternalLink>
      {isNamed && <span>{nonBreaking(` ${name}`)}</span>}
    </p>
  );
}
