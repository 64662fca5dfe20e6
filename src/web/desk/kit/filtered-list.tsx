import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Pager } from '#web/shared/pager.tsx';
import { EmptyList } from './desk-list.tsx';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';
import { KEYS } from './keys.ts';
import type { AnyFilter, List } from './list.ts';

interface FilteredListProps<Filter extends AnyFilter> extends FilterBarProps<Filter> {
  page: PageOfRows;
  /** Shown between the filter and the rows. */
  above?: ReactNode;
  /** Shown in place of a list without rows, if not what the list declares. */
  empty?: ReactNode;
  /** Shown in place of rows that could not be read. */
  failure?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

interface PageOfRows {
  page: number;
  pageSize: number;
  total: number;
  /** A total above this is shown as „more than“, and later rows are not shown. */
  countMax?: number;
  /** The number of rows in each state, where the list has tabs. */
  counts?: Counts;
}

type Counts = Readonly<Record<string, number>>;

const MORE = 'Hľadaniu zodpovedajú aj ďalšie. Nájdete ich presnejším hľadaním alebo ďalším filtrom.';

/** A declared list: its states as tabs, its filter, and one page of its rows. */
export function FilteredList<Filter extends AnyFilter>({
  page,
  above,
  empty,
  failure,
  children,
  ...bar
}: FilteredListProps<Filter>) {
  const { list, filter, options } = bar;
  const { total, countMax = total, counts } = page;
  const shownTotal = Math.min(total, countMax);
  const count = counted(shownTotal, ...list.noun);
  return (
    <>
      {counts && <StateTabs list={list} filter={filter} counts={counts} countMax={page.countMax} />}
      {(list.search || list.fields.some(({ key }) => key !== 'state')) && (
        <FilterBar {...bar} count={total > countMax ? `viac ako ${count}` : count} />
      )}
      {above}
      {failure || (total === 0 && (empty || <NoRows list={list} narrowing={list.narrowing(filter, options)} />)) || (
        <>
          {children}
          <Pager {...page} total={shownTotal} path={(page) => list.at({ ...filter, page })} keys={KEYS} />
          {total > countMax && <p className="list-end">{nonBreaking(MORE)}</p>}
        </>
      )}
    </>
  );
}

interface StateTabsProps<Filter extends AnyFilter> {
  list: List<Filter>;
  filter: Partial<NoInfer<Filter>> & { state?: string };
  counts: Counts;
  /** A count above this is shown as „more than“. */
  countMax?: number;
}

/** Links that filter a list by state, each with its count. */
function StateTabs<Filter extends AnyFilter>({ list, filter, counts, countMax = Infinity }: StateTabsProps<Filter>) {
  const titles = list.tabs && { all: list.tabs.all, ...list.tabs.states };
  return (
    <nav className="tabs" aria-label={list.tabs?.label}>
      {Object.entries(titles ?? {}).map(([tab, title], index) => {
        const state = tab === 'all' ? undefined : tab;
        const count = counts[tab] ?? 0;
        return (
          <Link
            key={tab}
            to={list.at({ ...filter, state, page: 1 })}
            preventScrollReset
            aria-current={filter.state === state ? 'page' : undefined}
            aria-keyshortcuts={String(index + 1)}
          >
            {title} <span>{count > countMax ? `${countMax}+` : count}</span>
          </Link>
        );
      })}
    </nav>
  );
}

/** Says why a list has no rows: there are none at all, or its filter matches none. */
export function NoRows({ list, narrowing }: { list: Pick<List, 'path' | 'empty' | 'noMatch'>; narrowing: string[] }) {
  return narrowing.length === 0 ? (
    <EmptyList title={list.empty.title}>{list.empty.text && nonBreaking(list.empty.text)}</EmptyList>
  ) : (
    <EmptyList title={list.noMatch} clearPath={list.path}>
      {nonBreaking(`Výber: ${narrowing.join(', ')}.`)}
    </EmptyList>
  );
}
