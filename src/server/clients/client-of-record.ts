import type { ClientRecordNoun } from '#domain/clients/client.ts';
import type { ClientOfRecord } from '#domain/clients/client-details.ts';
import { matchKeysOf } from '#domain/clients/match-client.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { listCandidatesOf } from './ambiguous-matches.ts';
import { findClientRecord, type MatchedClientRecord } from './client-record.ts';
import { createClientFromFacts } from './find-or-create-client.ts';
import { addMatchKeys, isIcoTaken, updateMatchKeys } from './match-keys.ts';
import { refreshPrimaryClient } from './refresh-primary-client.ts';

export async function findClientOfRecord(
  db: Db,
  about: { noun: ClientRecordNoun; id: string },
): Promise<ClientOfRecord | undefined> {
  const record = await findClientRecord(db, about.noun, about.id);
  if (!record) return undefined;
  const { clientId, clientMatch: match, company } = record;
  const client = clientId === null ? undefined : await findPrimaryClient(db, clientId);
  const candidates = match === 'ambiguous' ? await listCandidatesOf(db, record) : [];
  return { client: client ?? null, match, isCompany: company !== undefined, candidates };
}

/** The client to which staff assign a record: an existing one, a new one, or none. */
export type Assignment = { clientId: string } | 'new' | 'none';

/** Assigns a record to the client that staff chose, which the record's company facts identify from now on. */
export async function assignClient(
  change: StaffChange<'office'>,
  { noun, id }: { noun: ClientRecordNoun; id: string },
  to: Assignment,
): Promise<'done' | 'not-found' | 'client-missing'> {
  const { db } = change;
  await change.lock(noun, id);
  const record = await findClientRecord(db, noun, id);
  if (!record) return 'not-found';
  const clientId = await resolveAssignment(change, record, to);
  if (clientId === undefined) return 'client-missing';
  const clientMatch = clientId === null ? 'none' : 'found';
  if (clientId === record.clientId && clientMatch === record.clientMatch) return 'done';
  await db.updateTable(noun).set({ clientId, clientMatch }).where('id', '=', id).execute();
  const before = record.clientId && (await findPrimaryClient(db, record.clientId));
  const after = clientId && (await findPrimaryClient(db, clientId));
  for (const client of [before, after]) if (client) await refreshPrimaryClient(change, client.id);
  const named = (client: typeof after) => ({ client: client ? client.name : null });
  change.record({ noun, id, verb: 'clientAssigned', before: named(before), after: named(after) });
  return 'done';
}

/** The chosen client, created if it is new; undefined if it does not exist any more. */
async function resolveAssignment(
  change: StaffChange<'office'>,
  { company }: MatchedClientRecord,
  to: Assignment,
): Promise<string | null | undefined> {
  if (to === 'none') return null;
  // of two concurrent assignments only one may take an IČO
  await change.lock('clientCreation', '1');
  if (to === 'new') {
    if (!company) return undefined;
    const { ico, ...otherKeys } = matchKeysOf(company);
    const isFree = ico !== undefined && !(await isIcoTaken(change.db, ico));
    return createClientFromFacts(change, company, { ...otherKeys, ico: isFree ? ico : undefined });
  }
  const client = await findPrimaryClient(change.db, to.clientId);
  if (client && company) {
    const keys = matchKeysOf(company);
    await updateMatchKeys(change, client.id, keys);
    await addMatchKeys(change, client.id, keys);
  }
  return client?.id;
}

/** The primary client: the client itself, or the one it was joined into. */
function findPrimaryClient(db: Db, clientId: string) {
  return db
    .selectFrom('client')
    .innerJoin('client as primary', 'primary.id', 'client.primaryClientId')
    .select(['primary.id', 'primary.name'])
    .where('client.id', '=', clientId)
    .executeTakeFirst();
}
