import type { Logger } from 'pino';
import { type Auth, openAuth } from './auth.ts';
import { type Changes, localChanges } from './changes.ts';
import type { Config } from './config.ts';
import { type Db, holdingCourse, openDatabase } from './db/database.ts';
import { fillWithDemo } from './db/demo.ts';
import { migrate } from './db/migrate.ts';
import { openSharedChanges } from './db/shared-changes.ts';
import { openLog } from './log.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { startOutbox } from './outbox.ts';
import { authSecret } from './secret.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { addStaffMember, hasStaff } from './staff.ts';
import { startForgetting } from './submissions.ts';

/** Everything a command needs, put together here and nowhere else. */
export interface App {
  config: Config;
  db: Db;
  auth: Auth;
  signInLimits: SignInLimits;
  /** Undefined where no mail server is set: letters wait in the outbox. */
  mailer: Mailer | undefined;
  changes: Changes;
  log: Logger;
  now(): Temporal.Instant;
  holdingCourse: typeof holdingCourse;
}

/** The running product: the App and how to end it. */
export interface RunningApp {
  app: App;
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date, fills a new one, starts the outbox. Tests pass parts of their own. When it
 * throws, nothing is left open.
 */
export async function openApp(config: Config, parts: Partial<App> = {}): Promise<RunningApp> {
  await using opened = new AsyncDisposableStack();
  const db = opened.adopt(parts.db ?? openDatabase(config), (db) => db.destroy());
  await migrate(db, config);
  const changes = opened.adopt(parts.changes ?? (await openChanges(config, db)), (changes) => changes.close());
  const secret = await authSecret(config, db);
  const { now = Temporal.Now.instant } = parts;
  const app: App = {
    config,
    db,
    auth: openAuth(config, db, secret),
    signInLimits: new SignInLimits({ secret, now }),
    mailer: openMailer(config.smtpUrl),
    changes,
    log: openLog(config),
    now,
    holdingCourse,
    ...parts,
  };
  opened.defer(() => app.mailer?.close());
  if (config.demoContent) await fillWithDemo(app);
  if (config.firstStaff && !(await hasStaff(db))) {
    const name = config.firstStaff.email.split('@')[0] ?? '';
    // of two nodes starting at once one finds the e-mail taken, and that is as well
    await addStaffMember(app, { name, ...config.firstStaff });
  }
  opened.defer(startForgetting(app));
  opened.defer(startOutbox(app));
  const toClose = opened.move();
  return { app, close: () => toClose.disposeAsync() };
}

async function openChanges({ databaseUrl }: Config, db: Db): Promise<Changes> {
  return databaseUrl ? openSharedChanges(databaseUrl, db) : localChanges();
}
