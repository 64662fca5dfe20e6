import type { App } from '../app.ts';
import { instantAt, today } from '../clock.ts';
import { runRetention } from './retention.ts';

/** Nobody is at work; no change to or from summer time takes it away or brings it twice. */
const TIME = '03:10';

/** When it is to be run next: each night, in Bratislava. */
export function nextRetentionAt(app: Pick<App, 'now'>): Temporal.Instant {
  const tonight = Temporal.Instant.from(instantAt(today(app), TIME));
  if (Temporal.Instant.compare(tonight, app.now()) > 0) return tonight;
  const tomorrow = Temporal.PlainDate.from(today(app)).add({ days: 1 });
  return Temporal.Instant.from(instantAt(tomorrow.toString(), TIME));
}

/** Runs it each night; answers the function that ends it. A night that failed is made good by the next. */
export function startRetention(app: App): () => Promise<void> {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout;
  schedule();
  return async () => {
    clearTimeout(timer);
    await running;
    // the run that was awaited has set the next one
    clearTimeout(timer);
  };

  function schedule(): void {
    const { milliseconds } = nextRetentionAt(app).since(app.now(), { largestUnit: 'milliseconds' });
    timer = setTimeout(run, milliseconds);
  }

  function run(): void {
    running = runRetention(app)
      .catch((error) => app.log.error({ err: error }, 'what is due was not erased'))
      .finally(schedule);
  }
}
