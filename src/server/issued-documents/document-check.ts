import { type CheckedState, checkedState } from '#domain/issued-documents/document-check.ts';
import {
  type DocumentLine,
  documentLines,
  type Language,
  parseDocumentNumber,
} from '#domain/issued-documents/issued-document.ts';
import type { App } from '#server/app.ts';
import { type Reading, today } from '#server/clock.ts';
import type { Turn } from '#server/limits.ts';
import { findDocument, findDocumentByCode, findDocumentByNumber } from './issued-documents.ts';

/** What anybody who has the paper sees. */
export interface CheckedDocument extends CheckedState {
  lines: DocumentLine[];
}

/** Undefined for a code that is not ours. */
export async function checkDocument(
  reading: Reading,
  code: string,
  language: Language,
): Promise<CheckedDocument | undefined> {
  const document = await findDocumentByCode(reading.db, code);
  if (!document) return undefined;
  const { facts, replacedById } = document;
  const replacement = replacedById === null ? undefined : await findDocument(reading.db, replacedById);
  return {
    ...checkedState(document, replacement, today(reading), language),
    lines: documentLines(facts, language),
  };
}

/** How often a birth day may be guessed for one number in an hour, by all senders together. */
const GUESSES = { name: 'documentGuesses', turns: 10, seconds: 3_600 };

type NumberOutcome = { outcome: 'found'; code: string } | { outcome: 'unknown' } | { outcome: 'limited'; turn: Turn };

/** The code of the document with this number and birth day; a wrong day is answered like a number that does not exist. */
export async function findCodeByNumber(
  app: Pick<App, 'db' | 'limits'>,
  typed: { number: string; birthDate: string },
): Promise<NumberOutcome> {
  // however it is typed, also with more zeros
  const key = parseDocumentNumber(typed.number);
  if (!key) return { outcome: 'unknown' };
  const turn = await app.limits.take(GUESSES, key);
  if (!turn.allowed) return { outcome: 'limited', turn };
  const document = await findDocumentByNumber(app.db, typed);
  if (!document) return { outcome: 'unknown' };
  await app.limits.giveBack(GUESSES, key);
  return { outcome: 'found', code: document.code };
}
