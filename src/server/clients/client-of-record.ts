import type { ClientRecordNoun } from '#domain/clients/client.ts';
import type { ClientOfRecord } from '#domain/clients/client-details.ts';
import type { Db } from '#server/db/database.ts';
import { listCandidatesOf } from './ambiguous-matches.ts';
import { findClientRecord } from './client-record.ts';

export async function findClientOfRecord(
  db: Db,
  about: { noun: ClientRecordNoun; id: string },
): Promise<ClientOfRecord | undefined> {
  const record = await findClientRecord(db, about.noun, about.id);
  if (!record) return undefined;
  const { clientId, clientMatch: match, company } = record;
  const client = clientId === null ? null : await findPrimaryClientName(db, clientId);
  const candidates = match === 'ambiguous' ? await listCandidatesOf(db, record) : [];
  return { client, match, isCompany: company !== undefined, candidates };
}

async function findPrimaryClientName(db: Db, clientId: string): Promise<{ id: string; name: string } | null> {
  const client = await db
    .selectFrom('client')
    .innerJoin('client as primary', 'primary.id', 'client.primaryClientId')
    .select(['primary.id', 'primary.name'])
    .where('client.id', '=', clientId)
    .executeTakeFirst();
  return client ?? null;
}
