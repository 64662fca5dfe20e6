import { START } from '#domain/actor.ts';
import { type Announcements, localAnnouncements } from './announcements.ts';
import type { App } from './app.ts';
import { backUpBeforeMigration } from './backups/back-up.ts';
import { checkBackupKey } from './backups/backup-key.ts';
import { openChanges } from './change.ts';
import { type Clock, instant } from './clock.ts';
import type { Config } from './config.ts';
import { type Db, openDatabase, openForReading } from './db/database.ts';
import { fillWithDemo } from './db/demo.ts';
import { lockRows } from './db/engine.ts';
import { findOutdatedSchema, migrate } from './db/migrate.ts';
import { openSharedAnnouncements } from './db/shared-announcements.ts';
import { Storage } from './db/storage.ts';
import type { JobKind } from './db/tables/jobs.ts';
import { openMailer } from './emails/mailer.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { type Limits, localLimits } from './limits.ts';
import { openLog } from './log.ts';
import { FailureLog } from './request-failures/failure-log.ts';
import { settleSeats } from './seat-offers/settle-seats.ts';
import { admitFirstStaffMember } from './staff/first-account.ts';
import { SignInLimits } from './staff/local/sign-in-limits.ts';
import { Directory } from './staff/oidc/directory.ts';
import { findAuthSecret } from './staff/secret.ts';
import { sessionSignIn } from './staff/sessions.ts';
import type { SignInWay } from './staff/sign-in-way.ts';
import { hasStaff } from './staff/staff.ts';

/** Parts of the App that tests replace. */
export interface AppParts extends Partial<Omit<App, 'change' | 'db'>> {
  lockRows?: typeof lockRows;
  settleSeats?: typeof settleSeats;
  /** Kinds of jobs that are not run. */
  idleJobs?: readonly JobKind[];
}

/** The running product: the App and how to end it. */
export interface RunningApp {
  app: App;
  /** The schema the database had before it was brought up to date; undefined where nothing was migrated. */
  migratedFrom: string | undefined;
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date, fills a new one, starts the jobs. Tests pass parts of their own. When it
 * throws, nothing is left open.
 */
export async function openApp(config: Config, parts: AppParts = {}): Promise<RunningApp> {
  if (config.backupKey) await checkBackupKey(config.backupKey);
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(openDatabase(config), (database) => database.destroy());
  const { now = Temporal.Now.instant, elapsed = () => performance.now() } = parts;
  const migratedFrom = await findOutdatedSchema(database);
  if (migratedFrom)
    await backUpBeforeMigration(config, database, { schema: migratedFrom, createdAt: instant({ now }) });
  await migrate(database, config);
  const db = opened.adopt(openForReading(database, config), (db) => db.destroy());
  const announcements = opened.adopt(parts.announcements ?? (await openAnnouncements(config, db)), (announcements) =>
    announcements.close(),
  );
  const authSecret = await findAuthSecret(config, db);
  const limits = opened.adopt(parts.limits ?? (await openLimits({ config, db, authSecret, elapsed })), (limits) =>
    limits.close(),
  );
  const storage = new Storage(config);
  const log = parts.log ?? openLog(config);
  const change = openChanges({ database, config, announcements, now, lockRows, settleSeats, storage, ...parts });
  const app: App = {
    config,
    db,
    authSecret,
    signInWay: await openSignInWay(config, now),
    limits,
    signInLimits: new SignInLimits({ authSecret, elapsed, limits }),
    directory: config.signIn.provider === 'oidc' ? new Directory(config.signIn) : undefined,
    mailer: openMailer(config.smtpUrl),
    announcements,
    log,
    failures: opened.adopt(new FailureLog({ log, now, change }), (failures) => failures.close()),
    now,
    elapsed,
    storage,
    change,
    ...parts,
  };
  opened.defer(() => app.mailer?.close());
  if (config.demoContent) await app.change(START, fillWithDemo);
  if (config.firstStaff && !(await hasStaff(db))) await admitFirstStaffMember(app, config.firstStaff);
  opened.defer(await startJobs(app, parts.idleJobs));
  const toClose = opened.move();
  return { app, migratedFrom, close: () => toClose.disposeAsync() };
}

async function openSignInWay(config: Config, now: Clock['now']): Promise<SignInWay> {
  if (config.signIn.provider !== 'clerk') return sessionSignIn({ config });
  // its libraries are loaded only where they are needed, to keep the start fast
  const { clerkSignIn } = await import('./staff/clerk/clerk-sign-in.ts');
  return clerkSignIn({ config, now }, config.signIn);
}

async function openLimits({
  config: { databaseUrl },
  db,
  authSecret,
  elapsed,
}: Pick<App, 'config' | 'db' | 'authSecret' | 'elapsed'>): Promise<Limits> {
  const local = localLimits({ elapsed });
  if (!databaseUrl) return local;
  // its library is loaded only where it is needed, to keep the start fast
  const { openSharedLimits } = await import('./db/shared-limits.ts');
  return openSharedLimits(databaseUrl, { db, local, authSecret });
}

async function openAnnouncements({ databaseUrl }: Config, db: Db): Promise<Announcements> {
  return databaseUrl ? openSharedAnnouncements(databaseUrl, db) : localAnnouncements();
}
