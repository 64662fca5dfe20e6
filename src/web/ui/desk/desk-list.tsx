import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Pager } from '#web/ui/shared/pager.tsx';
import { Sign } from '#web/ui/shared/sign.tsx';
import { KEYS } from './keys.ts';
import type { ListFilter } from './list-filter.ts';

interface StateTabsProps<State extends string, Filter extends ListFilter<State>> {
  label: string;
  /** What the tab of each state is called, and that of all. */
  titles: Record<'all' | State, string>;
  counts: Record<'all' | State, number>;
  /** A count above it only says that there are more. */
  countMax?: number;
  filter: Filter;
  /** The address of the list so narrowed. */
  path(filter: Filter): string;
}

/** The states a list of the desk can be narrowed to, each with how many there are; plain links. */
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

interface DeskListProps {
  page: number;
  pageSize: number;
  total: number;
  /** A total above it only says that there are more, and no more are shown. */
  countMax?: number;
  /** The address of a page. */
  path(page: number): string;
  /** What stands in place of a list without rows. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** One page of a list of the desk, and the way to the others. */
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

/** „12 e-mailov“, „viac ako 1000 e-mailov“ where no more are counted. */
export function foundWords(
  { total, countMax = total }: { total: number; countMax?: number },
  ...forms: [one: string, few: string, many: string]
): string {
  return total > countMax ? `viac ako ${counted(countMax, ...forms)}` : counted(total, ...forms);
}

interface RowsProps {
  /** The table's class is `rows--` and this. */
  name: string;
  /** What the rows are. */
  label: string;
  columns: { title: string; className?: string }[];
  children: ReactNode;
}

/** The table of a list of the desk; on a phone each row is a card. */
export function Rows({ name, label, columns, children }: RowsProps) {
  return (
    <table className={`rows rows--${name}`} aria-label={label}>
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
  /** Where the list is without its filter; none when nothing is filtered. */
  clearPath?: string;
  /** The list is kept fresh by scripts: it is cleared without loading the page anew. */
  isLive?: boolean;
  children?: ReactNode;
}

/** What stands in place of a list without rows. */
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
