import type { Trace } from '#domain/personal-data/trace.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import {
  hasEmail,
  matchesCriteria,
  readMatchingRows,
  type TraceCriteria,
  type TraceResults,
} from './trace-criteria.ts';

export async function findInWaitlist(db: Db, criteria: TraceCriteria): Promise<TraceResults> {
  const { rows, isCut } = await readMatchingRows(db, 'waitlistEntry', criteria, (condition, max) =>
    db
      .selectFrom('waitlistEntry')
      .innerJoin('courseType', 'courseType.id', 'waitlistEntry.courseTypeId')
      .select(['waitlistEntry.id', 'applicant', 'firstName', 'lastName', 'companyName', 'email', 'phone'])
      .select(['city', 'receivedAt', 'courseType.name as typeName'])
      .where(condition)
      .$if(max !== undefined, (query) => query.limit(max as number))
      .execute(),
  );
  const traces = rows.flatMap((row): Trace[] => {
    const { id, email, phone, typeName, city, receivedAt: at } = row;
    const facts = { name: applicantName(row), email, phone, birthDate: '' as const };
    const trace = { id, ...facts, about: `${typeName}, ${city}`, at, isContact: row.applicant === 'company' };
    return matchesCriteria(trace, criteria) ? [{ noun: 'waitlistEntry', ...trace }] : [];
  });
  return { traces, isCut };
}

export async function findInContactRequests(db: Db, criteria: TraceCriteria): Promise<TraceResults> {
  const { rows, isCut } = await readMatchingRows(db, 'contactRequest', criteria, (condition, max) =>
    db
      .selectFrom('contactRequest')
      .select(['id', 'firstName', 'lastName', 'company', 'email', 'phone', 'receivedAt'])
      .where(condition)
      .$if(max !== undefined, (query) => query.limit(max as number))
      .execute(),
  );
  const traces = rows.flatMap((row): Trace[] => {
    const { id, email, phone, company: about, receivedAt: at } = row;
    const trace = { id, name: participantName(row), email, phone, birthDate: '' as const, about, at };
    return matchesCriteria(trace, criteria) ? [{ noun: 'contactRequest', ...trace }] : [];
  });
  return { traces, isCut };
}

/** All members of staff are read, as they are few. */
export async function findAmongStaff(db: Db, criteria: TraceCriteria): Promise<Trace[]> {
  const members = await db.selectFrom('staffMember').select(['id', 'name', 'email', 'createdAt']).execute();
  return members.flatMap(({ id, name, email, createdAt: at }): Trace[] => {
    const trace = { id, name, email, phone: '', birthDate: '' as const, about: '', at };
    return matchesCriteria(trace, criteria) ? [{ noun: 'staffMember', ...trace }] : [];
  });
}

/** Emails to these addresses, except those to colleagues, which may contain access codes. */
export async function findEmailsTo(db: Db, addresses: readonly string[]): Promise<Trace[]> {
  if (addresses.length === 0) return [];
  const emails = await db
    .selectFrom('email')
    .select(['id', 'recipient as email', 'subject as about', 'createdAt as at', 'aboutId as ofId'])
    .where(hasEmail('recipient', addresses))
    .where('aboutNoun', '!=', 'staffMember')
    .execute();
  return emails.map((email) => ({ noun: 'email', ...email, name: '', phone: '', birthDate: '' }));
}
