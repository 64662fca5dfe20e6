import { useId } from 'react';
import { useLocation } from 'react-router';
import { SEARCH_LENGTH_MAX } from '#domain/search.ts';
import { DESK_SEARCH } from '#web/desk/kit/desk-sections.ts';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Icon } from '#web/shared/icon.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { ResultOptions, resultCountSentence } from './result-options.tsx';
import { useResultGroups } from './use-result-groups.ts';

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
