import type { Citation } from '#domain/page-texts/laws.ts';
import type { PagePoint } from '#domain/page-texts/page-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { LawLink } from './law-link.tsx';

export interface Point extends PagePoint {
  /** The legal duty that it is, or supports. */
  law?: Citation | undefined;
}

interface PointsProps {
  /** Its mark: the blue plate of § only for a duty, a green one for what we do and what is gained. */
  className: 'must' | 'must must--we' | 'needed' | 'needed needed--gain';
  points: Point[];
}

/** Points of one kind below each other, each with its mark. */
export function Points({ className, points }: PointsProps) {
  return (
    <ul className={className}>
      {points.map(({ title, text, law }) => (
        <li key={title}>
          <h3>{nonBreaking(title)}</h3>
          <p>{nonBreaking(text)}</p>
          {law && <LawLink law={law} />}
        </li>
      ))}
    </ul>
  );
}
