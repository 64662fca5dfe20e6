import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { FAILURE_LOG } from '#domain/actor.ts';
import {
  FAILURE_DAYS,
  FAILURES_MAX,
  type FailureReason,
  type RequestFailure,
} from '#domain/request-failures/request-failure.ts';
import { isLongOutage } from '#domain/system-state/alarms.ts';
import type { Change, OpenChange } from '#server/change.ts';
import { type Clock, instant, type Reading } from '#server/clock.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { countRows } from '#server/list-page.ts';
import { errorName } from '#server/log.ts';
import { DamagedFile } from '#server/stored-files/file-sum.ts';
import { raiseAlarm } from '#server/system-state/alarms.ts';

/** Unwritten failures are retried after this time: the database itself is often why requests fail. */
const RETRY_MILLISECONDS = 10_000;
const CLOSE_MILLISECONDS_MAX = 1_000;

/** The response took longer than a user waits for one. */
export class AnswerTooSlow extends Error {}

/** The parts of a request that may be recorded. */
type FailedRequest = Pick<RequestFailure, 'requestId' | 'route'>;

interface Recording extends Clock {
  log: Logger;
  change: OpenChange;
}

/**
 * Records requests that failed by a fault of ours: in the log at once, in the database as soon as it is available. The
 * queue of unwritten failures and the table are both bounded.
 */
export class FailureLog {
  /** The number of failures since the node started. */
  readonly counts: Record<FailureReason, number> = { fault: 0, unavailable: 0, slow: 0, damaged: 0 };
  #app: Recording;
  #unwritten: RequestFailure[] = [];
  #writing: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  /** Since when the database has stored nothing that was tried. */
  #awaySince: string | undefined;
  #notifying: Promise<void> | undefined;
  #isClosed = false;

  constructor(app: Recording) {
    this.#app = app;
  }

  /** Logs and counts a failure, queues it to be stored, and returns its reason. */
  note({ requestId, route }: FailedRequest, error: unknown, logMessage: string): FailureReason {
    const reason = reasonOf(error);
    if (!this.#isKnown(error)) this.#app.log.error({ err: error, requestId, route }, logMessage);
    this.counts[reason] += 1;
    const name = error instanceof Error ? errorName(error) : typeof error;
    this.#unwritten.push({ requestId, at: instant(this.#app), route, reason, errorName: name });
    if (this.#unwritten.length > FAILURES_MAX) this.#unwritten.shift();
    if (!this.#retry) this.#write();
    return reason;
  }

  /** Logs a failure that was no request's. */
  noteOutage(error: unknown, logMessage: string): void {
    if (this.#isKnown(error)) return;
    this.#app.log.error({ err: error }, logMessage);
    if (reasonOf(error) !== 'unavailable') return;
    this.#awaySince ??= instant(this.#app);
    this.#retryLater();
  }

  /** Logs the end of an outage, if there was one; the admins are notified of a long one. */
  noteRecovery(): void {
    const since = this.#awaySince;
    if (!since) return;
    this.#awaySince = undefined;
    this.#app.log.info('the database stores changes again');
    if (!isLongOutage(since, instant(this.#app))) return;
    this.#notifying = this.#app
      .change(FAILURE_LOG, (change) => raiseAlarm(change, 'databaseAway', since))
      .catch((error) => this.noteOutage(error, 'an outage was not reported'));
  }

  /** An outage is one error and its end in the log, however much fails meanwhile. */
  #isKnown(error: unknown): boolean {
    return reasonOf(error) === 'unavailable' && (this.#awaySince !== undefined || this.#writing !== undefined);
  }

  /** Waits briefly for pending writes: what the database does not accept by then is only in the log. */
  async close(): Promise<void> {
    await Promise.race([
      Promise.all([this.#writing, this.#notifying]),
      delay(CLOSE_MILLISECONDS_MAX, undefined, { ref: false }),
    ]);
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }

  #write(): void {
    if (this.#isClosed) return;
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
      // a failure was noted while the last write ended
      if (this.#unwritten.length > 0 && !this.#retry) this.#write();
    });
  }

  async #writeAll(): Promise<void> {
    while (this.#unwritten.length > 0 || this.#awaySince) {
      const failures = this.#unwritten;
      this.#unwritten = [];
      try {
        await this.#app.change(FAILURE_LOG, (change) => storeFailures(change, failures));
        this.noteRecovery();
      } catch {
        this.#awaySince ??= instant(this.#app);
        this.#unwritten = [...failures, ...this.#unwritten].slice(-FAILURES_MAX);
        this.#retryLater();
        return;
      }
    }
  }

  #retryLater(): void {
    if (this.#isClosed) return;
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      this.#write();
    }, RETRY_MILLISECONDS).unref();
  }
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof AnswerTooSlow) return 'slow';
  if (error instanceof DamagedFile) return 'damaged';
  return isUnavailable(error) ? 'unavailable' : 'fault';
}

/** Stores them and deletes the oldest ones. */
async function storeFailures(change: Change, failures: readonly RequestFailure[]): Promise<void> {
  const { db } = change;
  // one request may fail twice: a part of its page, and then the page
  if (failures.length > 0)
    await db
      .insertInto('requestFailure')
      .values(failures)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const newest = db.selectFrom('requestFailure').select('requestId').orderBy('at', 'desc').limit(FAILURES_MAX);
  await db
    .deleteFrom('requestFailure')
    .where(({ or, eb }) =>
      or([
        eb('at', '<', instant(change, { hours: -24 * FAILURE_DAYS })),
        eb('requestId', 'not in', eb.selectFrom(newest.as('newest')).select('requestId')),
      ]),
    )
    .execute();
}

/** The newest failures, or those whose number begins with these characters. */
export function listRequestFailures(app: Reading, number = ''): Promise<RequestFailure[]> {
  return app.db
    .selectFrom('requestFailure')
    .selectAll()
    .where('at', '>=', instant(app, { hours: -24 * FAILURE_DAYS }))
    .where('requestId', 'like', `${number}%`)
    .orderBy('at', 'desc')
    .limit(FAILURES_MAX)
    .execute();
}

/** How many requests have failed within the last day; no more are counted than are kept. */
export async function countFailuresOfDay(app: Reading): Promise<number> {
  return countRows(app.db.selectFrom('requestFailure').where('at', '>=', instant(app, { hours: -24 })));
}
