import { type Company, EMPTY_COMPANY } from '#domain/company/company.ts';
import { companySchema } from '#domain/company/company-fields.ts';
import { changedFields } from '#domain/events/event.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';

/** The company's details; empty ones before staff filled them in. */
export async function findCompany(db: Db): Promise<Company> {
  return (await findCompanyRecord(db)).company;
}

/** The details and when they were saved last, which are the only row; an empty text if they never were. */
export async function findCompanyRecord(db: Db): Promise<{ company: Company; updatedAt: string }> {
  const row = await db.selectFrom('company').select(['details', 'updatedAt']).executeTakeFirst();
  if (!row) return { company: EMPTY_COMPANY, updatedAt: '' };
  return { company: companySchema.parse(JSON.parse(row.details)), updatedAt: row.updatedAt };
}

export type SaveCompanyOutcome = { outcome: 'saved' | 'changed-meanwhile' };

/**
 * Saves the company's details, unless they were saved since `seenUpdatedAt`: the row is only written if it is still the
 * displayed one, so one of two concurrent saves is refused.
 */
export async function saveCompany(
  change: StaffChange<'settings'>,
  company: Company,
  seenUpdatedAt: string,
): Promise<SaveCompanyOutcome> {
  const before = await findCompanyRecord(change.db);
  if (before.updatedAt !== seenUpdatedAt) return { outcome: 'changed-meanwhile' };
  const row = { details: JSON.stringify(company), updatedAt: instant(change) };
  const { numInsertedOrUpdatedRows } = await change.db
    .insertInto('company')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('company.updatedAt', '=', seenUpdatedAt))
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return { outcome: 'changed-meanwhile' };
  const changes = changedFields(before.company, company, Object.keys(company));
  change.record({ noun: 'company', id: '1', verb: 'changed', ...changes });
  change.announce('company');
  return { outcome: 'saved' };
}
