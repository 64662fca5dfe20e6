import { sendLetter } from '#server/letters/letter-attempt.ts';
import { tryDelayedLetters } from '#server/letters/mail-outage.ts';
import { CONNECTIONS_MAX } from '#server/letters/mailer.ts';
import { completeOlderLetters } from '#server/letters/older-letters.ts';
import { forgetPastSubmissions } from '#server/submissions.ts';
import type { JobKind } from './job-queue.ts';
import type { JobType } from './job-type.ts';
import { inMinutes, recurring } from './recurring-job.ts';

/** How each kind of job is done. */
export const JOBS: Record<JobKind, JobType> = {
  letter: {
    atOnce: CONNECTIONS_MAX,
    isPossible: ({ mailer }) => mailer !== undefined,
    atStart: tryDelayedLetters,
    run: sendLetter,
  },
  'letter-documents': { run: completeOlderLetters },
  'forget-submissions': recurring('forget-submissions', inMinutes(10), forgetPastSubmissions),
};
