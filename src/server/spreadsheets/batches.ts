import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** So many are read at a time: some tens of milliseconds, between which others are served. */
const BATCH = 500;

/** All rows there are, a batch at a time: each is found by where the last one ended, so that one far back takes no longer. */
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
