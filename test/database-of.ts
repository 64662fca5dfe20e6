import type { App } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';

/** The App's database for writes outside of a change: tests arrange and corrupt data no command would. */
export function databaseOf({ db }: Pick<App, 'db'>): Database {
  return db as Database;
}
