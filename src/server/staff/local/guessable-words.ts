import { findCompany } from '#server/company/company.ts';
import type { Db } from '#server/db/database.ts';

/** Words too easily guessed in a person's password: their name and e-mail, and the company's name. */
export async function guessableWords(
  db: Db,
  { name = '', email }: { name?: string; email: string },
): Promise<string[]> {
  const { shortName } = await findCompany(db);
  return [name, email, shortName];
}
