import { Kysely, sql, type Transaction } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { type Database, type Db, isPostgres } from './database.ts';
import * as coursesAndSignUps from './migrations/0001-courses-and-sign-ups.ts';
import * as staff from './migrations/0002-staff.ts';
import * as contactRequests from './migrations/0003-contact-requests.ts';
import * as articles from './migrations/0004-articles.ts';
import * as episodes from './migrations/0005-episodes.ts';
import * as toldAndVersion from './migrations/0006-told-and-version.ts';
import * as letterAttempts from './migrations/0007-letter-attempts.ts';
import * as restoration from './migrations/0008-restoration-and-search.ts';
import * as heldLetters from './migrations/0009-held-letters-and-submissions.ts';
import * as dropStaffRateLimit from './migrations/0010-drop-staff-rate-limit.ts';
import * as secret from './migrations/0011-secret.ts';
import * as deletedEpisodes from './migrations/0012-deleted-episodes.ts';
import * as eventsAndJobs from './migrations/0013-events-and-jobs.ts';
import * as letterDocuments from './migrations/0014-letter-documents.ts';
import * as courseTypes from './migrations/0015-course-types.ts';
import * as participants from './migrations/0016-participants.ts';
import * as staffMembers from './migrations/0017-staff-members.ts';
import * as retention from './migrations/0018-retention.ts';
import * as courseSearch from './migrations/0019-course-search.ts';
import * as signInWays from './migrations/0020-sign-in-ways.ts';
import * as secondFactor from './migrations/0021-second-factor.ts';
import * as lecturersAndPresence from './migrations/0022-lecturers-and-presence.ts';
import * as listsThatGrow from './migrations/0023-lists-that-grow.ts';
import * as whatACourseGives from './migrations/0024-what-a-course-gives.ts';
import * as namedParticipants from './migrations/0025-named-participants.ts';
import * as seatOffers from './migrations/0026-seat-offers.ts';
import * as post from './migrations/0027-post.ts';
import * as coursesAsActs from './migrations/0028-courses-as-acts.ts';
import * as rosterImports from './migrations/0029-roster-imports.ts';
import * as letterTemplates from './migrations/0030-letter-templates.ts';
import * as privateCourses from './migrations/0031-private-courses.ts';
import * as hoursOfACourse from './migrations/0032-hours-of-a-course.ts';
import * as trigrams from './migrations/0033-trigrams.ts';
import * as waitlist from './migrations/0035-waitlist.ts';
import * as eventList from './migrations/0036-event-list.ts';
import * as contactRequestWork from './migrations/0037-contact-request-work.ts';
import * as clients from './migrations/0038-clients.ts';
import * as deskSearch from './migrations/0039-desk-search.ts';
import * as onePerson from './migrations/0040-one-person.ts';
import * as postponements from './migrations/0041-postponements.ts';
import * as backups from './migrations/0042-backups.ts';
import * as requestFailures from './migrations/0043-request-failures.ts';
import * as idempotencyKeys from './migrations/0044-idempotency-keys.ts';
import * as fileSums from './migrations/0045-file-sums.ts';
import * as uploadCautions from './migrations/0046-upload-cautions.ts';
import * as textsOfTypesAndLetters from './migrations/0054-texts-of-types-and-letters.ts';
import * as endedInvitations from './migrations/0055-ended-invitations.ts';
import * as photographs from './migrations/0061-photographs.ts';
import { postgresWithoutLimits } from './postgres.ts';
import { checkForeignKeys } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Migrations = Record<string, Migration>;

/** Named here one by one: the build has no folder to read at run time. */
export const MIGRATIONS: Migrations = {
  '0001-courses-and-sign-ups': coursesAndSignUps,
  '0002-staff': staff,
  '0003-contact-requests': contactRequests,
  '0004-articles': articles,
  '0005-episodes': episodes,
  '0006-told-and-version': toldAndVersion,
  '0007-letter-attempts': letterAttempts,
  '0008-restoration-and-search': restoration,
  '0009-held-letters-and-submissions': heldLetters,
  '0010-drop-staff-rate-limit': dropStaffRateLimit,
  '0011-secret': secret,
  '0012-deleted-episodes': deletedEpisodes,
  '0013-events-and-jobs': eventsAndJobs,
  '0014-letter-documents': letterDocuments,
  '0015-course-types': courseTypes,
  '0016-participants': participants,
  '0017-staff-members': staffMembers,
  '0018-retention': retention,
  '0019-course-search': courseSearch,
  '0020-sign-in-ways': signInWays,
  '0021-second-factor': secondFactor,
  '0022-lecturers-and-presence': lecturersAndPresence,
  '0023-lists-that-grow': listsThatGrow,
  '0024-what-a-course-gives': whatACourseGives,
  '0025-named-participants': namedParticipants,
  '0026-seat-offers': seatOffers,
  '0027-post': post,
  '0028-courses-as-acts': coursesAsActs,
  '0029-roster-imports': rosterImports,
  '0030-letter-templates': letterTemplates,
  '0031-private-courses': privateCourses,
  '0032-hours-of-a-course': hoursOfACourse,
  '0033-trigrams': trigrams,
  '0035-waitlist': waitlist,
  '0036-event-list': eventList,
  '0037-contact-request-work': contactRequestWork,
  '0038-clients': clients,
  '0039-desk-search': deskSearch,
  '0040-one-person': onePerson,
  '0041-postponements': postponements,
  '0042-backups': backups,
  '0043-request-failures': requestFailures,
  '0044-idempotency-keys': idempotencyKeys,
  '0045-file-sums': fileSums,
  '0046-upload-cautions': uploadCautions,
  '0054-texts-of-types-and-letters': textsOfTypesAndLetters,
  '0055-ended-invitations': endedInvitations,
  '0061-photographs': photographs,
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
 * Brings the schema up to date in one transaction: all of what is pending, or nothing (decision 0015). On Postgres on a
 * connection of its own, since those of `db` are given up when a statement takes long; SQLite has only one. Throws what
 * went wrong.
 */
export async function migrate(
  db: Database,
  { databaseUrl }: { databaseUrl?: string },
  migrations = MIGRATIONS,
): Promise<void> {
  await using own = databaseUrl ? new Kysely<Tables>({ dialect: postgresWithoutLimits(databaseUrl) }) : undefined;
  throwFailure(await migrator(own ?? db, migrations).migrateToLatest());
}

/** Brings the schema to this migration, or up to date, within a transaction: what is done there besides is undone with it. */
export async function migrateWithin(db: Transaction<Tables>, name?: string): Promise<void> {
  const within = migrator(db, MIGRATIONS);
  throwFailure(await (name === undefined ? within.migrateToLatest() : within.migrateTo(name)));
}

function throwFailure({ error, results = [] }: MigrationResultSet): void {
  const failed = results.find(({ status }) => status === 'Error');
  if (failed) throw new FailedMigration(failed.migrationName, error);
  if (error) throw error;
}

/** The database was written by a version of the product this one does not know. */
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

/** True when every migration of this build has run. Also the cheapest proof that the database answers. */
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

/** Each one checked by itself: what it breaks is told as its own failure. */
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
