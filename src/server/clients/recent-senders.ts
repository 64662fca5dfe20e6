import type { RecentSender } from '#domain/clients/client-card.ts';
import type { Db } from '#server/db/database.ts';
import { onCard } from './on-card.ts';

/** How many of the newest records of each kind are read. */
const READ = 12;
const SHOWN = 3;

/**
 * The senders of a client's newest records. They are read from the records, so that they are erased together
 * (decision 0046).
 */
export async function listRecentSenders(db: Db, cardId: string): Promise<RecentSender[]> {
  const read = <Noun extends 'signUp' | 'contactRequest' | 'waitlistEntry'>(noun: Noun) =>
    db
      .selectFrom(noun as 'signUp')
      .select(['firstName', 'lastName', 'email', 'phone', 'receivedAt'])
      .where('clientId', 'in', onCard(db, cardId))
      .orderBy('receivedAt', 'desc')
      .limit(READ)
      .execute();
  const rows = (await Promise.all([read('signUp'), read('contactRequest'), read('waitlistEntry')])).flat();
  const newest = rows.toSorted(
    (one, other) => Number(one.receivedAt < other.receivedAt) - Number(one.receivedAt > other.receivedAt),
  );
  const once = new Map(newest.toReversed().map((row) => [`${row.email} ${row.phone}`, row]));
  return newest
    .filter((row) => once.get(`${row.email} ${row.phone}`) === row)
    .slice(0, SHOWN)
    .map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}`.trim() }));
}
