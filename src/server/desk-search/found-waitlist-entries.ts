import type { DeskQuestion } from '#domain/desk-search/desk-question.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import { isAmongNewest } from './among-newest.ts';
import type { FoundMatters } from './found-matters.ts';

/** The people and companies of present and past waitlist entries that contain it. */
export async function findWaitlistEntries(db: Db, question: DeskQuestion): Promise<FoundMatters> {
  const entries = await db
    .selectFrom('waitlistEntry')
    .innerJoin('courseType', 'courseType.id', 'courseTypeId')
    .select(['waitlistEntry.id', 'applicant', 'firstName', 'lastName', 'companyName', 'email', 'phone', 'city'])
    .select('courseType.name as typeName')
    .where(await isAmongNewest(db, 'waitlistEntry', question))
    .orderBy('receivedAt', 'desc')
    .orderBy('waitlistEntry.id', 'desc')
    .execute();
  const mentions = entries.map((entry) => ({
    isCompany: entry.applicant === 'company',
    name: applicantName(entry),
    identity: entry.applicant === 'company' ? entry.companyName : entry.email || entry.phone,
    email: entry.email,
    phone: entry.phone,
    matter: `čaká na termín: ${entry.typeName}, ${entry.city}`,
    mark: '',
    about: { noun: 'waitlistEntry', id: entry.id } as const,
  }));
  return {
    people: mentions.filter(({ isCompany }) => !isCompany),
    companies: mentions.filter(({ isCompany }) => isCompany),
    lists: [{ list: 'waitlistEntry', total: entries.length }],
  };
}
