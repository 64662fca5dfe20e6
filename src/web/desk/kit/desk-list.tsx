import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { Sign } from '#web/shared/sign.tsx';
import { useRowsShown } from './use-rows-shown.ts';

/** A column of a table whose cells follow from its rows. */
export interface Column<Row> {
  title: string;
  hidesTitle?: true;
  /** The role of its cells (`Table`). */
  className?: string;
  /** What a cell means where the table has no head. */
  label?: string;
  cell(row: Row): ReactNode;
}

/** The column of what can be done with a row; its cell is empty where nothing can. */
export function actsColumn<Row>(actsOf: (row: Row) => ReactNode): Column<Row> {
  return {
    title: 'Akcie',
    className: 'r',
    cell(row) {
      const acts = actsOf(row);
      return acts && <div className="row-actions">{acts}</div>;
    },
  };
}

export interface TableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row, index: number): string | number;
  /** `off` for what is no longer, `urgent` for what needs attention. */
  classOf?(row: Row): string | undefined;
  /** Columns of equal width, the same in each of several tables. */
  isEven?: boolean;
  /** The last row. */
  children?: ReactNode;
}

/**
 * The table of a list of the desk. A cell has its role as its class: `sel`, `title`, `long` for a typed text, `num`, `r`
 * for the right edge; below 75 rem the cells without a role are one wrapping line under the title.
 */
export function Table<Row>({ label, columns, rows, keyOf, classOf, isEven, children }: TableProps<Row>) {
  const rowsShown = useRowsShown();
  return (
    <table className={isEven ? 'rows rows--even' : 'rows'} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, hidesTitle, className }) => (
            <th key={title} scope="col" className={className}>
              {hidesTitle ? <span className="sr-only">{title}</span> : nonBreaking(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, rowsShown).map((row, index) => (
          <tr key={keyOf(row, index)} className={classOf?.(row)}>
            {columns.map(({ title, className, label, cell }) => (
              <td key={title} className={className} data-label={label}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
        {rowsShown >= rows.length && children}
      </tbody>
    </table>
  );
}

interface EmptyListProps {
  title: string;
  /** The address of the list without its filter; undefined when nothing is filtered. */
  clearPath?: string;
  children?: ReactNode;
}

/** Shown in place of a list without rows. */
export function EmptyList({ title, clearPath, children }: EmptyListProps) {
  return (
    <div className="empty">
      <Sign src="system-info" size={56} />
      <h2>{nonBreaking(title)}</h2>
      {children && <p>{children}</p>}
      {clearPath && (
        <div className="btns">
          <Link className="btn btn--line btn--sm" to={clearPath} preventScrollReset>
            Vymazať filtre
          </Link>
        </div>
      )}
    </div>
  );
}
