import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import type { LetterRow } from '#server/db/tables.ts';
import { attemptLetter, takeLetter } from './letter-attempt.ts';
import { CONNECTIONS_MAX } from './mailer.ts';

/** With the requests still to be answered below the ten seconds a process has to end. */
const STOP_MILLISECONDS_MAX = 3_000;

/**
 * Sends letters that are due, a few at a time and each on its own: one that stalls holds its place only, and whenever
 * one is done the next begins.
 */
export function openSender(app: App) {
  const attempts = new Set<Promise<void>>();
  let round: Promise<void> | undefined;
  let isWokenAgain = false;
  let isStopped = false;

  return { wake, settled, stop, failed };

  function wake(): void {
    isWokenAgain = true;
    round ??= beginDueLetters()
      .catch(failed)
      .finally(() => {
        round = undefined;
        if (isWokenAgain && !isStopped) wake();
      });
  }

  /** Waits until nothing is due and nothing under way. */
  async function settled(): Promise<void> {
    while (round || attempts.size > 0) await Promise.race([round, ...attempts].filter(Boolean));
  }

  /**
   * Begins no more letters and waits for those on their way; not for long: what a slow server has not answered by then is
   * tried again after its lease, by whoever sends next.
   */
  async function stop(): Promise<void> {
    isStopped = true;
    await Promise.race([settled(), delay(STOP_MILLISECONDS_MAX, undefined, { ref: false })]);
  }

  async function beginDueLetters(): Promise<void> {
    while (isWokenAgain && !isStopped) {
      isWokenAgain = false;
      for (const letter of await listDueLetters(app, CONNECTIONS_MAX - attempts.size)) {
        if (isStopped) return;
        const taken = await takeLetter(app, letter);
        if (taken) begin(taken);
        // somebody else took it: there may be more than were listed
        else isWokenAgain = true;
      }
    }
  }

  function begin(letter: LetterRow): void {
    const { mailer } = app;
    if (!mailer) return;
    const attempt = attemptLetter(app, mailer, letter)
      .catch(failed)
      .finally(() => {
        attempts.delete(attempt);
        wake();
      });
    attempts.add(attempt);
  }

  function failed(error: unknown): void {
    app.log.error({ err: error }, 'outbox failed, the next round tries again');
  }
}

async function listDueLetters(app: App, limit: number): Promise<LetterRow[]> {
  if (!app.mailer || limit === 0) return [];
  return app.db
    .selectFrom('letter')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('dueAt', '<=', instant(app))
    .orderBy('dueAt')
    .limit(limit)
    .execute();
}
