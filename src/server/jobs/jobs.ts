import { watchBackups } from '#server/backups/backup-check.ts';
import { backUpHourly } from '#server/backups/hourly-backup.ts';
import { readBounces } from '#server/bounces/read-bounces.ts';
import { isServedByHttps } from '#server/config.ts';
import { inviteLecturers } from '#server/courses/lecturer-invitations.ts';
import type { JobKind } from '#server/db/tables/jobs.ts';
import { sendEmail } from '#server/emails/email-attempt.ts';
import { tryDelayedEmails } from '#server/emails/mail-outage.ts';
import { CONNECTIONS_MAX } from '#server/emails/mailer.ts';
import { requestFeedback } from '#server/feedback/feedback-requests.ts';
import { runRetention } from '#server/retention/retention.ts';
import { deletePastRosters } from '#server/roster-import/roster-imports.ts';
import { endOfferInTime } from '#server/seat-offers/end-offer.ts';
import { REMINDER_TIME, remindOfCourses } from '#server/sign-ups/course-reminders.ts';
import { deleteExpiredSignIns } from '#server/staff/local/delete-expired-sign-ins.ts';
import { sendRequestedCode } from '#server/staff/local/password-reset.ts';
import { checkStoredFiles } from '#server/stored-files/check-stored-files.ts';
import { deletePastSubmissions } from '#server/submissions.ts';
import { watchCertificate } from '#server/system-state/watch-certificate.ts';
import { offerDates, returnFromPastCourses } from '#server/waitlist/waitlist-moves.ts';
import { inOneChange, type JobType } from './job-type.ts';
import { dailyAt, hourly, inMinutes, nightly, recurring } from './recurring-job.ts';

/** Longer than a postponed email waits, and than a seat offer is valid. */
const TWO_DAYS = { hours: 49 };

/** How each kind of job is run. */
export const JOBS: Record<JobKind, JobType> = {
  email: {
    waitMax: TWO_DAYS,
    atOnce: CONNECTIONS_MAX,
    isPossible: ({ mailer }) => mailer !== undefined,
    atStart: tryDelayedEmails,
    run: sendEmail,
  },
  bounces: {
    isPossible: ({ config }) => config.bounceImapUrl !== undefined,
    ...recurring(inMinutes(5), readBounces),
  },
  'delete-past-submissions': recurring(
    inMinutes(10),
    inOneChange(async (change) => {
      await deletePastSubmissions(change);
      await deletePastRosters(change);
    }),
  ),
  retention: { isLong: true, ...recurring(nightly, runRetention) },
  'seat-offer-end': { waitMax: TWO_DAYS, run: inOneChange(endOfferInTime) },
  'date-offers': { run: inOneChange(offerDates) },
  'waitlist-returns': recurring(nightly, inOneChange(returnFromPastCourses)),
  'course-reminders': recurring(dailyAt(REMINDER_TIME), (app, { dueAt }) => remindOfCourses(app, dueAt)),
  'feedback-requests': recurring(dailyAt(REMINDER_TIME), (app, { dueAt }) => requestFeedback(app, dueAt)),
  'lecturer-invitation': { isPossible: ({ mailer }) => mailer !== undefined, run: inOneChange(inviteLecturers) },
  'password-reset': { isPossible: ({ mailer }) => mailer !== undefined, run: inOneChange(sendRequestedCode) },
  'delete-expired-sign-ins': recurring(nightly, deleteExpiredSignIns),
  backup: { isLong: true, ...recurring(hourly, (app, _, stopSignal) => backUpHourly(app, stopSignal)) },
  'backup-watch': recurring(inMinutes(60), (app, { dueAt }) => watchBackups(app, dueAt)),
  'certificate-watch': {
    isPossible: ({ config }) => isServedByHttps(config),
    ...recurring(dailyAt('09:00'), watchCertificate),
  },
  'file-check': { isLong: true, ...recurring(nightly, checkStoredFiles) },
};
