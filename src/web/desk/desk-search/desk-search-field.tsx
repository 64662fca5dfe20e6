import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { SEARCH_LENGTH_MAX } from '#domain/search.ts';
import { counted } from '#domain/slovak.ts';
import { DESK_SEARCH } from '#web/desk/kit/desk-sections.ts';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Icon } from '#web/shared/icon.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { ResultText } from './result-groups.tsx';
import type { ShownGroup } from './shown-groups.ts';
import { type CurrentResults, useResultGroups } from './use-result-groups.ts';

/**
 * The search of the whole desk, in its bar: a plain form. With scripts, results appear below while the user types
 * (WAI-ARIA: an editable combobox with a list).
 */
export function DeskSearchField() {
  const { pathname, search } = useLocation();
  const submittedSearch = pathname === DESK_SEARCH ? (new URLSearchParams(search).get('q') ?? '') : '';
  const isHydrated = useHydrated();
  const listId = useId();
  const { results, active, requestResults, move, close } = useResultGroups();
  const optionId = (index: number) => `${listId}-${index}`;

  function onKeyDown(event: React.KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || !results) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && active !== undefined) document.getElementById(optionId(active))?.click();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  }

  return (
    <search className="desk-search" onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}>
      <form action={DESK_SEARCH}>
        <label className="sr-only" htmlFor="hladanie">
          Hľadať v&nbsp;celej správe
        </label>
        <input
          key={submittedSearch}
          id="hladanie"
          className="input"
          type="search"
          name="q"
          maxLength={SEARCH_LENGTH_MAX}
          placeholder="Hľadať v celej správe"
          defaultValue={submittedSearch}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts={KEYS.search}
          onInput={(event) => requestResults(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          {...(isHydrated && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': results !== undefined,
            'aria-controls': results && listId,
            'aria-activedescendant': active === undefined ? undefined : optionId(active),
          })}
        />
        <button type="submit" aria-label="Hľadať">
          <Icon name="search" />
        </button>
      </form>
      {results && <ResultOptions id={listId} optionId={optionId} active={active} {...results} />}
      <p className="sr-only" role="status">
        {results && resultCountSentence(results.groups)}
      </p>
    </search>
  );
}

interface ResultOptionsProps extends CurrentResults {
  id: string;
  optionId(index: number): string;
  /** The index of the option selected by the arrow keys. */
  active: number | undefined;
}

/** The results, as options of the field above; each is a link. */
function ResultOptions({ id, optionId, active, text, groups }: ResultOptionsProps) {
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
function resultCountSentence(groups: readonly ShownGroup[]): string {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  return count > 0
    ? `${counted(count, 'výsledok', 'výsledky', 'výsledkov')}, prechádzajte šípkami`
    : 'Nič sme nenašli.';
}
