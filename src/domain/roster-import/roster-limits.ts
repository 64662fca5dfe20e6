/** Rows of one table; a larger one is not a list of people of one course. */
export const ROSTER_ROWS_MAX = 5_000;

export const TABLE_BYTES_MAX = 2_000_000;

/** Characters of pasted text: enough for 5 000 rows of participants. */
export const PASTED_LENGTH_MAX = 800_000;

export const TABLE_ACCEPT = '.xlsx,.csv,.txt,.tsv';
