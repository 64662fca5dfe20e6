import type { Citation } from '#domain/page-texts/laws.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { LawLink } from './law-link.tsx';

export interface Duty {
  title: string;
  text: string;
  law: Citation;
}

/** What the law asks: the blue disc means „you must“ and stands nowhere else, each duty with the place it is written in. */
export function DutyList({ duties }: { duties: Duty[] }) {
  return (
    <ul className="must">
      {duties.map(({ title, text, law }) => (
        <li key={title}>
          <h3>{nonBreaking(title)}</h3>
          <p>{nonBreaking(text)}</p>
          <LawLink law={law} />
        </li>
      ))}
    </ul>
  );
}
