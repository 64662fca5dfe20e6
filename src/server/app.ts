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
import { SignInLimits } from './sign-in-limits.ts';
import { addStaffMember, hasStaff } from './staff.ts';

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

/** Opens the database, brings it up to date, fills a new one, starts the outbox. Tests pass parts of their own. */
export async function openApp(config: Config, parts: Partial<App> = {}): Promise<RunningApp> {
  const db = parts.db ?? openDatabase(config);
  await migrate(db);
  const { now = Temporal.Now.instant } = parts;
  const app: App = {
    config,
    db,
    auth: openAuth(config, db),
    signInLimits: new SignInLimits({ config, now }),
    mailer: openMailer(config.smtpUrl),
    changes: config.databaseUrl ? await openSharedChanges(config.databaseUrl, db) : localChanges(),
    log: openLog(config),
    now,
    holdingCourse,
    ...parts,
  };
  if (config.demoContent) await fillWithDemo(app);
  if (config.firstStaff && !(await hasStaff(db))) {
    const name = config.firstStaff.email.split('@')[0] ?? '';
    // of two nodes starting at once one finds the e-mail taken, and that is as well
    await addStaffMember(app, { name, ...config.firstStaff });
  }
  const stopOutbox = startOutbox(app);
  return {
    app,
    async close() {
      await stopOutbox();
      app.mailer?.close();
      await app.changes.close();
      await db.destroy();
    },
  };
}
