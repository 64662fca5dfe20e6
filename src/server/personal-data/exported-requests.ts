import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from '#domain/contact-requests/contact-request.ts';
import { CLOSING_REASONS, CONTACT_REQUEST_STATE_LABELS } from '#domain/contact-requests/contact-request-work.ts';
import { formatDay } from '#domain/day.ts';
import { type ExportedFact, exportedFact as fact } from '#domain/personal-data/exported-thing.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import { listContactReplies } from '#server/contact-requests/contact-replies.ts';
import { findContactRequest } from '#server/contact-requests/contact-requests.ts';
import type { Db } from '#server/db/database.ts';
import { listNotes } from '#server/notes/notes.ts';
import { atTime, when } from './exported-sign-ups.ts';

/** The request, our answers and its outcome, without names of staff, which are their own personal data. */
export async function factsOfRequest(db: Db, { id }: Trace): Promise<ExportedFact[]> {
  const request = await findContactRequest(db, id);
  if (!request) return [];
  const [replies, notes] = await Promise.all([
    listContactReplies(db, id),
    listNotes(db, { noun: 'contactRequest', id }),
  ]);
  const { state, closedBecause, closedNote, nextStep, nextStepOn } = request;
  return [
    ...CONTACT_FIELD_NAMES.flatMap((name) => fact(name, CONTACT_FIELDS[name].label, request[name])),
    ...when('receivedAt', 'Prijatý', request.receivedAt),
    ...fact('state', 'Stav', CONTACT_REQUEST_STATE_LABELS[state]),
    ...when('closedAt', 'Uzavretý', request.closedAt),
    ...fact('closedBecause', 'Prečo je uzavretý', closedBecause && CLOSING_REASONS[closedBecause]),
    ...fact('closedNote', 'Poznámka k\u00A0uzavretiu', closedNote),
    ...fact('nextStep', 'Ďalší krok', nextStep),
    ...fact('nextStepOn', 'Dokedy', nextStepOn && formatDay(nextStepOn)),
    ...replies.flatMap(({ writtenAt, subject, body }, index) =>
      fact(`reply${index + 1}`, `Odpoveď ${atTime(writtenAt)}`, `${subject}\n${body}`),
    ),
    ...notes.flatMap(({ writtenAt, text }, index) => fact(`note${index + 1}`, `Poznámka ${atTime(writtenAt)}`, text)),
  ];
}
