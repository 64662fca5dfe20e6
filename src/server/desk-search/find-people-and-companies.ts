import { sql } from 'kysely';
import { companyNameKey } from '#domain/clients/company-name.ts';
import { formatDay } from '#domain/day.ts';
import type { DeskQuery } from '#domain/desk-search/desk-query.ts';
import { firstOf, type GroupResults, RESULTS_COUNTED, RESULTS_SHOWN } from '#domain/desk-search/desk-result.ts';
import { groupMentions, type Mention } from '#domain/desk-search/mention.ts';
import { dayOf } from '#domain/instant.ts';
import { idsOf } from '#domain/record-id.ts';
import { nameKey, participantName } from '#domain/sign-ups/participant.ts';
import { APPLICANT_NAME, applicantName, signUpState } from '#domain/sign-ups/sign-up.ts';
import { matchingClients } from '#server/clients/client-list.ts';
import { today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { isNamed } from '#server/sign-ups/participants.ts';
import { type Finder, isAmongNewest, type PeopleAndCompanies } from './among-newest.ts';

/** People and companies of all these records, and the contact requests; a known client is listed as a client. */
export const findPeopleAndCompanies: Finder = async (app, query) => {
  const { db } = app;
  const [clients, signUps, entries, requests] = await Promise.all([
    findClients(app, query),
    findSignUps(db, query),
    findWaitlistEntries(db, query),
    findContactRequests(db, query),
  ]);
  const sources = [signUps, entries, requests];
  const people = groupMentions(
    sources.flatMap(({ people }) => people),
    query.terms,
  );
  const namesOfClients = new Set(clients.results.map(({ name }) => companyNameKey(name)));
  const companies = groupMentions(
    sources.flatMap(({ companies }) => companies).filter(({ name }) => !namesOfClients.has(companyNameKey(name))),
    query.terms,
  );
  const lists = sources.flatMap(({ lists }) => lists).filter(({ total }) => total > 0);
  return [
    { group: 'people', results: people, lists },
    { ...clients, results: [...clients.results, ...companies].slice(0, RESULTS_SHOWN) },
    requests.group,
  ];
};

/** Primary clients that contain it in a name, an IČO, a contact or a domain, those with the newest records first. */
async function findClients(app: Parameters<Finder>[0], { text }: DeskQuery): Promise<GroupResults> {
  const clients = await matchingClients(app.db, { search: text, today: today(app) })
    .select(['id', 'name', 'ico', 'city'])
    .orderBy(sql`coalesce("lastRecordAt", '')`, 'desc')
    .orderBy('id')
    .limit(RESULTS_COUNTED + 1)
    .execute();
  const results = clients.map(({ id, name, ico, city }) => ({
    name,
    facts: [ico ? `IČO ${ico}` : '', city].filter(Boolean),
    target: { noun: 'client', id } as const,
  }));
  return firstOf('companies', 'client', results);
}

/** The people and companies of sign-ups that contain it. */
async function findSignUps(db: Db, query: DeskQuery): Promise<PeopleAndCompanies> {
  const signUps = await db
    .selectFrom('signUp')
    .select(['id', ...APPLICANT_NAME, 'email', 'phone'])
    .select(['courseName', 'courseDate', 'status', 'reviewedAt'])
    .where(await isAmongNewest(db, 'signUp', query))
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const participants = await listNamed(db, idsOf(signUps));
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

/** The people and companies of present and past waitlist entries that contain it. */
async function findWaitlistEntries(db: Db, query: DeskQuery): Promise<PeopleAndCompanies> {
  const entries = await db
    .selectFrom('waitlistEntry')
    .innerJoin('courseType', 'courseType.id', 'courseTypeId')
    .select(['waitlistEntry.id', ...APPLICANT_NAME, 'email', 'phone', 'city'])
    .select('courseType.name as typeName')
    .where(await isAmongNewest(db, 'waitlistEntry', query))
    .orderBy('receivedAt', 'desc')
    .orderBy('waitlistEntry.id', 'desc')
    .execute();
  const mentions = entries.map((entry) => ({
    isCompany: entry.applicant === 'company',
    name: applicantName(entry),
    identity: entry.applicant === 'company' ? entry.companyName : entry.email || entry.phone,
    email: entry.email,
    phone: entry.phone,
    subject: `čaká na termín: ${entry.typeName}, ${entry.city}`,
    qualifier: '',
    about: { noun: 'waitlistEntry', id: entry.id } as const,
  }));
  return {
    people: mentions.filter(({ isCompany }) => !isCompany),
    companies: mentions.filter(({ isCompany }) => isCompany),
    lists: [{ list: 'waitlistEntry', total: entries.length }],
  };
}

/** Contact requests that contain it, with the people and companies who sent them. */
async function findContactRequests(db: Db, query: DeskQuery): Promise<PeopleAndCompanies & { group: GroupResults }> {
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
