import { type Company, EMPTY_COMPANY } from '#domain/company/company.ts';
import { companySchema } from '#domain/company/company-fields.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';

/** The company's details; empty ones before anybody filled them in. */
export async function findCompany(db: Db): Promise<Company> {
  return (await findCompanyRecord(db)).company;
}

/** The details and when they were saved last; an empty text when nobody has yet. */
export async function findCompanyRecord(db: Db): Promise<{ company: Company; updatedAt: string }> {
  const row = await db.selectFrom('company').select(['details', 'updatedAt']).where('id', '=', 1).executeTakeFirst();
  if (!row) return { company: EMPTY_COMPANY, updatedAt: '' };
  return { company: companySchema.parse(JSON.parse(row.details)), updatedAt: row.updatedAt };
}

export type SaveCompanyOutcome = { outcome: 'saved' | 'changed-meanwhile' };

/**
 * Staff save the company's details, unless somebody else has since `seenUpdatedAt`: the row is only written where it
 * is still the one they saw, so of two who save at once one is told.
 */
export async function saveCompany(app: App, company: Company, seenUpdatedAt: string): Promise<SaveCompanyOutcome> {
  const row = { details: JSON.stringify(company), updatedAt: instant(app) };
  const written = seenUpdatedAt
    ? (
        await app.db
          .updateTable('company')
          .set(row)
          .where('id', '=', 1)
          .where('updatedAt', '=', seenUpdatedAt)
          .executeTakeFirst()
      ).numUpdatedRows
    : (
        await app.db
          .insertInto('company')
          .values({ id: 1, ...row })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst()
      ).numInsertedOrUpdatedRows;
  if (!written) return { outcome: 'changed-meanwhile' };
  app.changes.announce('company');
  return { outcome: 'saved' };
}
