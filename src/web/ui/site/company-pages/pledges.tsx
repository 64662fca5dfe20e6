import type { PagePoint } from '#domain/page-texts/page-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';

/** What the company binds itself to: a green square, never the blue disc of a legal duty. */
export function Pledges({ points }: { points: PagePoint[] }) {
  return (
    <ul className="must must--we must--green">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{nonBreaking(title)}</h3>
          <p>{nonBreaking(text)}</p>
        </li>
      ))}
    </ul>
  );
}
