import type { ReactNode, RefObject } from 'react';
import type { ListFilter } from './list-filter.ts';
import { SearchField } from './search-field.tsx';

interface ListSearchProps {
  /** The address of the list. */
  action: string;
  filter: ListFilter<string>;
  placeholder: string;
  /** The state chosen in the tabs above, in words; this and the next are shown when the list is printed. */
  stateLabel?: string;
  /** The active fields of this list, in words. */
  narrowedBy?: (string | undefined)[];
  /** The current number of rows, in words. */
  count: string;
  /** True when the state is chosen by a field, not by tabs above. */
  hasStateField?: boolean;
  /** With scripts, the fields' values apply at once. */
  live?: { form: RefObject<HTMLFormElement | null>; apply(): void };
  /** Fields that only this list has. */
  children?: ReactNode;
}

/**
 * Filters a list of the desk; a plain form that works without scripts, and its result has an address. Where the fields
 * of one list do not fit beside the search they are folded, unless one of them is in use.
 */
export function ListSearch({
  filter,
  stateLabel,
  narrowedBy = [],
  placeholder,
  count,
  children,
  ...props
}: ListSearchProps) {
  const { action, hasStateField, live } = props;
  const narrowed = [filter.search && `hľadanie „${filter.search}“`, stateLabel, ...narrowedBy].filter(Boolean);
  const submit = (
    <button type="submit" className={`btn btn--line btn--sm ${live ? 'without-scripts' : ''}`}>
      {children ? 'Filtrovať' : 'Hľadať'}
    </button>
  );
  return (
    <search>
      <form
        ref={live?.form}
        method="get"
        action={action}
        className="filter-bar"
        onInput={live?.apply}
        onSubmit={(event) => {
          if (!live) return;
          event.preventDefault();
          live.apply();
        }}
      >
        {filter.state && !hasStateField && <input type="hidden" name="stav" value={filter.state} />}
        <SearchField search={filter.search} placeholder={placeholder} />
        {children ? (
          <details className="filter-fold" open={narrowedBy.some(Boolean)}>
            <summary>Filtre</summary>
            {children}
            {submit}
          </details>
        ) : (
          submit
        )}
        <p className="filter-count" role="status">
          {count}
        </p>
      </form>
      <p className="on-paper">
        {`${narrowed.length > 0 ? `Výber: ${narrowed.join(', ')}` : 'Bez výberu'} – ${count}`}
      </p>
    </search>
  );
}

interface FilterSelectProps {
  label: string;
  name: string;
  value: string | undefined;
  /** The label of the option without a filter; undefined where one of the options is the default. */
  any?: string;
  /** The `<option>` elements. */
  children: ReactNode;
}

/** A field that filters or orders a list. */
export function FilterSelect({ label, name, value = '', any, children }: FilterSelectProps) {
  return (
    <label>
      {label}
      <select className="input" name={name} defaultValue={value}>
        {any && <option value="">{any}</option>}
        {children}
      </select>
    </label>
  );
}
