import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { BackupProof } from '#domain/backups/backup.ts';
import { type BackupSettings, backUp } from './back-up.ts';
import { PROOF_FOLDER, proveBackup } from './prove-backup.ts';

// Backups are made and verified at night in a separate thread, which also runs this file: a row with a file of ten
// megabytes, or the checks at the end of a restore, would block the event loop for a fifth of a second.

/** Several times the size of the largest file as text. Without a limit the thread would collect garbage later. */
const HEAP_MEGABYTES_MAX = 192;

type Task = { file: string; createdAt: string } | { proved: string; at: string };
type Done = { proof: BackupProof | undefined } | { error: unknown };

/** Throws what its thread throws. */
export interface BackupThread extends AsyncDisposable {
  /** `backUp` */
  make(file: string, createdAt: string): Promise<void>;
  /** `proveBackup` */
  prove(fileName: string, at: string): Promise<BackupProof>;
}

/** A thread that ends with `stopSignal`, or once it is disposed of, and leaves no unfinished file. */
export function openBackupThread(config: BackupSettings, stopSignal?: AbortSignal): BackupThread {
  const { authSecret, backupDir, backupKey, databaseUrl, dataDir } = config;
  const backups = { authSecret, backupDir, backupKey, databaseUrl, dataDir };
  const thread = new Worker(new URL(import.meta.url), {
    workerData: { backups },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES_MAX },
  });
  const run = async (task: Task) => {
    thread.postMessage(task);
    const [done] = (await once(thread, 'message', { signal: stopSignal })) as [Done];
    if ('error' in done) throw done.error;
    return done.proof;
  };
  return {
    make: async (file, createdAt) => void (await run({ file, createdAt })),
    prove: async (fileName, at) => (await run({ proved: fileName, at })) as BackupProof,
    async [Symbol.asyncDispose]() {
      await thread.terminate();
      await deleteUnfinishedFiles(backupDir);
    },
  };
}

/** Removes what an ended thread or a killed process has left. */
export async function deleteUnfinishedFiles(backupDir: string): Promise<void> {
  const names = await readdir(backupDir).catch(() => []);
  const unfinished = names.filter((name) => name.endsWith('.part') || name.startsWith(PROOF_FOLDER));
  for (const name of unfinished) await rm(join(backupDir, name), { recursive: true, force: true });
}

/** Runs in the thread: performs the tasks it receives. */
function serve(settings: BackupSettings, port: NonNullable<typeof parentPort>): void {
  port.on('message', async (task: Task) => {
    const done: Done = await perform(settings, task).then(
      (proof) => ({ proof }),
      (error) => ({ error }),
    );
    port.postMessage(done);
  });
}

async function perform(settings: BackupSettings, task: Task): Promise<BackupProof | undefined> {
  if ('proved' in task) return proveBackup(settings, task.proved, task.at);
  await backUp(settings, task.file, task.createdAt);
  return undefined;
}

// tests run in threads too, with other `workerData`
if (parentPort && workerData?.backups) serve(workerData.backups, parentPort);
