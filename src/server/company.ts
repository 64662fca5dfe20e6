import { type Company, EMPTY_COMPANY } from '#domain/company.ts';
import { companySchema } from '#domain/company-fields.ts';
import type { Db } from './db/database.ts';

/** The company's details; empty ones before anybody filled them in. */
export async function findCompany(db: Db): Promise<Company> {
  const row = await db.selectFrom('company').select('details').where('id', '=', 1).executeTakeFirst();
  return row ? companySchema.parse(JSON.parse(row.details)) : EMPTY_COMPANY;
}
