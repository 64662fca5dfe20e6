import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { SEARCH_LENGTH_MAX } from '#domain/search.ts';
import { DateField } from '#web/shared/date-field.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { Choices } from './choices.tsx';
import { hasChanges } from './guarded-form.tsx';
import { KEYS } from './keys.ts';
import type { AnyFilter, Field, List, Option, Options } from './list.ts';
import { readDays } from './query.ts';

export interface FilterBarProps<Filter extends AnyFilter> {
  list: List<Filter>;
  filter: Partial<NoInfer<Filter>>;
  /** The choices of its fields that are read from the database. */
  options?: Options<NoInfer<Filter>>;
}

/**
 * The form that filters a list, and what it is filtered by when the list is printed. Its result has an address, and it
 * works without scripts. Where the fields do not fit beside the search they are folded, unless one of them is in use.
 */
export function FilterBar<Filter extends AnyFilter>({
  list,
  filter,
  options = {},
  count,
}: FilterBarProps<Filter> & { /** The current number of rows, in words. */ count: string }) {
  const form = useLiveFilter(list);
  const narrowing = list.narrowing(filter, options);
  const [isInUse] = useState(list.narrowing({ ...filter, search: undefined, state: undefined }).length > 0);
  const fields = list.fields
    .filter(({ key }) => !(list.tabs && key === 'state'))
    .map(({ key, ...field }) => (
      <FilterField key={key} {...field} value={String(filter[key] ?? '')} read={options[key]} />
    ));
  const isSearchAlone = fields.length === 0;
  const button = (
    <button type="submit" className="btn btn--line btn--sm without-scripts">
      {isSearchAlone ? 'Hľadať' : 'Filtrovať'}
    </button>
  );
  return (
    <search>
      <form {...form} method="get" action={list.path} className="filter-bar">
        {list.tabs && <input type="hidden" name="stav" value={(filter as { state?: string }).state ?? ''} />}
        {list.search && <SearchField search={filter.search} placeholder={list.search} />}
        {isSearchAlone ? (
          button
        ) : (
          <details className="filter-fold" open={isInUse}>
            <summary>Filtre</summary>
            {fields}
            {list.days && <DaysFields labels={list.days} />}
            {button}
          </details>
        )}
        <p className="filter-count" role="status">
          {count}
        </p>
      </form>
      <p className="on-paper">
        {`${narrowing.length > 0 ? `Výber: ${narrowing.join(', ')}` : 'Bez výberu'} – ${count}`}
      </p>
    </search>
  );
}

interface FilterFieldProps extends Field {
  value: string;
  /** Its choices from the database, in place of the declared ones. */
  read: readonly Option[] | undefined;
}

/** A field without choices is not shown and stays as it is. */
function FilterField({ name, label, any, options = {}, value, read }: FilterFieldProps) {
  const choices = read ?? Object.entries(options).map(([id, name]): Option => ({ id, name }));
  if (choices.length === 0) return value && <input type="hidden" name={name} value={value} />;
  return (
    <label>
      {label}
      <select className="input" name={name} defaultValue={value || (any ? '' : choices[0]?.id)}>
        {any && <option value="">{any}</option>}
        <Choices choices={choices} />
      </select>
    </label>
  );
}

/** The first and the last day; an invalid day stays as typed, with an error. */
function DaysFields({ labels }: { labels: { from: string; to: string } }) {
  const { entered, complaints } = readDays(new URLSearchParams(useLocation().search));
  return (
    <>
      <DateField name="od" label={labels.from} defaultValue={entered.from} error={complaints.from} hint="" />
      <DateField name="do" label={labels.to} defaultValue={entered.to} error={complaints.to} hint="" />
    </>
  );
}

/** While the user is typing, the list is not read. */
const PAUSE_MILLISECONDS = 120;

/**
 * Applies the fields of a list's filter as they change: they replace the address, and the router reads the list for it.
 * The fields are uncontrolled; they are filled in when the address changes by other means (Back, „Vymazať filtre“).
 */
function useLiveFilter(list: Pick<List, 'at' | 'read'>) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  // only the form replaces the address: that must not overwrite a field being typed into
  const isByForm = useNavigationType() === 'REPLACE';
  const query = new URLSearchParams(search);
  // a new filter starts from the first page
  const current = list.at({ ...list.read(query), page: 1 });
  const applied = useRef(current);
  const shownKey = useRef(key);

  function apply() {
    clearTimeout(pause.current);
    if (!form.current) return;
    const entered = enteredIn(form.current);
    const address = list.at(entered);
    // an unfinished day is not an error yet
    if (address === applied.current || hasWrongDay(entered)) return;
    applied.current = address;
    navigate(address, { replace: true, preventScrollReset: true });
  }

  // an effect because only the DOM has the values chosen before scripts ran or restored by the browser; behind a dialog
  // they are not applied, as that would close it with all that was entered
  useEffect(() => {
    if (pathname === list.at({}) && form.current && hasChanges(form.current)) apply();
  }, []);

  useEffect(() => {
    if (key === shownKey.current) return;
    shownKey.current = key;
    if (isByForm) return;
    applied.current = current;
    fillIn(form.current, query);
  });

  return {
    ref: form,
    onInput() {
      clearTimeout(pause.current);
      pause.current = setTimeout(apply, PAUSE_MILLISECONDS);
    },
    // a link that is pressed next must not be overtaken
    onBlur: apply,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      // the server says what is wrong with a day
      if (hasWrongDay(enteredIn(event.currentTarget))) return;
      event.preventDefault();
      apply();
      // as after a new document: the keys of the list work again
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  };
}

function enteredIn(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function hasWrongDay(query: URLSearchParams): boolean {
  return Object.values(readDays(query).complaints).some(Boolean);
}

function fillIn(form: HTMLFormElement | null, query: URLSearchParams): void {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    field.value = query.get(field.name) ?? '';
    // an order that is in no address is the first
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
}

/** The text search of a list of the desk. */
export function SearchField({ search, placeholder }: { search: string | undefined; placeholder: string }) {
  return (
    <label className="search">
      Hľadať
      <Icon name="search" />
      <input
        className="input"
        type="search"
        name="hladat"
        maxLength={SEARCH_LENGTH_MAX}
        placeholder={placeholder}
        defaultValue={search}
        aria-keyshortcuts={`${KEYS.searchList} ${KEYS.search}`}
      />
    </label>
  );
}
