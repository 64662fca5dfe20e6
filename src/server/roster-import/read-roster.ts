import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Day } from '#domain/day.ts';
import { ROSTER_ROWS_MAX, TABLE_BYTES_MAX } from '#domain/roster-import/roster-limits.ts';
import {
  type EnteredParticipant,
  participantReader,
  type RosterRow,
  readTable,
  splitPeopleOnOneLine,
} from '#domain/roster-import/roster-table.ts';
import type { App } from '#server/app.ts';
import { batchesOf } from '#server/batches.ts';
import { today } from '#server/clock.ts';
import type { TableRefusal } from '#server/spreadsheets/table-file.ts';

export type RosterReading =
  | { outcome: 'read'; rows: RosterRow[] }
  | { outcome: 'refused'; refusal: TableRefusal }
  /** No row names a person. */
  | { outcome: 'no-names' };

/** Reads the people on a list, sent as a file or as pasted text. */
export async function readRoster(app: App, bytes: Uint8Array): Promise<RosterReading> {
  if (bytes.length > TABLE_BYTES_MAX) return { outcome: 'refused', refusal: 'too-large' };
  const { readTableFile } = await import('#server/spreadsheets/table-file.ts');
  // one row more than people: the heading
  const reading = await readTableFile(bytes, ROSTER_ROWS_MAX + 1);
  if (reading.refusal) return { outcome: 'refused', refusal: reading.refusal };
  const people = readTable(splitPeopleOnOneLine(reading.rows));
  if (people.length === 0) return { outcome: 'no-names' };
  return { outcome: 'read', rows: await readInTurns(people, today(app)) };
}

/** Rows read before other requests run: some milliseconds. */
const BATCH = 100;

/** Reads the rows of a list in batches; thousands at once would block the event loop for half a second. */
export async function readInTurns(people: readonly EnteredParticipant[], today: Day): Promise<RosterRow[]> {
  const read = participantReader(today);
  const rows: RosterRow[] = [];
  for (const batch of batchesOf(people, BATCH)) {
    rows.push(...batch.map(read));
    await yieldToEventLoop();
  }
  return rows;
}
