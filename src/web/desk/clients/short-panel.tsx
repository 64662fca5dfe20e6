import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';

/** A client's newest rows of one kind, and their total number. */
export interface ShortList<Row> {
  rows: Row[];
  total: number;
}

interface ShortPanelProps<Row> extends ShortList<Row> {
  title: string;
  /** The address of the full list. */
  allPath: string;
  columns: readonly Column<Row>[];
  keyOf(row: Row): string;
  /** The text shown when there are no rows. */
  none: string;
}

/** The first rows of a list, their total number, and a link to the full list. */
export function ShortPanel<Row>({ title, total, allPath, none, ...table }: ShortPanelProps<Row>) {
  return (
    <Panel title={title} note={String(total)} aside={total > table.rows.length && <a href={allPath}>Všetky</a>}>
      {total === 0 ? <p className="panel-body muted">{none}</p> : <Table label={title} {...table} />}
    </Panel>
  );
}
