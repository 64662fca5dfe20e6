import { ERASED_NAME } from '#domain/personal-data/erasure-plan.ts';
import { emailKey, personKey } from '#domain/personal-data/person-search.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { EnteredParticipant } from '#domain/roster-import/roster-table.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import type { StaffChange } from '#server/change.ts';
import { eraseEvents } from '#server/events/erasing.ts';
import { listEvents } from '#server/events/events.ts';
import { foldSearchText } from '#server/sign-ups/sign-up-search.ts';

/** Removes the name from a place; on a future course the company may name somebody else. */
export async function anonymisePlace(
  { db }: StaffChange<'settings'>,
  id: string,
  isUpcoming: boolean,
): Promise<void> {
  await db
    .updateTable('participant')
    .set(({ eb }) => ({
      ...(isUpcoming ? { firstName: null, lastName: null } : ERASED_NAME),
      birthDate: null,
      email: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Keeps the name of an attendee, and the birth date that distinguishes them from namesakes. */
export async function reducePlace({ db }: StaffChange<'settings'>, id: string): Promise<void> {
  await db
    .updateTable('participant')
    .set(({ eb }) => ({ email: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Erases the values of events of a sign-up that name this person; its other events keep their values. */
export async function eraseEventsNaming(
  change: StaffChange<'settings'>,
  { ofId: signUpId = '', name, email }: Trace,
): Promise<void> {
  const events = await listEvents(change.db, { noun: 'signUp', id: signUpId });
  const eventsNaming = events.filter(({ before, after }) => isNamedIn({ before, after }, { name, email }));
  await eraseEvents(change, { noun: 'signUp', id: signUpId }, eventsNaming);
  await foldSearchText(change, [signUpId]);
}

/** Checks every person in an event's values, however they are named. */
function isNamedIn(values: unknown, person: Pick<Trace, 'name' | 'email'>): boolean {
  if (typeof values !== 'object' || values === null) return false;
  const { name, firstName, lastName, email } = values as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const names = [text(name), participantName({ firstName: text(firstName), lastName: text(lastName) })];
  if (names.some((name) => name !== '' && personKey(name) === personKey(person.name))) return true;
  if (person.email !== '' && emailKey(text(email)) === emailKey(person.email)) return true;
  return Object.values(values).some((nested) => isNamedIn(nested, person));
}

/** Removes rows from pending lists. */
export async function eraseRosterRow({ db }: StaffChange<'settings'>, row: Trace): Promise<void> {
  const [id = ''] = row.id.split('/');
  const list = await db.selectFrom('rosterImport').select('rows').where('id', '=', id).executeTakeFirst();
  if (!list) return;
  const rows: EnteredParticipant[] = JSON.parse(list.rows);
  const remaining = rows.filter(
    (entry) => personKey(participantName(entry)) !== personKey(row.name) || entry.email !== row.email,
  );
  if (remaining.length === 0) await db.deleteFrom('rosterImport').where('id', '=', id).execute();
  else
    await db
      .updateTable('rosterImport')
      .set({ rows: JSON.stringify(remaining) })
      .where('id', '=', id)
      .execute();
}
