import type { ReactNode } from 'react';
import { Panel } from '#web/desk/kit/panel.tsx';

interface ShortPanelProps {
  title: string;
  total: number;
  /** How many rows are shown here. */
  shown: number;
  /** The address of the full list. */
  allPath: string;
  columns: readonly string[];
  /** The text shown when there are no rows. */
  none: string;
  children: ReactNode;
}

/** The first rows of a list, their total number, and a link to the full list. */
export function ShortPanel({ title, total, shown, allPath, columns, none, children }: ShortPanelProps) {
  return (
    <Panel title={title} note={String(total)} aside={total > shown && <a href={allPath}>Všetky</a>}>
      {total === 0 ? (
        <p className="panel-body muted">{none}</p>
      ) : (
        <table className="rows" aria-label={title}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </Panel>
  );
}
