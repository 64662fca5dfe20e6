import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { coursesOnOffer } from '#server/courses/courses-on-offer.ts';
import type { JobResult, LeasedJob } from '#server/jobs/job-lease.ts';

/** The job that checks whether a date is on offer already for a waitlist entry. */
export function offerDates(app: Pick<App, 'change'>, { kind, key }: LeasedJob): Promise<JobResult> {
  return app.change({ kind: 'job', id: kind }, async (change): Promise<JobResult> => {
    const courses = await coursesOnOffer(change.db, today(change))
      .innerJoin('waitlistEntry', (join) =>
        join
          .onRef('waitlistEntry.courseTypeId', '=', 'course.courseTypeId')
          .onRef('waitlistEntry.city', '=', 'course.city'),
      )
      .select('course.id')
      .where('waitlistEntry.id', '=', key)
      .where('waitlistEntry.endedAt', 'is', null)
      .execute();
    change.seats(...courses.map(({ id }) => id));
    return 'done';
  });
}
