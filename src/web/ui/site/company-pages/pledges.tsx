import type { Citation } from '#domain/page-texts/laws.ts';
import type { PagePoint } from '#domain/page-texts/page-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { LawLink } from '#web/ui/site/law-link.tsx';

interface Pledge extends PagePoint {
  /** The client's duty that it helps with. */
  law?: Citation | undefined;
}

/** What the company binds itself to: a green square, never the blue plate of a legal duty. */
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
