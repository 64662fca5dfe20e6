import { useState } from 'react';
import { useLocation } from 'react-router';
import { DateField } from '#web/shared/date-field.tsx';
import { Choices } from './choices.tsx';
import type { AnyFilter, Field, List, Option, Options } from './list.ts';
import { readDays } from './list-days.ts';
import { SearchField } from './search-field.tsx';
import { useLiveFilter } from './use-live-filter.ts';

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
