/** Each engine limits the number of parameters in one statement. */
const ROWS_PER_STATEMENT = 500;

/** The rows in batches, unless said otherwise as large as one statement takes. */
export function batchesOf<Row>(rows: readonly Row[], size = ROWS_PER_STATEMENT): Row[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
