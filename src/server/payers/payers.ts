import { actorLabel } from '#domain/events/history.ts';
import { PAYER_FIELDS, type PayerRecord, type PayerRequest, payerOf } from '#domain/payers/payer.ts';
import type { PayerEntry } from '#domain/payers/payer-fields.ts';
import type { MovedNumber } from '#domain/payers/payer-numbers.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { eventsWithValues, listEvents, readEvents } from '#server/events/events.ts';

/** The payer of a sign-up, who is its applicant until somebody enters another. */
export async function findPayer(db: Db, signUp: SignUp): Promise<PayerRecord> {
  const entered = await db
    .selectFrom('payer')
    .select([...PAYER_FIELDS, 'version'])
    .where('signUpId', '=', signUp.id)
    .executeTakeFirst();
  return payerOf(signUp, entered);
}

export async function storePayer({ db }: Change, signUpId: string, payer: PayerRecord): Promise<void> {
  await db
    .insertInto('payer')
    .values({ ...payer, signUpId })
    .onConflict((conflict) => conflict.column('signUpId').doUpdateSet(payer))
    .execute();
}

/** What an event says of numbers that were entered in the field of another one. */
export function movedValues(entry: PayerEntry | undefined): { moved?: MovedNumber[] } {
  return entry && entry.moved.length > 0 ? { moved: entry.moved } : {};
}

/** The numbers that were moved to their fields when the payer was last entered, to be shown to the person who did. */
export async function findMovedNumbers(db: Db, signUpId: string): Promise<MovedNumber[]> {
  const events = await listEvents(db, { noun: 'signUp', id: signUpId });
  const last = events.findLast(({ verb }) => verb === 'submitted' || verb === 'payerChanged');
  return (last?.after?.moved ?? []) as MovedNumber[];
}

/** The last request for the payer of each of these sign-ups. */
export async function findPayerRequests(db: Db, signUpIds: readonly string[]): Promise<Map<string, PayerRequest>> {
  if (signUpIds.length === 0) return new Map();
  const requests = eventsWithValues(db)
    .where('event.noun', '=', 'signUp')
    .where('event.nounId', 'in', signUpIds)
    .where('event.verb', '=', 'payerRequested');
  const events = await readEvents(requests.orderBy('event.position'));
  return new Map(events.map(({ nounId, at, actor }) => [nounId, { at, by: actorLabel(actor) }]));
}

/** Both parts of a split sign-up have its payer. */
export async function copyPayer({ db }: Change, signUpId: string, toSignUpId: string): Promise<void> {
  const payer = await db.selectFrom('payer').selectAll().where('signUpId', '=', signUpId).executeTakeFirst();
  if (payer)
    await db
      .insertInto('payer')
      .values({ ...payer, signUpId: toSignUpId })
      .execute();
}
