export interface JobTables {
  job: {
    kind: JobKind;
    key: string;
    dueAt: string;
    /** Grows each time it is enqueued: a job that was enqueued again while it ran must run once more. */
    revision: number;
    /** Until then it is reserved for a worker; if that worker fails, another one takes it afterwards. */
    leasedUntil: string | null;
    attempts: number;
    lastError: string | null;
    createdAt: string;
  };
}

/** The kinds of jobs; `JOBS` defines how they are run. */
export type JobKind =
  | 'email'
  | 'bounces'
  | 'delete-past-submissions'
  | 'retention'
  | 'seat-offer-end'
  | 'date-offers'
  | 'waitlist-returns'
  | 'course-reminders'
  | 'feedback-requests'
  | 'lecturer-invitation'
  | 'password-reset'
  | 'delete-expired-sign-ins'
  | 'backup'
  | 'backup-watch'
  | 'file-check'
  | 'certificate-watch';
