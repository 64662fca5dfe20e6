import type { ClientMarks } from '#domain/clients/match-client.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';

/**
 * Adds to a client only those marks from unverified submissions that cannot confuse it with another one: its IČO if it
 * has none, its domain if it has none, and both marks of a sender who states its IČO.
 */
export async function learnFrom(change: Change, clientId: string, marks: ClientMarks): Promise<void> {
  const { db } = change;
  const { ico, domain } = marks;
  const known = await db
    .selectFrom('client')
    .leftJoin('clientMark', (join) => join.onRef('clientMark.clientId', '=', 'client.id').on('kind', '=', 'domain'))
    .select(['ico', 'value as domain'])
    .where('cardId', '=', clientId)
    .execute();
  const isNew = ico !== undefined && known.every((client) => client.ico === null) && !(await isIcoTaken(db, ico));
  if (isNew) {
    await db.updateTable('client').set({ ico }).where('id', '=', clientId).execute();
    change.record({ noun: 'client', id: clientId, verb: 'learned', before: { ico: null }, after: { ico } });
  }
  if (ico !== undefined) await addMarks(change, clientId, marks);
  else if (known.every((client) => client.domain === null)) await addMarks(change, clientId, { domain });
}

/** True if some client has the IČO, which can belong to one only. */
export async function isIcoTaken(db: Db, ico: string): Promise<boolean> {
  return (await db.selectFrom('client').select('id').where('ico', '=', ico).executeTakeFirst()) !== undefined;
}

/** Adds marks that identify a client from now on; existing ones are kept. */
export async function addMarks(
  { db }: Change,
  clientId: string,
  { domain, nameKey }: Partial<ClientMarks>,
): Promise<void> {
  const marks = [
    { kind: 'domain' as const, value: domain },
    { kind: 'name' as const, value: nameKey },
  ].flatMap(({ kind, value }) => (value === undefined ? [] : [{ kind, value, clientId }]));
  if (marks.length === 0) return;
  await db
    .insertInto('clientMark')
    .values(marks)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
