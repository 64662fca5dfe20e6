import type { Citation } from '#domain/page-texts/laws.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { ExternalLink } from '#web/shared/external-link.tsx';

interface Props {
  law: Citation;
  /** Whether the regulation's name is shown beside its number. */
  isNamed?: boolean;
}

/** A link to the source of a duty, opened in a new tab. */
export function LawLink({ law: { label, name, url }, isNamed = false }: Props) {
  return (
    <p className="law">
      <ExternalLink href={url}>{label}</ExternalLink>
      {isNamed && <span>{nonBreaking(` ${name}`)}</span>}
    </p>
  );
}
