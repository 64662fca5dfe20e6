import type { ReactNode, RefObject } from 'react';
import type { ListFilter } from './list-filter.ts';
import { SearchField } from './search-field.tsx';

interface ListSearchProps {
  /** The address of the list. */
  action: string;
  filter: ListFilter<string>;
  placeholder: string;
  /** The list's other active filters, in words; shown when the list is printed. */
  narrowedBy: (string | undefined)[];
  /** The current number of rows, in words. */
  count: string;
  className: string;
  /** True when the state is chosen by a field, not by tabs above. */
  hasStateField?: boolean;
  /** With scripts, the fields' values apply at once. */
  live?: { form: RefObject<HTMLFormElement | null>; apply(): void };
  /** Fields that only this list has. */
  children?: ReactNode;
}

/** Filters a list of the desk; a plain form that works without scripts, and its result has an address. */
export function ListSearch({
  filter,
  narrowedBy,
  placeholder,
  count,
  className,
  children,
  ...props
}: ListSearchProps) {
  const { action, hasStateField, live } = props;
  const narrowed = [filter.search && `hľadanie „${filter.search}“`, ...narrowedBy].filter(Boolean);
  return (
    <search>
      <form
        ref={live?.form}
        method="get"
        action={action}
        className={`filter-bar ${className}`}
        onInput={live?.apply}
        onSubmit={(event) => {
          if (!live) return;
          event.preventDefault();
          live.apply();
        }}
      >
        {filter.state && !hasStateField && <input type="hidden" name="stav" value={filter.state} />}
        <SearchField search={filter.search} placeholder={placeholder} />
        {children}
        <button type="submit" className={`btn btn--line btn--sm ${live ? 'without-scripts' : ''}`}>
          {children ? 'Filtrovať' : 'Hľadať'}
        </button>
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
