import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import writeExcelFile, { type Row } from 'write-excel-file/node';
import type { Cell } from './spreadsheet.ts';

// An Excel workbook, made in a worker thread, which is this file as well: the library makes it in one go and would
// block the event loop for most of a second with 10 000 rows.

interface Sheet {
  title: string;
  columns: readonly { title: string; width: number }[];
}

/** A workbook of one sheet whose rows are added in batches. */
export interface Workbook {
  add(rows: Cell[][]): void;
  /** The whole workbook as a file. */
  finish(): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the thread, whether the workbook is finished or no longer needed. */
  close(): Promise<unknown>;
}

const HEAP_MEGABYTES_MAX = 768;

export function openWorkbook(sheet: Sheet): Workbook {
  const thread = new Worker(new URL(import.meta.url), {
    workerData: { sheet },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES_MAX },
  });
  const made = once(thread, 'message') as Promise<[Uint8Array<ArrayBuffer>]>;
  // `finish` reports the failure; until it is called there may be no listener
  made.catch(() => undefined);
  return {
    add: (rows) => thread.postMessage(rows),
    async finish() {
      thread.postMessage('finish');
      const [file] = await made;
      return file;
    },
    close: () => thread.terminate(),
  };
}

/** Runs in the thread: collects rows until the message `finish`, then sends the file. */
function collectRows({ title, columns }: Sheet, port: NonNullable<typeof parentPort>): void {
  const rows: Row[] = [columns.map(({ title }) => ({ value: title, fontWeight: 'bold' }))];
  const widths = columns.map(({ width }) => ({ width }));
  port.on('message', async (message: Cell[][] | 'finish') => {
    if (message !== 'finish') {
      rows.push(...message.map((cells) => cells.map(asCell)));
      return;
    }
    const file = await writeExcelFile(rows, { sheet: title, stickyRowsCount: 1, columns: widths }).toBuffer();
    port.postMessage(new Uint8Array(file));
  });
}

function asCell(cell: Cell): Row[number] {
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (typeof cell === 'object') return { type: Date, value: new Date(cell.day), format: 'dd.mm.yyyy' };
  return cell === '' ? null : { type: String, value: cell };
}

// tests run in threads too, with other worker data
if (parentPort && workerData?.sheet) collectRows(workerData.sheet, parentPort);
