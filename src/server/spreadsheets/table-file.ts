import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { type CellValue, readSheet } from 'read-excel-file/universal';

// Reads a table that a user sent, in a worker thread, which is this file as well: a workbook of 5 000 rows would block
// the event loop for a second, and a malicious one indefinitely. It imports none of our modules, or the thread would
// load the whole server.

/** Why a file cannot be read as a table. */
export type TableRefusal = 'old-excel' | 'macros' | 'too-large' | 'too-many-rows' | 'unreadable';

export type TableReading = { rows: string[][]; refusal?: undefined } | { refusal: TableRefusal };

interface Task {
  table: { bytes: Uint8Array; rowsMax: number };
}

const HEAP_MEGABYTES_MAX = 384;
const MILLISECONDS_MAX = 8_000;

/** The most bytes the parts of a workbook may have unpacked: ten times 5 000 rows of people. */
const UNPACKED_BYTES_MAX = 50_000_000;

/** Longer rows and cells are cut: no list of participants needs more. A single row may be the names of all. */
const COLUMNS_MAX = 50;
const CELL_LENGTH_MAX = 1_000;

/** Reads a workbook (.xlsx) or a text with separators; `rowsMax` counts filled rows. */
export async function readTableFile(bytes: Uint8Array, rowsMax: number): Promise<TableReading> {
  const thread = new Worker(new URL(import.meta.url), {
    workerData: { table: { bytes, rowsMax } } satisfies Task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES_MAX },
  });
  try {
    const [reading] = await once(thread, 'message', { signal: AbortSignal.timeout(MILLISECONDS_MAX) });
    return reading;
  } catch {
    // it took too long or too much memory
    return { refusal: 'too-large' };
  } finally {
    await thread.terminate();
  }
}

/** Runs in the thread. */
async function read({ bytes, rowsMax }: Task['table']): Promise<TableReading> {
  const rows = begins(bytes, ZIP) ? await readWorkbook(bytes) : readDelimited(bytes);
  if (!Array.isArray(rows)) return rows;
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const isSingle = filled.length === 1;
  if ((isSingle ? filled.flat() : filled).length > rowsMax) return { refusal: 'too-many-rows' };
  const cut = (row: string[]) => row.slice(0, isSingle ? rowsMax : COLUMNS_MAX);
  return { rows: filled.map((row) => cut(row).map((cell) => cell.slice(0, CELL_LENGTH_MAX))) };
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The older files of Office (.xls), and workbooks with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

function begins(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}

async function readWorkbook(bytes: Uint8Array): Promise<string[][] | { refusal: TableRefusal }> {
  try {
    let unpackedBytes = 0;
    let hasMacros = false;
    unzipSync(bytes, {
      // reads only the directory and unpacks nothing; a part that declares too small a size is cut there when unpacked
      filter: ({ name, originalSize }) => {
        unpackedBytes += originalSize;
        hasMacros ||= /vbaProject|macrosheets/i.test(name);
        return false;
      },
    });
    if (hasMacros) return { refusal: 'macros' };
    if (unpackedBytes > UNPACKED_BYTES_MAX) return { refusal: 'too-large' };
    const sheet = await readSheet(bytes.slice().buffer as ArrayBuffer);
    return sheet.map((row) => row.map(asText));
  } catch {
    return { refusal: 'unreadable' };
  }
}

function asText(value: CellValue | null): string {
  if (value === null) return '';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

function readDelimited(bytes: Uint8Array): string[][] | { refusal: TableRefusal } {
  if (begins(bytes, COMPOUND)) return { refusal: 'old-excel' };
  // the format that Excel calls „Unicode text“
  if (begins(bytes, [0xff, 0xfe])) return parse(new TextDecoder('utf-16le').decode(bytes));
  // text files contain no zero byte, nearly all other files do
  return bytes.includes(0) ? { refusal: 'unreadable' } : parse(decoded(bytes));
}

/** Text that is not UTF-8 was written by an older Excel in Slovakia. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** In order of precedence, where several occur in equally many lines. */
const SEPARATORS = ['\t', ';', '|', ','];

function parse(text: string): string[][] {
  const delimiter = separatorOf(text);
  const quoted = Papa.parse<string[]>(text, { delimiter });
  // an unclosed quotation mark would make one cell of everything after it
  const isBroken = quoted.errors.some(({ type }) => type === 'Quotes');
  const { data } = isBroken ? Papa.parse<string[]>(text, { delimiter, quoteChar: '\0' }) : quoted;
  return delimiter === ',' && isCommaForm(data) ? data.map((row) => [row.join(',')]) : data;
}

/** The separator most lines contain; blank lines and open quotation marks would mislead the library's guess. */
function separatorOf(text: string): string {
  const lines = text.slice(0, GUESSED_BY_LENGTH).split('\n');
  const counts = SEPARATORS.map((separator) => lines.filter((line) => line.includes(separator)).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] as string;
}

const GUESSED_BY_LENGTH = 20_000;

/** „Polák, Ján“ is one cell: true where each row has at most one comma, followed by a space. */
function isCommaForm(rows: readonly string[][]): boolean {
  return rows.every(({ length, 1: second = ' ' }) => length <= 2 && second.startsWith(' '));
}

// tests run in threads too, with other worker data
if (parentPort && workerData?.table) parentPort.postMessage(await read((workerData as Task).table));
