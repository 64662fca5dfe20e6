import type { Db } from '#server/db/database.ts';

/** The ids of those members of staff who are asked for a second factor: nobody has one yet. */
export async function secondFactorOf(_db: Db): Promise<ReadonlySet<string>> {
  return new Set();
}
