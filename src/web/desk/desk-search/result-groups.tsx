import { Badge } from '#web/desk/kit/badge.tsx';
import { HighlightedText } from '#web/shared/highlighted-text.tsx';
import type { ShownGroup, ShownResult } from './shown-groups.ts';

/** The results of the search page, group by group. */
export function ResultGroups({ groups }: { groups: readonly ShownGroup[] }) {
  return (
    <div className="results">
      {groups.map(({ title, results, lists }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {results.map((result) => (
              <li key={`${result.path} ${result.name[0]?.text}`}>
                <a href={result.path}>
                  <ResultText result={result} />
                </a>
              </li>
            ))}
            {lists.map(({ path, label }) => (
              <li key={path}>
                <a className="result-list" href={path}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A result's name, its distinguishing facts, and its state. */
export function ResultText({ result: { name, facts, badge } }: { result: ShownResult }) {
  return (
    <>
      <b>
        <HighlightedText pieces={name} />
      </b>
      {badge && <Badge {...badge} />}
      <span>
        <HighlightedText pieces={facts} />
      </span>
    </>
  );
}
