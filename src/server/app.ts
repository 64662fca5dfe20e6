import type { Logger } from 'pino';
import type { Announcements } from './announcements.ts';
import type { OpenChange } from './change.ts';
import type { MonotonicClock, Reading } from './clock.ts';
import type { Config } from './config.ts';
import type { Storage } from './db/storage.ts';
import type { Mailer } from './emails/mailer.ts';
import type { Limits } from './limits.ts';
import type { FailureLog } from './request-failures/failure-log.ts';
import type { SignInLimits } from './staff/local/sign-in-limits.ts';
import type { Directory } from './staff/oidc/directory.ts';
import type { SignInWay } from './staff/sign-in-way.ts';

/** Everything a command needs, put together in open-app.ts and nowhere else. */
export interface App extends Reading, MonotonicClock {
  config: Config;
  /** AUTH_SECRET, or the secret stored in its place: sessions, marks, second factors and attempts depend on it. */
  authSecret: string;
  signInWay: SignInWay;
  signInLimits: SignInLimits;
  /** Counts what one sender, or one account, may try. */
  limits: Limits;
  /** Undefined unless staff sign in by OpenID Connect. */
  directory: Directory | undefined;
  /** Undefined where no mail server is set: emails wait in the outbox. */
  mailer: Mailer | undefined;
  announcements: Announcements;
  log: Logger;
  /** Records requests that failed because of a server error. */
  failures: FailureLog;
  /** Whether the database has room; updated by `change`. */
  storage: Storage;
  /** Opens a unit of change: the only way to write. */
  change: OpenChange;
}
