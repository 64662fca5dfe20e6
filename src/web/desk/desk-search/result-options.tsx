import { useEffect, useRef } from 'react';
import { counted } from '#domain/slovak.ts';
import { DESK_SEARCH } from '#web/desk/kit/desk-sections.ts';
import { ResultText } from './result-groups.tsx';
import type { ShownGroup } from './shown-groups.ts';
import type { CurrentResults } from './use-result-groups.ts';

interface ResultOptionsProps extends CurrentResults {
  id: string;
  optionId(index: number): string;
  /** The index of the option selected by the arrow keys. */
  active: number | undefined;
}

/** The results, as options of the field above; each is a link. */
export function ResultOptions({ id, optionId, active, text, groups }: ResultOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  // the focus stays in the field, so the browser does not scroll to the option by itself
  useEffect(() => {
    if (active !== undefined)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  let index = -1;
  function option(path: string, words: React.ReactNode, className?: string) {
    index += 1;
    return (
      <a
        key={index}
        id={optionId(index)}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        className={className}
        href={path}
      >
        {words}
      </a>
    );
  }

  return (
    // a click must not take the focus from the field, which would close the list before the link is followed
    <div ref={list} className="found" id={id} role="listbox" aria-label="Výsledky" onMouseDown={keepFocus}>
      {groups.map(({ title, results, lists }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {results.map((result) => option(result.path, <ResultText result={result} />))}
          {lists.map(({ path, label }) => option(path, label, 'result-list'))}
        </fieldset>
      ))}
      {groups.length === 0 && <p>Nič sme nenašli.</p>}
      {option(`${DESK_SEARCH}?${new URLSearchParams({ q: text })}`, 'Výsledky na celej stránke', 'result-list')}
    </div>
  );
}

function keepFocus(event: React.MouseEvent) {
  event.preventDefault();
}

/** The result count for screen readers. */
export function resultCountSentence(groups: readonly ShownGroup[]): string {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  return count > 0
    ? `${counted(count, 'výsledok', 'výsledky', 'výsledkov')}, prechádzajte šípkami`
    : 'Nič sme nenašli.';
}
