import type { ReactNode } from 'react';
import type { Citation } from '#domain/page-texts/laws.ts';
import { Icon } from '#web/shared/icon.tsx';
import { LawLink } from '#web/site/kit/law-link.tsx';
import { type Point, Points } from '#web/site/kit/points.tsx';

export interface Duty extends Point {
  law: Citation;
}

/** How many duties are shown; the rest unfolds without scripts. */
const IN_SIGHT = 3;

/** Legal duties, each with its source; the blue plate of § is used nowhere else. */
export function DutyList({ duties }: { duties: Duty[] }) {
  const folded = duties.slice(IN_SIGHT);
  const laws = new Map(duties.map(({ law }) => [law.url, law]));
  return (
    <div className="duty-list">
      <Points className="must" points={duties.slice(0, IN_SIGHT)} />
      {folded.length > 0 && (
        <Folded title={`Ďalšie povinnosti (${folded.length})`}>
          <Points className="must" points={folded} />
        </Folded>
      )}
      <Folded title="Úplné názvy predpisov">
        <ul>
          {[...laws.values()].map((law) => (
            <li key={law.url}>
              <LawLink law={{ ...law, label: law.regulation }} isNamed />
            </li>
          ))}
        </ul>
      </Folded>
    </div>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="more">
      <summary>
        {title} <Icon name="caret" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
