import { formatDay } from '#domain/day.ts';
import type { DeskQuery } from '#domain/desk-search/desk-query.ts';
import type { Mention } from '#domain/desk-search/mention.ts';
import { nameKey, participantName } from '#domain/sign-ups/participant.ts';
import { applicantName, signUpState } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import { isNamed } from '#server/sign-ups/participants.ts';
import { isAmongNewest } from './among-newest.ts';
import type { PeopleAndCompanies } from './finder.ts';

/** The people and companies of sign-ups that contain it. */
export async function findSignUps(db: Db, query: DeskQuery): Promise<PeopleAndCompanies> {
  const signUps = await db
    .selectFrom('signUp')
    .select(['id', 'applicant', 'firstName', 'lastName', 'companyName', 'email', 'phone'])
    .select(['courseName', 'courseDate', 'status', 'reviewedAt'])
    .where(await isAmongNewest(db, 'signUp', query))
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const participants = await listNamed(
    db,
    signUps.map(({ id }) => id),
  );
  const companies: Mention[] = [];
  const people: Mention[] = [];
  for (const signUp of signUps) {
    const { id, email, phone, courseName, courseDate, companyName } = signUp;
    const about = { noun: 'signUp', id } as const;
    const subject = `${courseName}, ${formatDay(courseDate)}`;
    const mention = { subject, qualifier: '', about, state: { of: 'signUp', is: signUpState(signUp) } as const };
    const isCompany = signUp.applicant === 'company';
    if (isCompany) companies.push({ ...mention, name: companyName, identity: companyName, email, phone });
    else people.push({ ...mention, name: applicantName(signUp), identity: email, email, phone });
    for (const person of participants.get(id) ?? []) {
      if (!isCompany && nameKey(person) === nameKey(signUp)) continue;
      const name = participantName(person);
      const identity = person.email ?? `${name} ${companyName}`;
      people.push({ ...mention, name, identity, email: person.email ?? '', phone: '', qualifier: companyName });
    }
  }
  return { people, companies, lists: [{ list: 'signUp', total: signUps.length }] };
}

/** A company may have thousands; only this many are searched. */
const PARTICIPANTS_MAX = 2_000;

async function listNamed(db: Db, signUpIds: readonly string[]) {
  if (signUpIds.length === 0) return new Map<string, never>();
  const participants = await db
    .selectFrom('participant')
    .select(['signUpId', 'firstName', 'lastName', 'email'])
    .where('signUpId', 'in', signUpIds)
    .where(isNamed)
    .limit(PARTICIPANTS_MAX)
    .execute();
  return Map.groupBy(participants, ({ signUpId }) => signUpId);
}
