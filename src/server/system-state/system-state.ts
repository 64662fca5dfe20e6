import { statfs } from 'node:fs/promises';
import { STATUSES_OF } from '#domain/emails/email-list.ts';
import type { JobsState, OutboxState, SystemState } from '#domain/system-state/system-state.ts';
import type { App } from '#server/app.ts';
import { findBackupState } from '#server/backups/backup-check.ts';
import { instant } from '#server/clock.ts';
import { findDatabaseBytes, isLocalFile } from '#server/db/engine.ts';
import { takesChanges } from '#server/db/storage.ts';
import { findOutage } from '#server/emails/mail-outage.ts';
import { countEmailsToDecide } from '#server/emails/matching-emails.ts';
import { findChainState } from '#server/events/event-verification.ts';
import { listNewestEvents } from '#server/events/events.ts';
import { isPossible } from '#server/jobs/job-type.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { nightly } from '#server/jobs/recurring-job.ts';
import { countFailuresOfDay } from '#server/request-failures/failure-log.ts';
import { findLastFileCheck } from '#server/stored-files/check-stored-files.ts';
import { listAlarms } from './alarms.ts';
import { findSignUpUse } from './sign-up-use.ts';
import { VERSION } from './version.ts';

/** The present state of the system. Each read is bounded: it uses an index, or a table that stays small. */
export async function findSystemState(app: App): Promise<SystemState> {
  const { db } = app;
  const [failures, database, outbox, jobs, [lastRetention], backups, files, signUps, { check }, alarms] =
    await Promise.all([
      countFailuresOfDay(app),
      findDatabaseState(app),
      findOutboxState(app),
      listJobsStates(app),
      listNewestEvents(db, 'retention', 1),
      findBackupState(app),
      findLastFileCheck(db),
      findSignUpUse(app),
      findChainState(db),
      listAlarms(app),
    ]);
  return {
    at: instant(app),
    version: VERSION,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    failures,
    database,
    alarms,
    outbox,
    jobs,
    retention: { lastAt: lastRetention?.at, nextAt: nightly(app.now()).toString() },
    backups,
    files,
    signUps,
    chain: check && { checkedAt: check.at, faults: check.faults.length },
  };
}

/** The size of the database; that of the disk only where the database is a file of ours. */
async function findDatabaseState(app: App): Promise<SystemState['database']> {
  const { db, config, storage } = app;
  const sizeBytes = await findDatabaseBytes(db);
  const refusals = { refusesWrites: !(await takesChanges(app)), isLost: storage.isLost };
  if (!isLocalFile(db)) return { sizeBytes, ...refusals, disk: undefined };
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  return { sizeBytes, ...refusals, disk: { freeBytes: bavail * bsize, sizeBytes: blocks * bsize } };
}

/** For each kind how many jobs there are, and since when the first has been due; also for kinds without jobs. */
async function listJobsStates(app: App): Promise<JobsState[]> {
  const now = instant(app);
  const kinds = await app.db
    .selectFrom('job')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('dueAt', '<=', now).as('due'),
      fn.count<number>('lastError').as('failing'),
      fn.min<string>('dueAt').as('firstDueAt'),
    ])
    .groupBy('kind')
    .execute();
  return Object.entries(JOBS).map(([kind, type]) => {
    const { all = 0, due = 0, failing = 0, firstDueAt = now } = kinds.find((row) => row.kind === kind) ?? {};
    const oldestDueAt = due > 0 ? firstDueAt : undefined;
    return { kind, isPossible: isPossible(type, app), due, later: all - due, failing, oldestDueAt };
  });
}

/** The state of the outbox. */
async function findOutboxState(app: App): Promise<OutboxState> {
  const [{ waiting, oldestWaitingAt }, { lastSentAt }, toDecide, outage] = await Promise.all([
    app.db
      .selectFrom('email')
      .select(({ fn }) => [
        fn.countAll<number>().as('waiting'),
        fn.min<string | null>('createdAt').as('oldestWaitingAt'),
      ])
      .where('status', 'in', STATUSES_OF.waiting)
      .executeTakeFirstOrThrow(),
    app.db
      .selectFrom('email')
      .select(({ fn }) => fn.max<string | null>('sentAt').as('lastSentAt'))
      .executeTakeFirstOrThrow(),
    countEmailsToDecide(app.db),
    findOutage(app),
  ]);
  return {
    isPossible: app.mailer !== undefined,
    waiting,
    ...toDecide,
    oldestWaitingAt: oldestWaitingAt ?? undefined,
    lastSentAt: lastSentAt ?? undefined,
    outage: outage && { trouble: outage.trouble, since: outage.since },
  };
}
