import { ZONE } from '#domain/day.ts';
import type { App } from '#server/app.ts';
import { instant, storedInstant } from '#server/clock.ts';
import { findDueTime, type LeasedJob } from './job-lease.ts';
import type { JobType } from './job-type.ts';

/** The next time after `now` at which something recurs. */
type Schedule = (now: Temporal.Instant) => Temporal.Instant;

/** A job that is run again and again, by one node each time. */
export function recurring(
  next: Schedule,
  work: (app: App, job: LeasedJob, stopSignal: AbortSignal) => Promise<unknown>,
): JobType {
  return {
    isRecurring: true,
    async atStart(change, kind) {
      const soonest = next(change.now());
      const dueAt = await findDueTime(change.db, kind);
      // if this clock is behind, the due time may be the one after the soonest; a later one is wrong
      if (dueAt && dueAt <= storedInstant(next(soonest))) return;
      change.enqueue({ kind, key: '', dueAt: storedInstant(soonest) });
    },
    async run(app, job, stopSignal) {
      const { dueAt } = job;
      await work(app, job, stopSignal);
      const soonest = next(app.now());
      // if the clock has gone back meanwhile, the same time must not run twice
      const isPast = dueAt <= instant(app) || dueAt > storedInstant(soonest);
      return { again: storedInstant(isPast ? soonest : next(Temporal.Instant.from(dueAt))) };
    },
  };
}

export function inMinutes(minutes: number): Schedule {
  return (now) => now.add({ minutes });
}

/** Each day at this time in Bratislava („09:00“), which summer time must neither skip nor repeat. */
export function dailyAt(time: string): Schedule {
  return (now) => {
    const local = now.toZonedDateTimeISO(ZONE);
    const todays = local.withPlainTime(time);
    const isPast = Temporal.ZonedDateTime.compare(todays, local) <= 0;
    return (isPast ? todays.add({ days: 1 }) : todays).toInstant();
  };
}

export const nightly = dailyAt('03:10');

/** Ten minutes past each hour. */
export const hourly: Schedule = (now) => {
  const local = now.toZonedDateTimeISO(ZONE);
  return local
    .subtract({ minutes: 10 })
    .round({ smallestUnit: 'hour', roundingMode: 'floor' })
    .add({ hours: 1, minutes: 10 })
    .toInstant();
};
