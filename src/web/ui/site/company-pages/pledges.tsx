import type { Citation } from '#domain/page-texts/laws.ts';
import type { PagePoint } from '#domain/page-texts/page-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { LawLink } from '#web/ui/site/law-link.tsx';

interface Pledge extends PagePoint {
  /** The client's legal duty that the pledge supports. */
  law?: Citation | undefined;
}

/** The company's pledges: marked by a green square, never by the blue plate of a legal duty. */
export function Pledges({ points }: { points: Pledge[] }) {
  return (
    <ul className="must must--we">
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
