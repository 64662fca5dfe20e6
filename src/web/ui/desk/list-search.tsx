import type { ReactNode, RefObject } from 'react';
import type { ListFilter } from './list-filter.ts';
import { SearchField } from './search-field.tsx';

interface ListSearchProps {
  /** The address of the list. */
  action: string;
  filter: ListFilter<string>;
  placeholder: string;
  /** What else the list is narrowed by now, in words; said where the list is printed. */
  narrowedBy: (string | undefined)[];
  /** How many rows there are now, in words. */
  count: string;
  className: string;
  /** The state is chosen by one of the fields, not by tabs above. */
  hasStateField?: boolean;
  /** With scripts what stands in the fields is in force at once. */
  live?: { form: RefObject<HTMLFormElement | null>; apply(): void };
  /** Fields only this list has. */
  children?: ReactNode;
}

/** Narrows a list of the desk; a plain form: it works before scripts do, and its result has an address. */
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
        <SearchField words={filter.search} placeholder={placeholder} />
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
  /** The choice that narrows nothing; none where one of the options is the default. */
  any?: string;
  /** The options: by their value what each is called, or whole. */
  children: ReactNode;
}

/** A choice that narrows or orders a list. */
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
