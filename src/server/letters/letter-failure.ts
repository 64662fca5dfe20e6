import { minutesInOutage, minutesToNextAttempt } from '#domain/letters/letter.ts';
import { isServerTrouble, type LetterTrouble } from '#domain/letters/letter-trouble.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { JobResult } from '#server/jobs/job-lease.ts';
import type { OutgoingLetter } from './letter-message.ts';

/** Why an attempt failed, in the server's words too; final where another one would be of no use. */
export interface Failure {
  trouble: LetterTrouble;
  isFinal: boolean;
  lastError: string;
}

/**
 * Notes that an attempt failed: the letter is tried again, or given up. An attempt that fails after its lease ran out
 * has no say over the next one's success.
 */
export async function noteFailure(
  change: Change,
  letter: OutgoingLetter,
  { trouble, isFinal, lastError }: Failure,
): Promise<JobResult | 'overtaken'> {
  const { id, attempts } = letter;
  const isServers = isServerTrouble(trouble);
  const refusals = isServers ? letter.refusals : letter.refusals + 1;
  const minutes = isServers ? minutesInOutage(attempts) : isFinal ? undefined : minutesToNextAttempt(refusals);
  if (await isOvertaken(change, letter)) return 'overtaken';
  await change.db
    .updateTable('letterSending')
    .set({ cause: trouble, refusals, lastError })
    .where('letterId', '=', id)
    .execute();
  if (minutes !== undefined) return { again: instant(change, { minutes }) };
  await change.db.updateTable('letter').set({ status: 'failed' }).where('id', '=', id).execute();
  change.record({ noun: 'letter', id, verb: 'failed', after: { cause: trouble } });
  return 'done';
}

async function isOvertaken(change: Change, { id, attempts }: OutgoingLetter): Promise<boolean> {
  await change.lock('letter', id);
  const standing = await change.db
    .selectFrom('letter')
    .innerJoin('letterSending', 'letterSending.letterId', 'letter.id')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return standing === undefined;
}
