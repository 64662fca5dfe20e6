import type { SystemState } from '#domain/system-state/system-state.ts';
import type { App } from '../app.ts';
import { findBackupState } from '../backups/backup-check.ts';
import { instant } from '../clock.ts';
import { findChainState } from '../events/chain-state.ts';
import { listNewestEvents } from '../events/events.ts';
import { nightly } from '../jobs/recurring-job.ts';
import { countFailuresOfDay } from '../request-failures/request-failures.ts';
import { findLastFileCheck } from '../stored-files/file-check-state.ts';
import { findDatabaseSize } from './database-size.ts';
import { listJobsStates } from './jobs-state.ts';
import { findPostState } from './post-state.ts';
import { VERSION } from './version.ts';

/** The present state of the system. Each read is bounded: it uses an index, or a table that stays small. */
export async function findSystemState(app: App): Promise<SystemState> {
  const { db } = app;
  const [failures, database, post, jobs, [lastNight], backups, files, { check }] = await Promise.all([
    countFailuresOfDay(app),
    findDatabaseSize(app),
    findPostState(app),
    listJobsStates(app),
    listNewestEvents(db, 'retention', 1),
    findBackupState(app),
    findLastFileCheck(db),
    findChainState(db),
  ]);
  return {
    at: instant(app),
    version: VERSION,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    failures,
    database,
    post,
    jobs,
    retention: { lastAt: lastNight?.at, nextAt: nightly(app.now()).toString() },
    backups,
    files,
    chain: check && { checkedAt: check.at, faults: check.faults.length },
  };
}
