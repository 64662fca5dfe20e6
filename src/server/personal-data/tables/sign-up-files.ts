import { sql } from 'kysely';
import type { PersonalRows } from '../personal-data.ts';

/** Files are exported and erased with their sign-up; their things have its id, as they are erased together. */
export const SIGN_UP_FILES = {
  retention: {
    things: (db) =>
      db
        .selectFrom('signUpFile')
        .innerJoin('signUp', 'signUp.id', 'signUpFile.signUpId')
        // not the indexed expression, so that the query begins with the few sign-ups that still have files
        .select(['signUp.id', sql<string>`coalesce("courseDateTo", "courseDate") || ''`.as('since')]),
    since: 'day',
    lock: 'signUp',
    rowsPerChange: 10,
    async erase({ db, record }, signUpIds) {
      const { numDeletedRows } = await db
        .deleteFrom('signUpFile')
        .where('signUpId', 'in', signUpIds)
        .executeTakeFirst();
      for (const id of signUpIds) record({ noun: 'signUp', id, verb: 'filesErased' });
      return Number(numDeletedRows);
    },
  },
} satisfies PersonalRows;
