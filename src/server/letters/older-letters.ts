import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { LetterRow } from '#server/db/tables.ts';
import type { JobResult } from '#server/jobs/job-lease.ts';
import { findSender, type LetterDocument, writeDocument } from './letter-document.ts';
import type { Sender } from './texts/letter.ts';

const LETTERS_PER_CHANGE = 100;

/**
 * Completes letters of a version that kept what they were to be written from (decision 0017): one that was never tried
 * is written, one that was learns whom to answer. Those that wait may leave from then on.
 */
export async function completeOlderLetters(app: App): Promise<JobResult> {
  const { letters, faults } = await app.change({ kind: 'job', id: 'letter-documents' }, completeSome);
  for (const { id, err } of faults) app.log.error({ err, letter: id }, 'letter cannot be written');
  return letters < LETTERS_PER_CHANGE ? 'done' : { again: instant(app) };
}

interface OlderLetter extends LetterRow {
  /** JSON */
  facts: string;
  dueAt: string | null;
}

async function completeSome(change: Change): Promise<{ letters: number; faults: { id: string; err: unknown }[] }> {
  const { db } = change;
  const letters: OlderLetter[] = await db
    .selectFrom('olderLetter')
    .innerJoin('letter', 'letter.id', 'olderLetter.letterId')
    .selectAll('letter')
    .select(['facts', 'dueAt'])
    .limit(LETTERS_PER_CHANGE)
    .execute();
  const sender = await findSender(change);
  const faults: { id: string; err: unknown }[] = [];
  for (const letter of letters) {
    const { id, dueAt } = letter;
    const { document, err } = completed(letter, sender);
    // one that cannot be written fails at its first attempt
    if (document) await db.updateTable('letter').set(document).where('id', '=', id).execute();
    else faults.push({ id, err });
    await db.deleteFrom('olderLetter').where('letterId', '=', id).execute();
    if (letter.status === 'waiting') change.enqueue({ kind: 'letter', key: id, ...(dueAt && { dueAt }) });
    change.record({ noun: 'letter', id, verb: 'completed' });
  }
  return { letters: letters.length, faults };
}

/** What was written already stays as it left. */
function completed(letter: OlderLetter, sender: Sender): { document?: Partial<LetterDocument>; err?: unknown } {
  const { kind, aboutNoun, aboutId, html } = letter;
  try {
    const about = { noun: aboutNoun, id: aboutId };
    const { subject, ...document } = writeDocument({ kind, about, facts: JSON.parse(letter.facts) }, sender);
    return { document: html ? { replyTo: document.replyTo } : document };
  } catch (err) {
    return { err };
  }
}
