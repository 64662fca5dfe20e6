import { contactSearchText } from '#domain/contact-requests/contact-request.ts';
import { isToOffice, type ReadableEmailAbout } from '#domain/emails/email.ts';
import { mayNow } from '#domain/emails/post.ts';
import { waitlistSearchText } from '#domain/waitlist/waitlist-entry.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import type { EmailRow } from '#server/db/tables.ts';
import { listBeingDone } from '#server/jobs/job-queue.ts';
import { foldSearchText } from '#server/sign-ups/sign-up-search.ts';
import { toEntry } from '#server/waitlist/waitlist-records.ts';
import { bouncedAmong } from './bounced-mailboxes.ts';
import { letLeave, repeatEmail } from './email-leaving.ts';
import { readEmailSearch } from './email-search.ts';
import { emailsAbout } from './outbox.ts';

interface Correction {
  /** The wrong address of an email, where the client record has another one by now. */
  from?: string;
  to: string;
  /** An email to send even if it is held for another reason than its address. */
  sending?: string;
}

/**
 * Corrects the address of an applicant in all records created from the same form: later and waiting emails go to the
 * new address, and undelivered ones are sent again. Emails that were sent keep their address.
 */
export async function correctAddress(
  change: StaffChange<'office'>,
  about: ReadableEmailAbout,
  { from, to, sending }: Correction,
): Promise<'done' | 'unchanged' | 'not-found'> {
  await change.lock(about.noun, about.id);
  const known = await change.db.selectFrom(about.noun).select('email').where('id', '=', about.id).executeTakeFirst();
  if (!known) return 'not-found';
  const wrong = [from ?? known.email, known.email].filter((address) => address !== to);
  if (wrong.length === 0) return 'unchanged';
  for (const one of await listLinked(change.db, about)) {
    if (known.email !== to) await writeEmail(change, one, known.email, to);
    await readdress(change, one, { wrong, to, sending });
  }
  return 'done';
}

/** Records created from the same form: the sign-ups of a split group, and the waitlist entry of a sign-up. */
async function listLinked(db: Db, about: ReadableEmailAbout): Promise<ReadableEmailAbout[]> {
  if (about.noun === 'contactRequest') return [about];
  const own =
    about.noun === 'signUp'
      ? await db
          .selectFrom('signUp')
          .select(['id', 'restOfId', 'waitlistEntryId'])
          .where('id', '=', about.id)
          .executeTakeFirst()
      : undefined;
  const entryId = about.noun === 'waitlistEntry' ? about.id : (own?.waitlistEntryId ?? null);
  const firstId = own?.restOfId ?? own?.id ?? null;
  const signUps = await db
    .selectFrom('signUp')
    .select('id')
    .where(({ or, eb }) =>
      or([eb('id', '=', firstId), eb('restOfId', '=', firstId), eb('waitlistEntryId', '=', entryId)]),
    )
    .orderBy('id')
    .execute();
  const entry = entryId === null ? [] : [{ noun: 'waitlistEntry', id: entryId } as const];
  return [...entry, ...signUps.map(({ id }) => ({ noun: 'signUp', id }) as const)];
}

/** Replaces the wrong address in a record and in its search text. */
async function writeEmail(
  change: StaffChange<'office'>,
  { noun, id }: ReadableEmailAbout,
  before: string,
  email: string,
): Promise<void> {
  const { db } = change;
  const { numUpdatedRows } = await db
    .updateTable(noun)
    .set({ email })
    .where('id', '=', id)
    .where('email', '=', before)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  if (noun === 'signUp') await foldSearchText(change, [id]);
  else {
    const searchText =
      noun === 'contactRequest'
        ? contactSearchText(await db.selectFrom(noun).selectAll().where('id', '=', id).executeTakeFirstOrThrow())
        : waitlistSearchText(
            toEntry(await db.selectFrom(noun).selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
          );
    await db.updateTable(noun).set({ searchText }).where('id', '=', id).execute();
  }
  change.record({ noun, id, verb: 'addressCorrected', before: { email: before }, after: { email } });
}

/** Sends the undelivered emails about something to the right address instead of the wrong ones. */
async function readdress(
  change: StaffChange<'office'>,
  about: ReadableEmailAbout,
  { wrong, to, sending }: { wrong: string[]; to: string; sending: string | undefined },
): Promise<void> {
  const { db } = change;
  const written = await emailsAbout(db, about).select('id').where('recipient', 'in', wrong).execute();
  const ids = written.map(({ id }) => id);
  if (ids.length === 0) return;
  await change.lock('email', ...ids);
  const rows = await db.selectFrom('email').selectAll().where('id', 'in', ids).orderBy('createdAt').execute();
  const emails = rows.filter(({ kind, status }) => !isToOffice(kind) && mayNow('drop', status));
  const underWay = await listBeingDone(db, 'email', ids);
  // an email already handed to a mail server keeps its address: its contents are sent as a new email
  const tried = (email: EmailRow) => (email.status === 'waiting' ? underWay.has(email.id) : email.status !== 'held');
  const [again, untried] = [emails.filter(tried), emails.filter((email) => !tried(email))];
  const search = await readEmailSearch(db, [about]);
  for (const { id, subject } of untried) {
    const searchText = search(about, { recipient: to, subject });
    await db.updateTable('email').set({ recipient: to, searchText }).where('id', '=', id).execute();
  }
  for (const email of again) await repeatEmail(change, about, email, to);
  const isDead = (await bouncedAmong(change, [to])).has(to);
  await letLeave(
    change,
    untried.filter(
      ({ id, status, heldBecause }) =>
        id === sending || (status === 'held' && heldBecause === 'address-bounced' && !isDead),
    ),
  );
}
