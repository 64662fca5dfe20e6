import { formatDay } from '#domain/day.ts';
import type { DeskQuestion } from '#domain/desk-search/desk-question.ts';
import { type FoundGroup, firstOf } from '#domain/desk-search/desk-result.ts';
import { dayOf } from '#domain/instant.ts';
import type { Db } from '#server/db/database.ts';
import { isAmongNewest } from './among-newest.ts';
import type { FoundMatters } from './found-matters.ts';

/** Contact requests that contain it, with the people and companies who sent them. */
export async function findContactRequests(
  db: Db,
  question: DeskQuestion,
): Promise<FoundMatters & { group: FoundGroup }> {
  const requests = await db
    .selectFrom('contactRequest')
    .select(['id', 'firstName', 'lastName', 'company', 'ico', 'email', 'phone', 'receivedAt', 'state'])
    .where(await isAmongNewest(db, 'contactRequest', question))
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const found = requests.map(({ id, firstName, lastName, company, ico, email, phone, ...request }) => {
    const state = { of: 'contactRequest', is: request.state } as const;
    const target = { noun: 'contactRequest', id } as const;
    const person = `${firstName} ${lastName}`;
    const day = formatDay(dayOf(request.receivedAt));
    const mention = { email, phone, state, about: target, matter: `dopyt ${day}` };
    return {
      result: { name: company, facts: [person, day], state, target },
      person: { ...mention, name: person, identity: email, mark: company },
      company: { ...mention, name: company, identity: company, mark: `IČO ${ico}` },
    };
  });
  return {
    group: firstOf(
      'contactRequests',
      'contactRequest',
      found.map(({ result }) => result),
    ),
    people: found.map(({ person }) => person),
    companies: found.map(({ company }) => company),
    lists: [],
  };
}
