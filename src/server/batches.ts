import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Each engine limits the number of parameters in one statement. */
const ROWS_PER_STATEMENT = 500;

/** The rows in batches, unless said otherwise as large as one statement takes. */
export function batchesOf<Row>(rows: readonly Row[], size = ROWS_PER_STATEMENT): Row[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}

/** Rows read at a time: some tens of milliseconds, between which other requests are served. */
const ROWS_READ = 500;

/** All rows, in batches: each begins after the last row of the previous one, so that late ones take no longer. */
export async function* listInBatches<Row extends Place, Place = Row>(
  listAfter: (last: Place | undefined, limit: number) => Promise<Row[]>,
  limit = ROWS_READ,
): AsyncGenerator<Row[], void> {
  let rows: Row[] = [];
  do {
    rows = await listAfter(rows.at(-1), limit);
    if (rows.length > 0) yield rows;
    await yieldToEventLoop();
  } while (rows.length === limit);
}

/** The same, one by one. */
export async function* rowsInBatches<Row extends Place, Place = Row>(
  ...listing: Parameters<typeof listInBatches<Row, Place>>
): AsyncGenerator<Row, void> {
  for await (const rows of listInBatches<Row, Place>(...listing)) yield* rows;
}
