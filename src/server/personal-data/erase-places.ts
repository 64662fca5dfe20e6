import { ERASED_NAME } from '#domain/personal-data/erasure-plan.ts';
import { emailKey, personKey } from '#domain/personal-data/person-search.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { TypedParticipant } from '#domain/roster-import/roster-table.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import type { StaffChange } from '#server/change.ts';
import { eraseEvents } from '#server/events/erasing.ts';
import { listEvents } from '#server/events/events.ts';
import { foldSearchText } from '#server/sign-ups/sign-up-search.ts';

/** Removes the name from a place; on a course still to come the company may name somebody else. */
export async function anonymisePlace({ db }: StaffChange<'settings'>, id: string, isComing: boolean): Promise<void> {
  await db
    .updateTable('participant')
    .set(({ eb }) => ({
      ...(isComing ? { firstName: null, lastName: null } : ERASED_NAME),
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
export async function eraseNamings(
  change: StaffChange<'settings'>,
  { ofId: signUpId = '', name, email }: Trace,
): Promise<void> {
  const events = await listEvents(change.db, { noun: 'signUp', id: signUpId });
  const naming = events.filter(({ before, after }) => isNamedIn({ before, after }, { name, email }));
  await eraseEvents(change, { noun: 'signUp', id: signUpId }, naming);
  await foldSearchText(change, [signUpId]);
}

/** Checks every person in an event's values, however they are named. */
function isNamedIn(told: unknown, person: Pick<Trace, 'name' | 'email'>): boolean {
  if (typeof told !== 'object' || told === null) return false;
  const { name, firstName, lastName, email } = told as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const names = [text(name), participantName({ firstName: text(firstName), lastName: text(lastName) })];
  if (names.some((name) => name !== '' && personKey(name) === personKey(person.name))) return true;
  if (person.email !== '' && emailKey(text(email)) === emailKey(person.email)) return true;
  return Object.values(told).some((part) => isNamedIn(part, person));
}

/** Removes rows from pending lists. */
export async function eraseRosterRow({ db }: StaffChange<'settings'>, row: Trace): Promise<void> {
  const [id = ''] = row.id.split('/');
  const list = await db.selectFrom('rosterImport').select('rows').where('id', '=', id).executeTakeFirst();
  if (!list) return;
  const rows: TypedParticipant[] = JSON.parse(list.rows);
  const left = rows.filter(
    (typed) => personKey(participantName(typed)) !== personKey(row.name) || typed.email !== row.email,
  );
  if (left.length === 0) await db.deleteFrom('rosterImport').where('id', '=', id).execute();
  else
    await db
      .updateTable('rosterImport')
      .set({ rows: JSON.stringify(left) })
      .where('id', '=', id)
      .execute();
}
