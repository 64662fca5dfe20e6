import type { ReactNode } from 'react';
import { Sign } from '#web/ui/shared/sign.tsx';
import type { ListFilter } from './list-filter.ts';
import { SearchField } from './search-field.tsx';

interface StateTabsProps {
  label: string;
  tabs: { title: string; count: number; path: string; isCurrent: boolean }[];
}

/** The states a list of the desk can be narrowed to, each with how many there are; plain links. */
export function StateTabs({ label, tabs }: StateTabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ title, count, path, isCurrent }) => (
        <a key={title} href={path} aria-current={isCurrent ? 'page' : undefined}>
          {title} <span>{count}</span>
        </a>
      ))}
    </nav>
  );
}

interface ListSearchProps {
  filter: ListFilter<string>;
  placeholder: string;
  /** What else the list is narrowed by now, in words; said where the list is printed. */
  narrowedBy: (string | undefined)[];
  /** How many rows there are now, in words. */
  count: string;
  className: string;
  /** Fields only this list has. */
  children?: ReactNode;
}

/** Narrows the list by words; a plain form: it works before scripts do, and its result has an address. */
export function ListSearch({ filter, narrowedBy, placeholder, count, className, children }: ListSearchProps) {
  const narrowed = [filter.search && `hľadanie „${filter.search}“`, ...narrowedBy].filter(Boolean);
  return (
    <search>
      <form method="get" className={`filter-bar ${className}`}>
        {filter.state && <input type="hidden" name="stav" value={filter.state} />}
        <SearchField words={filter.search} placeholder={placeholder} />
        {children}
        <button type="submit" className="btn btn--line btn--sm">
          {children ? 'Filtrovať' : 'Hľadať'}
        </button>
        <span className="filter-count">{count}</span>
      </form>
      <p className="on-paper">
        {`${narrowed.length > 0 ? `Výber: ${narrowed.join(', ')}` : 'Bez výberu'} – ${count}`}
      </p>
    </search>
  );
}

interface EmptyListProps {
  title: string;
  /** Where the list is without its filter; none when nothing is filtered. */
  clearPath?: string;
  children: ReactNode;
}

/** What stands in place of a list without rows. */
export function EmptyList({ title, clearPath, children }: EmptyListProps) {
  return (
    <div className="empty">
      <Sign src="system-info" size={56} />
      <h2>{title}</h2>
      <p>{children}</p>
      {clearPath && (
        <div className="btns">
          <a className="btn btn--line btn--sm" href={clearPath}>
            Vymazať filtre
          </a>
        </div>
      )}
    </div>
  );
}
