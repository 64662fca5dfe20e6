import type { App } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';

/** The App's database to write to beside all changes: tests arrange, and spoil, what no command would. */
export function databaseOf({ db }: Pick<App, 'db'>): Database {
  return db as Database;
}
