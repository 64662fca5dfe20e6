import { ERASED_NAME } from '#domain/personal-data/erasure-plan.ts';
import { emailKey, personKey } from '#domain/personal-data/person-search.ts';
import { NO_FACTS, type Trace } from '#domain/personal-data/trace.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { eraseEvents } from '#server/events/erasing.ts';
import { isNamed } from '#server/sign-ups/participants.ts';
import { foldSearchText } from '#server/sign-ups/sign-up-record.ts';
import { containsAnyText, hasEmail, matching, ROWS_MAX, type TraceCriteria, unique } from '../criteria.ts';
import { decideBySeats } from '../decide-by-seats.ts';
import type { PersonRecords } from '../personal-data.ts';
import { COURSE, courseDescription, factsOfPlace } from './sign-up-facts.ts';

/** Places in the sign-ups of others; an applicant's own place belongs to the sign-up. */
export const PARTICIPANTS = {
  deletedWith: 'signUp',
  async find(db, criteria) {
    const rows = (await readPlaces(db, criteria)).filter((row) => !isApplicant(row));
    const traces = rows.map((row): Trace => {
      const { id, signUpId: ofId, email, birthDate, companyName, receivedAt: at } = row;
      const about = [companyName, courseDescription(row)].filter(Boolean).join(' – ');
      const facts = { name: participantName(row), email: email ?? '', birthDate: birthDate ?? ('' as const), about };
      return { ...NO_FACTS, noun: 'participant', id, ...facts, at, ofId };
    });
    return { traces: matching(traces, criteria) };
  },
  readFacts: factsOfPlace,
  decide: decideBySeats,
  goesWithParent: true,
  lock: { table: 'signUp', id: 'ofId' },
  async erase(change, { erasures }) {
    for (const { trace, method, isUpcoming } of erasures) {
      if (trace.noun !== 'participant') continue;
      if (method === 'reduce') await reducePlace(change, trace.id);
      else await anonymisePlace(change, trace.id, isUpcoming);
      await eraseEventsNaming(change, trace);
    }
  },
} satisfies PersonRecords;

/** Places by e-mail, or by name in sign-ups that contain it. */
async function readPlaces(db: Db, criteria: TraceCriteria) {
  const places = db
    .selectFrom('participant')
    .innerJoin('signUp', 'signUp.id', 'participant.signUpId')
    .select(['participant.id', 'signUpId', 'participant.firstName', 'participant.lastName', 'birthDate'])
    .select(['participant.email', 'applicant', 'companyName', ...COURSE])
    .select(['signUp.firstName as ownFirstName', 'signUp.lastName as ownLastName']);
  const byEmail = hasEmail('participant.email', criteria.emails);
  const ofEmail = byEmail ? await places.where(byEmail).execute() : [];
  const byText = criteria.names.length > 0 ? await containsAnyText(db, 'signUp', criteria) : undefined;
  if (!byText) return ofEmail;
  const signUps = db.selectFrom('signUp').select('id').where(byText).limit(ROWS_MAX);
  return unique([...ofEmail, ...(await places.where('signUpId', 'in', signUps).where(isNamed).execute())]);
}

function isApplicant(row: Awaited<ReturnType<typeof readPlaces>>[number]): boolean {
  const { applicant, ownFirstName: firstName, ownLastName: lastName } = row;
  return applicant === 'person' && participantName(row) === participantName({ firstName, lastName });
}

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
async function eraseEventsNaming(
  change: StaffChange<'settings'>,
  { ofId: signUpId = '', name, email }: Trace,
): Promise<void> {
  const about = { noun: 'signUp', id: signUpId } as const;
  await eraseEvents(change, about, ({ before, after }) => isNamedIn({ before, after }, { name, email }));
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
