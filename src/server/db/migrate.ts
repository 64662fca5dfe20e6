import { Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Database, Db } from './database.ts';
import { isPostgres } from './engine.ts';
import * as staff from './migrations/0001-staff.ts';
import * as company from './migrations/0002-company.ts';
import * as courses from './migrations/0003-courses.ts';
import * as clients from './migrations/0004-clients.ts';
import * as signUps from './migrations/0005-sign-ups.ts';
import * as contactRequests from './migrations/0006-contact-requests.ts';
import * as emails from './migrations/0007-emails.ts';
import * as articles from './migrations/0008-articles.ts';
import * as episodes from './migrations/0009-episodes.ts';
import * as desk from './migrations/0010-desk.ts';
import * as eventsAndJobs from './migrations/0011-events-and-jobs.ts';
import * as submissions from './migrations/0012-submissions.ts';
import * as operations from './migrations/0013-operations.ts';
import * as search from './migrations/0014-search.ts';
import * as firstTexts from './migrations/0015-first-texts.ts';
import * as oneSubmissionTable from './migrations/0016-one-submission-table.ts';
import * as signIn from './migrations/0017-sign-in.ts';
import * as lecturerInvitations from './migrations/0018-lecturer-invitations.ts';
import * as signUpLinks from './migrations/0019-sign-up-links.ts';
import * as signUpNumbers from './migrations/0020-sign-up-numbers.ts';
import * as payers from './migrations/0021-payers.ts';
import * as handOvers from './migrations/0022-hand-overs.ts';
import * as results from './migrations/0023-results.ts';
import * as feedback from './migrations/0024-feedback.ts';
import * as firstAidInvitation from './migrations/0025-first-aid-invitation.ts';
import * as deletedEpisodes from './migrations/0026-deleted-episodes.ts';
import * as notifiedHours from './migrations/0027-notified-hours.ts';
import * as repeatedCourses from './migrations/0028-repeated-courses.ts';
import { postgresWithoutLimits } from './postgres.ts';
import { checkForeignKeys } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Migrations = Record<string, Migration>;

/** Listed one by one, because the build has no folder to read at run time. */
export const MIGRATIONS: Migrations = {
  '0001-staff': staff,
  '0002-company': company,
  '0003-courses': courses,
  '0004-clients': clients,
  '0005-sign-ups': signUps,
  '0006-contact-requests': contactRequests,
  '0007-emails': emails,
  '0008-articles': articles,
  '0009-episodes': episodes,
  '0010-desk': desk,
  '0011-events-and-jobs': eventsAndJobs,
  '0012-submissions': submissions,
  '0013-operations': operations,
  '0014-search': search,
  '0015-first-texts': firstTexts,
  '0016-one-submission-table': oneSubmissionTable,
  '0017-sign-in': signIn,
  '0018-lecturer-invitations': lecturerInvitations,
  '0019-sign-up-links': signUpLinks,
  '0020-sign-up-numbers': signUpNumbers,
  '0021-payers': payers,
  '0022-hand-overs': handOvers,
  '0023-results': results,
  '0024-feedback': feedback,
  '0025-first-aid-invitation': firstAidInvitation,
  '0026-deleted-episodes': deletedEpisodes,
  '0027-notified-hours': notifiedHours,
  '0028-repeated-courses': repeatedCourses,
};

/** A migration did not go through: the database is as it was before it. */
export class FailedMigration extends Error {
  migration: string;

  constructor(migration: string, cause: unknown) {
    super(`Migration ${migration} failed`, { cause });
    this.migration = migration;
  }
}

/**
 * Brings the schema up to date in one transaction: all of what is pending, or nothing (decision 0015). On Postgres it
 * uses a separate connection, since those of `db` limit the time of a statement; SQLite has only one. Throws the error
 * of a failed migration.
 */
export async function migrate(
  db: Database,
  { databaseUrl }: { databaseUrl?: string },
  migrations = MIGRATIONS,
): Promise<void> {
  if (await isUpToDate(db, migrations)) return;
  await using own = databaseUrl ? new Kysely<Tables>({ dialect: postgresWithoutLimits(databaseUrl) }) : undefined;
  throwFailure(await migrator(own ?? db, migrations).migrateToLatest());
}

/** Whether exactly these migrations have run. Kysely finds that out by reading the catalogue of all columns twice. */
async function isUpToDate(db: Database, migrations: Migrations): Promise<boolean> {
  if (!(await hasMigrationTable(db))) return false;
  return (await listExecuted(db)).symmetricDifference(new Set(Object.keys(migrations))).size === 0;
}

async function hasMigrationTable(db: Db): Promise<boolean> {
  const table = isPostgres(db)
    ? sql`select to_regclass(${DEFAULT_MIGRATION_TABLE}) as "name"`
    : sql`select max("name") as "name" from sqlite_master where "name" = ${DEFAULT_MIGRATION_TABLE}`;
  const { rows } = await (table as RawBuilder<{ name: string | null }>).execute(db);
  return Boolean(rows[0]?.name);
}

/** Brings the schema to this migration, or up to date, within a transaction, which may be rolled back. */
export async function migrateWithin(db: Transaction<Tables>, name?: string): Promise<void> {
  const within = migrator(db, MIGRATIONS);
  throwFailure(await (name === undefined ? within.migrateToLatest() : within.migrateTo(name)));
}

function throwFailure({ error, results = [] }: MigrationResultSet): void {
  const failed = results.find(({ status }) => status === 'Error');
  if (failed) throw new FailedMigration(failed.migrationName, error);
  if (error) throw error;
}

/** The database was written by a newer version of the product. */
export class NewerDatabase extends Error {}

/** The last migration that has run, which names the schema; throws for one this build does not know. */
export async function findSchema(db: Db): Promise<string> {
  const executed = await listExecuted(db);
  const schema = Object.keys(MIGRATIONS)
    .sort()
    .findLast((name) => executed.has(name));
  if (schema === undefined || executed.difference(new Set(Object.keys(MIGRATIONS))).size > 0)
    throw new NewerDatabase();
  return schema;
}

/** The schema of a database that has one and is about to be migrated; undefined for a new one and one up to date. */
export async function findOutdatedSchema(db: Db): Promise<string | undefined> {
  // the table is empty while another node fills the database for the first time
  if (!(await hasMigrationTable(db)) || (await listExecuted(db)).size === 0) return undefined;
  return (await isSchemaCurrent(db)) ? undefined : findSchema(db);
}

/** True when every migration of this build has run. Also the cheapest check that the database responds. */
export async function isSchemaCurrent(db: Db): Promise<boolean> {
  const executed = await listExecuted(db);
  return Object.keys(MIGRATIONS).every((name) => executed.has(name));
}

async function listExecuted(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

function migrator(db: Database, migrations: Migrations): Migrator {
  const checked = isPostgres(db) ? migrations : withForeignKeysChecked(migrations);
  return new Migrator({ db, provider: { getMigrations: async () => checked } });
}

/** Checks foreign keys after each migration, so that a violation is reported as that migration's failure. */
function withForeignKeysChecked(migrations: Migrations): Migrations {
  const checked = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      async up(db) {
        await up(db);
        await checkForeignKeys(db);
      },
    },
  ]);
  return Object.fromEntries(checked);
}
