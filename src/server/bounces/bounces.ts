import { type DeliveryReport, deliveryVerdict, REPORTED_DAYS_MAX } from '#domain/bounces/delivery-report.ts';
import { mailboxOf } from '#domain/letters/held-letter.ts';
import type { LetterTrouble } from '#domain/letters/letter-trouble.ts';
import { isRecordId } from '#domain/record-id.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { LetterRow } from '#server/db/tables.ts';
import { markBounced } from '#server/letters/bounced-mailboxes.ts';
import type { ReturnedMessage } from './returned-message.ts';

/** Whether the message was about a letter of ours. */
export type NotedReport = 'bounced' | 'delayed' | 'nothing' | 'not-ours';

type SentLetter = Pick<LetterRow, 'id' | 'status' | 'recipient'>;

/** The letter a report is about, locked, and what is said of its recipient. */
interface Reported {
  letter: SentLetter;
  report: DeliveryReport;
  /** Whether it gives the letter's Message-ID. Without it anybody may have written it who guesses the subject. */
  isProven: boolean;
}

/**
 * Notes what a mail server reports of one of our letters: one that came back is returned to staff, one that is delayed only
 * says so. The same report once more changes nothing, nor does one about a letter that never left. One that does not give the
 * letter's Message-ID is shown to staff as a suspicion, and holds nothing.
 */
export async function noteReturned(change: Change, message: ReturnedMessage): Promise<NotedReport> {
  const found = await findReported(change, message);
  if (!found) return 'not-ours';
  const { letter, report, isProven } = found;
  const verdict = deliveryVerdict(report);
  const mayHaveArrived = letter.status === 'sent' || (isProven && (await isSuspected(change, letter)));
  if (verdict.outcome === 'nothing' || !mayHaveArrived) return 'nothing';
  const lastError = [report.status, report.diagnostic].filter(Boolean).join(' ');
  if (verdict.outcome === 'delayed') {
    const isNews = await noteCause(change, letter, message, { cause: 'postponed', lastError });
    if (!isNews) return 'nothing';
    change.record({ noun: 'letter', id: letter.id, verb: 'delayed' });
    return 'delayed';
  }
  const cause = isProven ? verdict.cause : 'unproven';
  if (!(await noteCause(change, letter, message, { cause, lastError }))) return 'nothing';
  await change.db.updateTable('letter').set({ status: 'bounced' }).where('id', '=', letter.id).execute();
  if (isProven) await markBounced(change, letter);
  change.record({ noun: 'letter', id: letter.id, verb: 'bounced', after: { cause } });
  return 'bounced';
}

async function isSuspected({ db }: Change, { id, status }: SentLetter): Promise<boolean> {
  if (status !== 'bounced') return false;
  const sending = db.selectFrom('letterSending').select('cause').where('letterId', '=', id);
  return (await sending.executeTakeFirst())?.cause === 'unproven';
}

/** Answers whether this report is news about this letter. */
async function noteCause(
  change: Change,
  { id: letterId }: SentLetter,
  { hash: reportHash }: ReturnedMessage,
  noted: { cause: LetterTrouble; lastError: string },
): Promise<boolean> {
  const { db } = change;
  const sending = db.selectFrom('letterSending').select('cause').where('letterId', '=', letterId);
  // a server may tell of a delay every few hours
  if (noted.cause === 'postponed' && (await sending.executeTakeFirst())?.cause === 'postponed') return false;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('bounceReport')
    .values({ letterId, reportHash, notedAt: instant(change) })
    .onConflict((conflict) => conflict.columns(['letterId', 'reportHash']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await db
    .insertInto('letterSending')
    .values({ letterId, attempts: 1, refusals: 0, ...noted })
    .onConflict((conflict) => conflict.column('letterId').doUpdateSet(noted))
    .execute();
  return true;
}

async function findReported(
  change: Change,
  { messageIds, reports, subject }: ReturnedMessage,
): Promise<Reported | undefined> {
  for (const messageId of messageIds) {
    const letter = await findByMessageId(change, messageId);
    // a letter that was passed on is reported by the address that was its last
    const report = letter && (reports.find(({ recipient }) => isOne(recipient, letter.recipient)) ?? reports[0]);
    if (report) return { letter, report, isProven: true };
  }
  for (const report of reports) {
    const letter = subject && (await findByRecipient(change, report.recipient, subject));
    if (letter) return { letter, report, isProven: false };
  }
  return undefined;
}

/** Our Message-IDs are the letter's id at the site's host (`letter-message.ts`). */
async function findByMessageId(change: Change, messageId: string): Promise<SentLetter | undefined> {
  const [, id = '', host = ''] = /^<([^@<>]{1,120})@([^@<>]{1,255})>$/.exec(messageId) ?? [];
  if (!isRecordId(id)) return undefined;
  await change.lock('letter', id);
  const letter = await change.db
    .selectFrom('letter')
    .select(['id', 'status', 'recipient', 'siteUrl'])
    .where('id', '=', id)
    .where('sentAt', 'is not', null)
    .executeTakeFirst();
  return letter && new URL(letter.siteUrl).hostname === host.toLowerCase() ? letter : undefined;
}

/** Where the report does not say which letter: the last one to this mailbox with this subject. */
async function findByRecipient(change: Change, recipient: string, subject: string): Promise<SentLetter | undefined> {
  const letters = await change.db
    .selectFrom('letter')
    .select(['id', 'recipient'])
    .where('sentAt', '>', instant(change, { hours: -24 * REPORTED_DAYS_MAX }))
    .where('subject', '=', subject)
    .orderBy('sentAt', 'desc')
    .execute();
  const id = letters.find((letter) => isOne(letter.recipient, recipient))?.id;
  if (!id) return undefined;
  await change.lock('letter', id);
  return change.db.selectFrom('letter').select(['id', 'status', 'recipient']).where('id', '=', id).executeTakeFirst();
}

function isOne(address: string, other: string): boolean {
  return mailboxOf(address) === mailboxOf(other);
}
