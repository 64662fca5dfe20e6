import { hasKnownName } from '#domain/personal-data/erasure-plan.ts';
import {
  groupByName,
  mayBeSamePerson,
  nameKey,
  type Participant,
  type ParticipantFacts,
  participantName,
} from '#domain/sign-ups/participant.ts';
import type { NamedPlace } from '#domain/sign-ups/participant-fields.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Change, SignUpChange, StaffChange } from '#server/change.ts';
import { isNamed, listParticipants } from './participants.ts';
import { foldSearchText } from './sign-up-record.ts';

/** Somebody who seems to be on the course twice. */
interface Duplicate {
  /** The place and the name given to it: each such pair is questioned once. */
  key: string;
  name: string;
  /** The applicant of the other one's sign-up; undefined where it is the same sign-up. */
  otherApplicant: string | undefined;
}

export type NamingOutcome =
  | { outcome: 'saved'; named: number }
  | { outcome: 'not-found' }
  /** Another user has named one of these places since; nothing was stored. */
  | { outcome: 'changed-meanwhile'; participants: Participant[] }
  /** A question, not a refusal: two people may have one name. */
  | { outcome: 'duplicates'; duplicates: Duplicate[] };

/**
 * Names the participants in these places of a sign-up. Only what differs is written, so that users who name different
 * places do not conflict; of two who name one place the second is notified. `known` are duplicates already questioned.
 */
export async function nameParticipants(
  change: SignUpChange | StaffChange<'teaching'>,
  signUpId: string,
  places: readonly NamedPlace[],
  known: ReadonlySet<string> = new Set(),
): Promise<NamingOutcome> {
  await change.lock('signUp', signUpId);
  const signUp = await change.db
    .selectFrom('signUp')
    .select(['id', 'courseId'])
    .where('id', '=', signUpId)
    .executeTakeFirst();
  if (!signUp) return { outcome: 'not-found' };
  const participants = await listParticipants(change.db, signUpId);
  const before = new Map(participants.map((participant) => [participant.id, participant]));
  const changed = places.filter((place) => differs(before.get(place.id), place));
  // a place that is gone or was withdrawn meanwhile is one that has changed
  const isStale = ({ id, version }: NamedPlace) => before.get(id)?.version !== version || !isHeld(before.get(id));
  if (changed.some(isStale)) return { outcome: 'changed-meanwhile', participants };
  const duplicates = (await findDuplicates(change, signUp, participants, changed)).filter(
    ({ key }) => !known.has(key),
  );
  if (duplicates.length > 0) return { outcome: 'duplicates', duplicates };
  for (const place of changed) await writePlace(change, place);
  if (changed.length > 0) {
    await foldSearchText(change, [signUpId]);
    const named = changed.map(({ version, ...facts }) => facts);
    const was = changed.map(({ id }) => factsOf(before.get(id) as Participant));
    change.record({
      noun: 'signUp',
      id: signUpId,
      verb: 'participantsNamed',
      before: { participants: was },
      after: { participants: named },
    });
  }
  return { outcome: 'saved', named: changed.length };
}

/** The people of an earlier sign-up who come again, by the ids they have there. */
export interface PeopleAgain {
  earlierId: string;
  participantIds: readonly string[];
}

/** Locks the earlier sign-up and reads these people; undefined once one of them is not in it or was erased. */
export async function lockPeopleAgain(
  change: StaffChange<'office'>,
  { earlierId, participantIds }: PeopleAgain,
): Promise<Participant[] | undefined> {
  await change.lock('signUp', earlierId);
  const chosen = new Set(participantIds);
  const people = (await listParticipants(change.db, earlierId)).filter((person) => chosen.has(person.id));
  return people.length === chosen.size && people.every(hasKnownName) ? people : undefined;
}

/**
 * Gives the first places of a new sign-up the names and birth dates of these people, and returns whose they are. The
 * place of a person has the name that was entered: it stays, and has the birth date only if it is the same name.
 */
export async function takeOverPeople(
  change: StaffChange<'office'>,
  signUpId: string,
  people: readonly Participant[],
): Promise<{ id: string; name: string }[]> {
  if (people.length === 0) return [];
  const named: { id: string; name: string }[] = [];
  for (const [index, place] of (await listParticipants(change.db, signUpId)).entries()) {
    const person = people[index];
    const isEntered = participantName(place) !== '';
    if (!person || (isEntered && nameKey(place) !== nameKey(person))) continue;
    const { firstName, lastName } = isEntered ? place : person;
    await writePlace(change, { ...place, firstName, lastName, birthDate: person.birthDate });
    named.push({ id: place.id, name: participantName({ firstName, lastName }) });
  }
  await foldSearchText(change, [signUpId]);
  return named;
}

function isHeld(participant: Participant | undefined): boolean {
  return participant?.status === 'confirmed' || participant?.status === 'waiting';
}

function differs(participant: Participant | undefined, { version, ...place }: NamedPlace): boolean {
  return !participant || JSON.stringify(factsOf(participant)) !== JSON.stringify(factsOf(place));
}

function factsOf({ id, firstName, lastName, birthDate, email }: ParticipantFacts & { id: string }) {
  return { id, firstName, lastName, birthDate, email };
}

async function writePlace({ db }: Change, { id, version, ...facts }: NamedPlace): Promise<void> {
  const { firstName, lastName, birthDate, email } = facts;
  await db
    .updateTable('participant')
    .set({ firstName, lastName, birthDate, email, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/**
 * The changed places that have the name of another person on the course. A company is informed of its own people only,
 * because it must not learn who else comes.
 */
async function findDuplicates(
  change: Change,
  { id, courseId }: { id: string; courseId: string | null },
  participants: readonly Participant[],
  changed: readonly NamedPlace[],
): Promise<Duplicate[]> {
  const named = changed.filter(({ firstName, lastName }) => firstName || lastName);
  if (named.length === 0) return [];
  const places = new Map(changed.map((place) => [place.id, place]));
  const own = participants.filter(isHeld).map((participant) => {
    return { ...participant, ...places.get(participant.id), otherApplicant: undefined };
  });
  const others = change.actor.kind === 'staff' ? await listNamedOnOtherSignUps(change, id, courseId) : [];
  const byName = groupByName([...own, ...others]);
  return named.flatMap((place) => {
    const other = byName.get(nameKey(place))?.find((other) => other.id !== place.id && mayBeSamePerson(place, other));
    const name = participantName(place);
    return other ? [{ key: duplicateKey(place), name, otherApplicant: other.otherApplicant }] : [];
  });
}

function duplicateKey(place: NamedPlace): string {
  return `${place.id} ${nameKey(place)}`;
}

async function listNamedOnOtherSignUps({ db }: Change, signUpId: string, courseId: string | null) {
  if (courseId === null) return [];
  const rows = await db
    .selectFrom('participant')
    .innerJoin('signUp', 'signUp.id', 'participant.signUpId')
    .select(['participant.id', 'participant.firstName', 'participant.lastName', 'birthDate'])
    .select(['applicant', 'companyName', 'signUp.firstName as ownFirstName', 'signUp.lastName as ownLastName'])
    .where('courseId', '=', courseId)
    .where('signUp.id', '!=', signUpId)
    .where('participant.status', 'in', ['confirmed', 'waiting'])
    .where(isNamed)
    .execute();
  return rows.map(({ ownFirstName, ownLastName, applicant, companyName, ...participant }) => ({
    ...participant,
    otherApplicant: applicantName({ applicant, companyName, firstName: ownFirstName, lastName: ownLastName }),
  }));
}
