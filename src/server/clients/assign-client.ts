import type { MatterNoun } from '#domain/clients/client.ts';
import { marksOf } from '#domain/clients/match-client.ts';
import type { StaffChange } from '#server/change.ts';
import { foundClient } from './found-client.ts';
import { addMarks, isIcoTaken, learnFrom } from './learn-marks.ts';
import { findMatter, type MatterOfClient } from './matter.ts';
import { refreshCard } from './refresh-card.ts';

/** The client to which staff assign a record: an existing one, a new one, or none. */
export type Assignment = { clientId: string } | 'new' | 'none';

/** Assigns a record to the client that staff chose, which the record's company facts identify from now on. */
export async function assignClient(
  change: StaffChange<'office'>,
  { noun, id }: { noun: MatterNoun; id: string },
  to: Assignment,
): Promise<'done' | 'not-found' | 'client-gone'> {
  const { db } = change;
  await change.lock(noun, id);
  const matter = await findMatter(db, noun, id);
  if (!matter) return 'not-found';
  const clientId = await findOrFound(change, matter, to);
  if (clientId === undefined) return 'client-gone';
  const clientMatch = clientId === null ? 'none' : 'found';
  if (clientId === matter.clientId && clientMatch === matter.clientMatch) return 'done';
  await db.updateTable(noun).set({ clientId, clientMatch }).where('id', '=', id).execute();
  const before = matter.clientId && (await findCard(change, matter.clientId));
  const after = clientId && (await findCard(change, clientId));
  for (const card of [before, after]) if (card) await refreshCard(change, card.id);
  const named = (card: typeof after) => ({ client: card ? card.name : null });
  change.record({ noun, id, verb: 'clientAssigned', before: named(before), after: named(after) });
  return 'done';
}

/** The chosen client, created if it is new; undefined if it does not exist any more. */
async function findOrFound(
  change: StaffChange<'office'>,
  { company }: MatterOfClient,
  to: Assignment,
): Promise<string | null | undefined> {
  if (to === 'none') return null;
  // of two concurrent assignments only one may take an IČO
  await change.lock('clientFounding', '1');
  if (to === 'new') {
    if (!company) return undefined;
    const { ico, ...marks } = marksOf(company);
    const isFree = ico !== undefined && !(await isIcoTaken(change.db, ico));
    return foundClient(change, company, { ...marks, ico: isFree ? ico : undefined });
  }
  const card = await findCard(change, to.clientId);
  if (card && company) {
    const marks = marksOf(company);
    await learnFrom(change, card.id, marks);
    await addMarks(change, card.id, marks);
  }
  return card?.id;
}

/** The card on which a client is shown. */
function findCard({ db }: StaffChange<'office'>, clientId: string) {
  return db
    .selectFrom('client')
    .innerJoin('client as card', 'card.id', 'client.cardId')
    .select(['card.id', 'card.name'])
    .where('client.id', '=', clientId)
    .executeTakeFirst();
}
