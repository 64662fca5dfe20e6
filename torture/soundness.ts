import { sql } from 'kysely';
import { findInconsistencies } from '#server/consistency/consistency.ts';
import type { Database } from '#server/db/database.ts';
import { isPostgres } from '#server/db/engine.ts';
import { verifyEvents } from '#server/events/event-verification.ts';
import { report } from '../bench/report.ts';
import type { Load } from './loads/load.ts';

const READY_MILLISECONDS_MAX = 5_000;

/** The results of all writes of a load. */
interface Outcome extends Pick<Load, 'halves'> {
  rounds: number;
  answered: number;
  cutOff: number;
  lost: number;
}

export async function reportLoad(db: Database, where: string, { rounds, ...outcome }: Outcome): Promise<void> {
  // some writes take several requests and may not finish before the end of a round
  const least = Math.ceil(rounds / 4);
  report(`${where}: answered, and ${outcome.cutOff} cut off`, outcome.answered, least, 'things', 'least');
  report(`${where}: lost or changed after ${rounds} kills`, outcome.lost, 0, 'things');
  report(`${where}: half stored`, await countRows(db, outcome.halves), 0, 'things');
}

/** Reports the integrity of the whole database and how long the server took to be ready again. */
export async function reportSoundness(db: Database, where: string, readyMilliseconds: number): Promise<void> {
  report(`${where}: ready again after`, readyMilliseconds, READY_MILLISECONDS_MAX, 'ms');
  report(`${where}: faults of the event chain`, (await verifyEvents(db)).faults.length, 0, 'faults');
  const inconsistencies = await findInconsistencies({ db, now: Temporal.Now.instant });
  report(`${where}: rules that records break`, inconsistencies.length, 0, 'rules');
  if (!isPostgres(db)) report(`${where}: integrity_check`, await countFaults(db), 0, 'faults');
}

async function countRows(db: Database, query: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from (${sql.raw(query)}) as found`.execute(
    db,
  );
  return Number(rows[0]?.count);
}

async function countFaults(db: Database): Promise<number> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.filter(({ integrity_check }) => integrity_check !== 'ok').length;
}
