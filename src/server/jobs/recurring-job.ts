import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { JobKind } from './job-queue.ts';
import type { JobType } from './job-type.ts';

/** The next time after `now` at which something recurs. */
type Schedule = (now: Temporal.Instant) => Temporal.Instant;

/** A job that is done again and again, by one node each time. */
export function recurring(kind: JobKind, next: Schedule, work: (change: Change) => Promise<void>): JobType {
  const nextTime = ({ now }: Pick<Change, 'now'>) => instant({ now: () => next(now()) });
  return {
    async atStart(change) {
      change.enqueue({ kind, key: '', dueAt: nextTime(change) });
    },
    async run(app) {
      await app.change({ kind: 'job', id: kind }, work);
      return { again: nextTime(app) };
    },
  };
}

export function inMinutes(minutes: number): Schedule {
  return (now) => now.add({ minutes });
}

/** Each night at ten past three in Bratislava, when summer time neither skips nor repeats the hour. */
export function nightly(now: Temporal.Instant): Temporal.Instant {
  const local = now.toZonedDateTimeISO('Europe/Bratislava');
  const night = local.withPlainTime('03:10');
  const isPast = Temporal.ZonedDateTime.compare(night, local) <= 0;
  return (isPast ? night.add({ days: 1 }) : night).toInstant();
}
