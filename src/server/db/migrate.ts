import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
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

/** Named here one by one: the build has no folder to read at run time. */
const MIGRATIONS = {
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
};

/** Brings the schema up to date; throws what went wrong. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migrator(db).migrateToLatest();
  if (error) throw error;
}

/** True when every migration of this build has run. Also the cheapest proof that the database answers. */
export async function isSchemaCurrent(db: Db): Promise<boolean> {
  const migrations = await migrator(db).getMigrations();
  return migrations.every(({ executedAt }) => executedAt);
}

function migrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
}
