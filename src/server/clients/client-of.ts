import { type ClientMatch, type CompanyFacts, marksOf } from '#domain/clients/match-client.ts';
import type { Change } from '#server/change.ts';
import type { ClientColumns } from '#server/db/tables/clients.ts';
import { findMatch } from './client-candidates.ts';
import { foundClient } from './found-client.ts';
import { learnFrom } from './learn-marks.ts';
import type { Matter } from './matter.ts';

/**
 * Finds the client of a record that is about to be stored, or creates it if none matches; returns the client columns of
 * the record's row. If several match, it has no client until staff choose one (decision 0046).
 */
export async function clientOf(
  change: Change,
  { company, receivedAt }: Pick<Matter, 'company' | 'receivedAt'>,
): Promise<ClientColumns> {
  const match = company ? await findOrFound(change, company) : ({ outcome: 'none' } as const);
  if (match.outcome !== 'one') return { clientId: null, clientMatch: match.outcome };
  const { clientId } = match;
  await change.db
    .updateTable('client')
    .set({ lastMatterAt: receivedAt })
    .where('id', '=', clientId)
    .where(({ or, eb }) => or([eb('lastMatterAt', 'is', null), eb('lastMatterAt', '<', receivedAt)]))
    .execute();
  return { clientId, clientMatch: 'found' };
}

async function findOrFound(change: Change, company: CompanyFacts): Promise<ClientMatch> {
  const marks = marksOf(company);
  let match = await findMatch(change.db, marks);
  if (match.outcome === 'none' && marks.nameKey !== undefined) {
    // another request may create the same client at this moment
    await change.lock('clientFounding', '1');
    match = await findMatch(change.db, marks);
    if (match.outcome === 'none') return { outcome: 'one', clientId: await foundClient(change, company, marks) };
  }
  if (match.outcome === 'one') await learnFrom(change, match.clientId, marks);
  return match;
}
