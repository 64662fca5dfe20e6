import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { BackupFault } from '#domain/backups/backup.ts';
import type { Config } from '#server/config.ts';
import { backUp } from './back-up.ts';
import { proveBackup } from './prove-backup.ts';

// Backups are made and proved at night by a thread of their own, which this file is as well: a row with a file of ten
// megabytes, or the checks at the end of a restore, would hold the event loop for a fifth of a second.

/** Several times what the largest file takes as text. Without a limit its thread lets more of them lie before it collects them. */
const HEAP_MEGABYTES_MAX = 192;

/** What a backup needs of the settings. */
type BackupSettings = Pick<Config, 'authSecret' | 'backupDir' | 'backupKey' | 'databaseUrl' | 'dataDir'>;

interface ThreadData {
  backups: BackupSettings;
}

type Task = { file: string; createdAt: string } | { proved: string };
type Done = { faults: BackupFault[] } | { error: unknown };

/** Throws what its thread throws. */
export interface BackupThread extends AsyncDisposable {
  /** `backUp` */
  make(file: string, createdAt: string): Promise<void>;
  /** `proveBackup` */
  prove(fileName: string): Promise<BackupFault[]>;
}

export function openBackupThread(config: BackupSettings): BackupThread {
  const { authSecret, backupDir, backupKey, databaseUrl, dataDir } = config;
  const backups = { authSecret, backupDir, backupKey, databaseUrl, dataDir };
  const thread = new Worker(new URL(import.meta.url), {
    workerData: { backups } satisfies ThreadData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES_MAX },
  });
  const run = async (task: Task) => {
    thread.postMessage(task);
    const [done] = (await once(thread, 'message')) as [Done];
    if ('error' in done) throw done.error;
    return done.faults;
  };
  return {
    make: async (file, createdAt) => void (await run({ file, createdAt })),
    prove: (fileName) => run({ proved: fileName }),
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  };
}

/** The thread's part: one task after another. */
function serve(settings: BackupSettings, port: NonNullable<typeof parentPort>): void {
  port.on('message', async (task: Task) => {
    const done: Done = await perform(settings, task).then(
      (faults) => ({ faults }),
      (error) => ({ error }),
    );
    port.postMessage(done);
  });
}

async function perform(settings: BackupSettings, task: Task): Promise<BackupFault[]> {
  if ('proved' in task) return proveBackup(settings, task.proved);
  await backUp(settings, task.file, task.createdAt);
  return [];
}

// tests run in threads too, which bring other data
if (parentPort && workerData?.backups) serve((workerData as ThreadData).backups, parentPort);
