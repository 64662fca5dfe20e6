import { Gauge, type Registry } from 'prom-client';
import type { SystemState } from '#domain/system-state/system-state.ts';
import type { App } from '#server/app.ts';
import { findSystemState } from '#server/system-state/system-state.ts';

/** The database is queried at most this often, however many requests there are. */
const CACHE_MILLISECONDS = 5_000;

/** One metric of the state: its series, each with its labels. */
interface StateMetric<Label extends string> {
  name: string;
  help: string;
  labelNames?: readonly Label[];
  /** Empty where there is no value to report. */
  series(state: SystemState): Series<Label>[];
}

type Series<Label extends string> = [value: number, labels?: Record<Label, string>];

/** What staff read on the page „Stav systému“, as metrics: read from the database when requested. */
export function stateMetrics(app: App, registry: Registry): void {
  const read = cachedFor(CACHE_MILLISECONDS, () => findSystemState(app).catch(() => undefined));
  const add = <Label extends string>({ series, labelNames = [], ...metric }: StateMetric<Label>) =>
    new Gauge({
      ...metric,
      labelNames,
      registers: [registry],
      async collect() {
        const state = await read();
        this.reset();
        // a reset gauge without labels reports 0, which would be wrong
        this.remove({});
        for (const [value, labels] of state ? series(state) : []) this.set(labels ?? {}, value);
      },
    });
  new Gauge({
    name: 'bozp_database_up',
    help: '1 where the database has answered; 0 where it has not, and the metrics read from it are missing.',
    registers: [registry],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  add({
    name: 'bozp_database_size_bytes',
    help: 'What the database takes.',
    series: ({ database }) => [[database.sizeBytes]],
  });
  add({
    name: 'bozp_database_refuses_writes',
    help: '1 while the disk of the database is full or cannot be written.',
    series: ({ database }) => [[database.refusesWrites ? 1 : 0]],
  });
  add({
    name: 'bozp_disk_free_bytes',
    help: 'Free space where the database is a file of ours.',
    series: ({ database: { disk } }) => (disk ? [[disk.freeBytes]] : []),
  });
  add({
    name: 'bozp_emails',
    help: 'Emails that have not arrived, by what they wait for.',
    labelNames: ['state'],
    series: ({ outbox: { waiting, undelivered, held } }) =>
      Object.entries({ waiting, undelivered, held }).map(([state, emails]) => [emails, { state }]),
  });
  add({
    name: 'bozp_oldest_waiting_email_age_seconds',
    help: 'How long the oldest waiting email has waited; 0 where none waits.',
    series: ({ at, outbox }) => [[secondsSince(outbox.oldestWaitingAt, at)]],
  });
  add({
    name: 'bozp_last_sent_email_timestamp_seconds',
    help: 'When an email has left last.',
    series: ({ outbox }) => timestamp(outbox.lastSentAt),
  });
  add({
    name: 'bozp_mail_outage',
    help: '1 while emails do not leave because of the mail server or our settings.',
    series: ({ outbox }) => [[outbox.outage ? 1 : 0]],
  });
  add({
    name: 'bozp_jobs',
    help: 'Jobs by kind: due now, due later.',
    labelNames: ['kind', 'state'],
    series: ({ jobs }) =>
      jobs.flatMap(({ kind, due, later }) =>
        Object.entries({ due, later }).map(([state, count]): Series<'kind' | 'state'> => [count, { kind, state }]),
      ),
  });
  add({
    name: 'bozp_failing_jobs',
    help: 'Jobs that failed by a fault of ours and are tried again.',
    labelNames: ['kind'],
    series: ({ jobs }) => jobs.map(({ kind, failing }) => [failing, { kind }]),
  });
  add({
    name: 'bozp_oldest_due_job_age_seconds',
    help: 'How long the first job of a kind has been due; 0 where none is.',
    labelNames: ['kind'],
    series: ({ at, jobs }) =>
      jobs
        .filter(({ isPossible }) => isPossible)
        .map(({ kind, oldestDueAt }) => [secondsSince(oldestDueAt, at), { kind }]),
  });
  add({
    name: 'bozp_last_retention_timestamp_seconds',
    help: 'When the nightly erasing has run last.',
    series: ({ retention }) => timestamp(retention.lastAt),
  });
  add({
    name: 'bozp_last_backup_timestamp_seconds',
    help: 'Of which moment the newest backup is.',
    series: ({ backups }) => timestamp(backups.newest?.createdAt),
  });
  add({
    name: 'bozp_last_proven_restore_timestamp_seconds',
    help: 'When a backup was last restored beside and found to have the same rows.',
    series: ({ backups }) => timestamp(backups.provenAt),
  });
  add({
    name: 'bozp_backup_faults',
    help: 'Faults the last check has found: a file that is gone or changed, a table that differs after its restore.',
    series: ({ backups: { check } }) => (check ? [[check.faults.length]] : []),
  });
  add({
    name: 'bozp_inconsistencies',
    help: 'Rules about records that the newest backup breaks, as restored by the last nightly job.',
    series: ({ backups: { check } }) => (check?.inconsistencies ? [[check.inconsistencies.length]] : []),
  });
  add({
    name: 'bozp_damaged_files',
    help: 'Stored files the last nightly check has found damaged.',
    series: ({ files }) => (files ? [[files.damaged]] : []),
  });
  add({
    name: 'bozp_event_chain_faults',
    help: 'Faults the last check of the chain of events has found.',
    series: ({ chain }) => (chain ? [[chain.faults]] : []),
  });
}

function timestamp(at: string | undefined): Series<never>[] {
  return at ? [[Date.parse(at) / 1_000]] : [];
}

function secondsSince(earlier: string | undefined, at: string): number {
  return earlier ? Math.max(0, (Date.parse(at) - Date.parse(earlier)) / 1_000) : 0;
}

/** Caches a read for so long; requests meanwhile share it. */
function cachedFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (!cached || performance.now() >= until) {
      cached = read();
      until = performance.now() + milliseconds;
    }
    return cached;
  };
}
