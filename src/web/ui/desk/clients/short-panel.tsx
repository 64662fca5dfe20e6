import type { ReactNode } from 'react';
import { Panel } from '#web/ui/desk/panel.tsx';

interface ShortPanelProps {
  title: string;
  total: number;
  /** How many of them stand here. */
  shown: number;
  /** Where all of them are. */
  allPath: string;
  columns: readonly string[];
  /** What is said where there is none. */
  none: string;
  children: ReactNode;
}

/** The first rows of a list, how many there are, and the way to all of them. */
export function ShortPanel({ title, total, shown, allPath, columns, none, children }: ShortPanelProps) {
  return (
    <Panel title={title} note={String(total)} aside={total > shown && <a href={allPath}>Všetky</a>}>
      {total === 0 ? (
        <p className="panel-body muted">{none}</p>
      ) : (
        <table className="rows rows--short" aria-label={title}>
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
