import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { START } from '#domain/actor.ts';
import { isLoop, recentEnds } from '#domain/system-state/alarms.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import { createDataDir } from '#server/data-dir.ts';
import { raiseAlarm } from './alarms.ts';

/** What a running node leaves in DATA_DIR, and the next one finds if it received no stop signal. */
interface Mark {
  startedAt: string;
  /** When processes before it were found to have ended, the last minutes' only. */
  ends: string[];
}

/** Marks this node as running until it receives a stop signal, and raises an alarm if the process before it received none. */
export async function markRunning(app: App, stopSignal: AbortSignal): Promise<void> {
  if (stopSignal.aborted) return;
  // nodes on one machine may share the folder
  const file = join(app.config.dataDir, `running-${app.config.port}`);
  createDataDir(app.config.dataDir);
  const now = instant(app);
  const before = readMark(file);
  const ends = before ? recentEnds([...before.ends, now], now) : [];
  writeFileSync(file, JSON.stringify({ startedAt: now, ends } satisfies Mark));
  stopSignal.addEventListener('abort', () => rmSync(file, { force: true }), { once: true });
  if (!before) return;
  app.log.warn({ startedAt: before.startedAt }, 'the process before ended without a stop signal');
  await app.change(START, (change) => raiseAlarm(change, isLoop(ends) ? 'looping' : 'killed', before.startedAt));
}

/** Undefined where there is none, or the machine went off while it was written. */
function readMark(file: string): Mark | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
