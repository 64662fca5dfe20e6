import { changedFields } from '#domain/events/event.ts';
import { mayRequestPayer, PAYER_FIELDS, payerOf } from '#domain/payers/payer.ts';
import type { PayerEntry } from '#domain/payers/payer-fields.ts';
import type { SignUpChange, StaffChange } from '#server/change.ts';
import { enqueueEmail } from '#server/emails/outbox.ts';
import { lockSignUp } from '#server/sign-ups/lock-sign-up.ts';
import { emailToApplicant } from '#server/sign-ups/sign-up-emails.ts';
import { findPayer, movedValues, storePayer } from './payers.ts';

/** Saves a payer over the version that was displayed; the same payer sent twice is saved once. */
export async function savePayer(
  change: SignUpChange,
  signUpId: string,
  entry: PayerEntry,
  seenVersion: number,
): Promise<{ outcome: 'saved' | 'not-found' | 'changed-meanwhile' }> {
  const locked = await lockSignUp(change, signUpId);
  if (!locked) return { outcome: 'not-found' };
  const before = await findPayer(change.db, locked.signUp);
  const values = changedFields(before, payerOf(locked.signUp, { ...entry.payer, version: 0 }), PAYER_FIELDS);
  if (Object.keys(values.after).length === 0) return { outcome: 'saved' };
  if (before.version !== seenVersion) return { outcome: 'changed-meanwhile' };
  const withMoved = { ...values, after: { ...values.after, ...movedValues(entry) } };
  await storePayer(change, signUpId, { ...entry.payer, version: before.version + 1 });
  change.record({ noun: 'signUp', id: signUpId, verb: 'payerChanged', ...withMoved });
  return { outcome: 'saved' };
}

/** Emails the applicant a request for what an invoice lacks; not allowed where nothing is missing. */
export async function requestPayer(
  change: StaffChange<'office'>,
  signUpId: string,
): Promise<'requested' | 'not-found' | 'not-allowed'> {
  const locked = await lockSignUp(change, signUpId);
  if (!locked) return 'not-found';
  const { signUp, course } = locked;
  if (!mayRequestPayer(signUp, await findPayer(change.db, signUp))) return 'not-allowed';
  await enqueueEmail(change, emailToApplicant('payerRequested', signUp, course, {}));
  change.record({ noun: 'signUp', id: signUpId, verb: 'payerRequested' });
  return 'requested';
}
