import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Rows read at a time: some tens of milliseconds, between which other requests are served. */
const BATCH = 500;

/** All rows, in batches: each begins after the last row of the previous one, so that late ones take no longer. */
export async function* listInBatches<Row>(
  listAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
  limit = BATCH,
): AsyncGenerator<Row[], void> {
  let rows: Row[] = [];
  do {
    rows = await listAfter(rows.at(-1), limit);
    if (rows.length > 0) yield rows;
    await yieldToEventLoop();
  } while (rows.length === limit);
}
