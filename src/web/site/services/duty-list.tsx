import type { ReactNode } from 'react';
import type { Citation } from '#domain/page-texts/laws.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { LawLink } from '#web/site/kit/law-link.tsx';

export interface Duty {
  title: string;
  text: string;
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
      <Duties duties={duties.slice(0, IN_SIGHT)} />
      {folded.length > 0 && (
        <Folded title={`Ďalšie povinnosti (${folded.length})`}>
          <Duties duties={folded} />
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

function Duties({ duties }: { duties: Duty[] }) {
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
