import { formatDay } from '#domain/day.ts';
import type { DeskQuery } from '#domain/desk-search/desk-query.ts';
import { firstOf, type GroupResults } from '#domain/desk-search/desk-result.ts';
import { dayOf } from '#domain/instant.ts';
import type { Db } from '#server/db/database.ts';
import { isAmongNewest } from './among-newest.ts';
import type { PeopleAndCompanies } from './finder.ts';

/** Contact requests that contain it, with the people and companies who sent them. */
export async function findContactRequests(
  db: Db,
  query: DeskQuery,
): Promise<PeopleAndCompanies & { group: GroupResults }> {
  const requests = await db
    .selectFrom('contactRequest')
    .select(['id', 'firstName', 'lastName', 'company', 'ico', 'email', 'phone', 'receivedAt', 'state'])
    .where(await isAmongNewest(db, 'contactRequest', query))
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const results = requests.map(({ id, firstName, lastName, company, ico, email, phone, ...request }) => {
    const state = { of: 'contactRequest', is: request.state } as const;
    const target = { noun: 'contactRequest', id } as const;
    const person = `${firstName} ${lastName}`;
    const day = formatDay(dayOf(request.receivedAt));
    const mention = { email, phone, state, about: target, subject: `dopyt ${day}` };
    return {
      result: { name: company, facts: [person, day], state, target },
      person: { ...mention, name: person, identity: email, qualifier: company },
      company: { ...mention, name: company, identity: company, qualifier: `IČO ${ico}` },
    };
  });
  return {
    group: firstOf(
      'contactRequests',
      'contactRequest',
      results.map(({ result }) => result),
    ),
    people: results.map(({ person }) => person),
    companies: results.map(({ company }) => company),
    lists: [],
  };
}
