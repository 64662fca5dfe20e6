import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Day } from '#domain/day.ts';
import { type EnteredParticipant, participantReader, type RosterRow } from '#domain/roster-import/roster-table.ts';

/** Rows read before other requests run: some milliseconds. */
const BATCH = 100;

/** Reads the rows of a list in batches; thousands at once would block the event loop for half a second. */
export async function readInTurns(people: readonly EnteredParticipant[], today: Day): Promise<RosterRow[]> {
  const read = participantReader(today);
  const rows: RosterRow[] = [];
  for (let start = 0; start < people.length; start += BATCH) {
    rows.push(...people.slice(start, start + BATCH).map(read));
    await yieldToEventLoop();
  }
  return rows;
}
