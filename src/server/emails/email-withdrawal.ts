import type { EmailAbout, EmailKind, EmailStatus } from '#domain/emails/email.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Change } from '#server/change.ts';
import type { EmailRow } from '#server/db/tables.ts';
import { withdrawJobs } from '#server/jobs/job-queue.ts';
import { undoDeadline } from '#server/undo/undo-time.ts';
import { emailsAbout } from './outbox.ts';

/** An email that was dropped because a later one replaces it. */
export type DroppedEmail = Pick<EmailRow, 'id' | 'aboutId' | 'kind' | 'createdAt'>;

/** Which unsent emails are dropped: usually those that are waiting or held, unless they are being sent. */
interface Unsent {
  statuses?: readonly ('waiting' | 'held')[];
  /** An email that is being sent is then not retried if the attempt fails; if it succeeds, the email is sent. */
  alsoBeingSent?: boolean;
}

/** Drops unsent emails of some kinds. */
export async function dropUnsentEmails(
  change: Change,
  { noun, ids }: { noun: EmailAbout['noun']; ids: readonly string[] },
  kinds: readonly EmailKind[],
  which: Unsent = {},
): Promise<DroppedEmail[]> {
  if (ids.length === 0) return [];
  const candidates = await change.db
    .selectFrom('email')
    .select('id')
    .where('aboutNoun', '=', noun)
    .where('aboutId', 'in', ids)
    .where('kind', 'in', kinds)
    .execute();
  return dropUnsent(change, idsOf(candidates), which);
}

/** Drops those of these emails that are unsent. */
export async function dropUnsent(
  change: Change,
  ids: readonly string[],
  { statuses = ['waiting', 'held'], alsoBeingSent = false }: Unsent = {},
): Promise<DroppedEmail[]> {
  if (ids.length === 0) return [];
  await change.lock('email', ...ids);
  const unsent = await change.db
    .selectFrom('email')
    .leftJoin('job', (join) => join.onRef('job.key', '=', 'email.id').on('job.kind', '=', 'email'))
    .select(['email.id', 'aboutId', 'email.kind', 'email.createdAt'])
    .where('email.id', 'in', ids)
    .where('status', 'in', statuses)
    .$if(!alsoBeingSent, (query) => query.where('leasedUntil', 'is', null))
    .execute();
  await dropLocked(change, idsOf(unsent));
  return unsent;
}

/**
 * Withdraws the emails about something that were written at an instant and are not sent yet, and restores those they
 * had superseded; returns false and does nothing if one has been sent or is being sent.
 */
export async function withdrawEmails(change: Change, about: EmailAbout, writtenAt: string): Promise<boolean> {
  const emails = await lockWrittenAt(change, about, writtenAt);
  if (emails.some(isSentOrSending)) return false;
  const superseded = await listDroppedAt(change, about, writtenAt);
  await dropLocked(change, idsOf(emails.filter(({ status }) => status !== 'dropped')));
  for (const { id, heldBecause, createdAt } of superseded) {
    const status = heldBecause ? 'held' : 'waiting';
    await change.db.updateTable('email').set({ status }).where('id', '=', id).execute();
    const written = { now: () => Temporal.Instant.from(createdAt) };
    if (!heldBecause) change.enqueue({ kind: 'email', key: id, dueAt: undoDeadline(written) });
    change.record({ noun: 'email', id, verb: 'undone', after: { status } });
  }
  return true;
}

/** Whether one of the emails about something that were written at an instant has been sent or is being sent. */
export async function hasSendingStarted(change: Change, about: EmailAbout, writtenAt: string): Promise<boolean> {
  return (await lockWrittenAt(change, about, writtenAt)).some(isSentOrSending);
}

/** Drops emails that are locked; the job of one that is being sent ends with its attempt. */
export async function dropLocked(change: Change, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await withdrawJobs(change, 'email', ids);
  await change.db.updateTable('email').set({ status: 'dropped' }).where('id', 'in', ids).execute();
  for (const id of ids) change.record({ noun: 'email', id, verb: 'dropped' });
}

/** Reads them under lock, so that an attempt to send one that begins later finds it dropped. */
async function lockWrittenAt({ db, lock }: Change, about: EmailAbout, writtenAt: string) {
  const written = emailsAbout(db, about).where('email.createdAt', '=', writtenAt);
  await lock('email', ...idsOf(await written.select('email.id').execute()));
  return written
    .leftJoin('job', (join) => join.onRef('job.key', '=', 'email.id').on('job.kind', '=', 'email'))
    .select(['email.id', 'email.status', 'leasedUntil'])
    .execute();
}

function listDroppedAt({ db }: Change, about: EmailAbout, at: string) {
  return (
    emailsAbout(db, about)
      .innerJoin('event', (join) => join.onRef('event.nounId', '=', 'email.id').on('event.noun', '=', 'email'))
      .select(['email.id', 'heldBecause', 'email.createdAt'])
      .where('email.status', '=', 'dropped')
      .where('event.verb', '=', 'dropped')
      .where('event.at', '=', at)
      // an offer that has ended is not opened again, unless it was declined: free seats are offered anew
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('email.kind', '!=', 'seatOffered'),
          exists(
            selectFrom('seatOffer')
              .select('seatOffer.id')
              .whereRef('seatOffer.signUpId', '=', 'email.aboutId')
              .whereRef('seatOffer.madeAt', '=', 'email.createdAt')
              .where('seatOffer.state', '=', 'declined')
              .where('seatOffer.endedAt', '=', at),
          ),
        ]),
      )
      .execute()
  );
}

function isSentOrSending({ status, leasedUntil }: { status: EmailStatus; leasedUntil: string | null }): boolean {
  return leasedUntil !== null || (status !== 'waiting' && status !== 'held' && status !== 'dropped');
}
