import { minutesInOutage, minutesToNextAttempt } from '#domain/emails/email.ts';
import { type EmailTrouble, isServerTrouble } from '#domain/emails/email-trouble.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { JobResult } from '#server/jobs/job-lease.ts';
import type { OutgoingEmail } from './email-message.ts';

/** Why an attempt failed, with the server's own words; final where another attempt is useless. */
export interface Failure {
  trouble: EmailTrouble;
  isFinal: boolean;
  lastError: string;
}

/**
 * Records a failed attempt: the email is retried or given up. An attempt that fails after its lease ran out must not
 * overwrite the success of the next one.
 */
export async function noteFailure(
  change: Change,
  email: OutgoingEmail,
  { trouble, isFinal, lastError }: Failure,
): Promise<JobResult | 'overtaken'> {
  const { id, attempts } = email;
  const isServerFault = isServerTrouble(trouble);
  const refusals = isServerFault ? email.refusals : email.refusals + 1;
  const minutes = isServerFault ? minutesInOutage(attempts) : isFinal ? undefined : minutesToNextAttempt(refusals);
  if (await isOvertaken(change, email)) return 'overtaken';
  await change.db
    .updateTable('emailSending')
    .set({ cause: trouble, refusals, lastError })
    .where('emailId', '=', id)
    .execute();
  if (minutes !== undefined) return { again: instant(change, { minutes }) };
  await change.db.updateTable('email').set({ status: 'failed' }).where('id', '=', id).execute();
  change.record({ noun: 'email', id, verb: 'failed', after: { cause: trouble } });
  return 'done';
}

async function isOvertaken(change: Change, { id, attempts }: OutgoingEmail): Promise<boolean> {
  await change.lock('email', id);
  const current = await change.db
    .selectFrom('email')
    .innerJoin('emailSending', 'emailSending.emailId', 'email.id')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return current === undefined;
}
