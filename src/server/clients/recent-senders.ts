import type { RecentSender } from '#domain/clients/client-details.ts';
import type { Db } from '#server/db/database.ts';
import { joinedClientIds } from './joined-client-ids.ts';

/** How many of the newest records of each kind are read. */
const ROWS_READ = 12;
const SENDERS_SHOWN = 3;

/**
 * The senders of a client's newest records. They are read from the records, so that they are erased together
 * (decision 0046).
 */
export async function listRecentSenders(db: Db, primaryClientId: string): Promise<RecentSender[]> {
  const readSenders = <Noun extends 'signUp' | 'contactRequest' | 'waitlistEntry'>(noun: Noun) =>
    db
      .selectFrom(noun as 'signUp')
      .select(['firstName', 'lastName', 'email', 'phone', 'receivedAt'])
      .where('clientId', 'in', joinedClientIds(db, primaryClientId))
      .orderBy('receivedAt', 'desc')
      .limit(ROWS_READ)
      .execute();
  const rows = (
    await Promise.all([readSenders('signUp'), readSenders('contactRequest'), readSenders('waitlistEntry')])
  ).flat();
  const newest = rows.toSorted(
    (one, other) => Number(one.receivedAt < other.receivedAt) - Number(one.receivedAt > other.receivedAt),
  );
  const newestOfSender = new Map(newest.toReversed().map((row) => [`${row.email} ${row.phone}`, row]));
  return newest
    .filter((row) => newestOfSender.get(`${row.email} ${row.phone}`) === row)
    .slice(0, SENDERS_SHOWN)
    .map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}`.trim() }));
}
