import type { DeskQuery } from '#domain/desk-search/desk-query.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import { isAmongNewest } from './among-newest.ts';
import type { PeopleAndCompanies } from './finder.ts';

/** The people and companies of present and past waitlist entries that contain it. */
export async function findWaitlistEntries(db: Db, query: DeskQuery): Promise<PeopleAndCompanies> {
  const entries = await db
    .selectFrom('waitlistEntry')
    .innerJoin('courseType', 'courseType.id', 'courseTypeId')
    .select(['waitlistEntry.id', 'applicant', 'firstName', 'lastName', 'companyName', 'email', 'phone', 'city'])
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
