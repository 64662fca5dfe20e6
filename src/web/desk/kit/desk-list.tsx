import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Pager } from '#web/shared/pager.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { KEYS } from './keys.ts';
import type { ListFilter } from './list-filter.ts';

interface StateTabsProps<State extends string, Filter extends ListFilter<State>> {
  label: string;
  /** The titles of the tabs: one for each state and one for all. */
  titles: Record<'all' | State, string>;
  counts: Record<'all' | State, number>;
  /** A count above this is shown as „more than“. */
  countMax?: number;
  filter: Filter;
  /** The address of the list with this filter. */
  path(filter: Filter): string;
}

/** Links that filter a list by state, each with its count. */
export function StateTabs<State extends string, Filter extends ListFilter<State>>({
  label,
  titles,
  counts,
  countMax = Number.POSITIVE_INFINITY,
  filter,
  path,
}: StateTabsProps<State, Filter>) {
  return (
    <nav className="tabs" aria-label={label}>
      {(Object.keys(titles) as ('all' | State)[]).map((tab, index) => {
        const state = tab === 'all' ? undefined : tab;
        return (
          <a
            key={tab}
            href={path({ ...filter, state, page: 1 })}
            aria-current={filter.state === state ? 'page' : undefined}
            aria-keyshortcuts={String(index + 1)}
          >
            {titles[tab]} <span>{counts[tab] > countMax ? `${countMax}+` : counts[tab]}</span>
          </a>
        );
      })}
    </nav>
  );
}

export interface PageOfRows {
  page: number;
  pageSize: number;
  total: number;
  /** A total above this is shown as „more than“, and later rows are not shown. */
  countMax?: number;
}

interface DeskListProps extends PageOfRows {
  path(page: number): string;
  /** Shown in place of a list without rows. */
  empty: ReactNode;
  children: ReactNode;
}

/** One page of a list of the desk, with links to the other pages. */
export function DeskList({ total, countMax = total, empty, children, ...pages }: DeskListProps) {
  if (total === 0) return empty;
  return (
    <>
      {children}
      <Pager total={Math.min(total, countMax)} keys={KEYS} {...pages} />
      {total > countMax && <p className="list-end">{nonBreaking(MORE)}</p>}
    </>
  );
}

const MORE = 'Hľadaniu zodpovedajú aj ďalšie. Nájdete ich dlhším hľadaním alebo ďalším filtrom.';

/** „12 e-mailov“, or „viac ako 1000 e-mailov“ above the counting limit. */
export function totalPhrase(
  { total, countMax = total }: { total: number; countMax?: number },
  ...forms: [one: string, few: string, many: string]
): string {
  return total > countMax ? `viac ako ${counted(countMax, ...forms)}` : counted(total, ...forms);
}

interface RowsProps {
  /** The accessible name of the table. */
  label: string;
  columns: { title: string; className?: string }[];
  /** Columns of equal width, the same in each of several tables. */
  isEven?: boolean;
  children: ReactNode;
}

/**
 * The table of a list of the desk. A cell has its role as its class: `sel`, `title`, `long` for a typed text, `num`, `r`
 * for the right edge; below 75 rem the cells without a role are one wrapping line under the title.
 */
export function Rows({ label, columns, isEven, children }: RowsProps) {
  return (
    <table className={isEven ? 'rows rows--even' : 'rows'} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, className }) => (
            <th key={title} scope="col" className={className}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface EmptyListProps {
  title: string;
  /** The address of the list without its filter; undefined when nothing is filtered. */
  clearPath?: string;
  /** Scripts keep the list current: clearing the filter does not reload the page. */
  isLive?: boolean;
  children?: ReactNode;
}

/** Shown in place of a list without rows. */
export function EmptyList({ title, clearPath, isLive = false, children }: EmptyListProps) {
  return (
    <div className="empty">
      <Sign src="system-info" size={56} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {clearPath && (
        <div className="btns">
          <Link className="btn btn--line btn--sm" to={clearPath} reloadDocument={!isLive} preventScrollReset>
            Vymazať filtre
          </Link>
        </div>
      )}
    </div>
  );
}
