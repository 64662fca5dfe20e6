import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from '#domain/contact-requests/contact-request.ts';
import { CLOSING_REASONS, CONTACT_REQUEST_STATE_LABELS } from '#domain/contact-requests/contact-request-work.ts';
import { formatDay } from '#domain/day.ts';
import { atTime, type ExportedFact, fact, instantFact } from '#domain/personal-data/exported-thing.ts';
import { NO_FACTS, type Trace } from '#domain/personal-data/trace.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { listContactReplies } from '#server/contact-requests/contact-replies.ts';
import { findContactRequest } from '#server/contact-requests/contact-requests.ts';
import type { Db } from '#server/db/database.ts';
import { listNotes } from '#server/notes/notes.ts';
import { findInTable } from '../criteria.ts';
import type { PersonRecords } from '../personal-data.ts';
import { submittedRecords } from '../submitted-records.ts';

export const CONTACT_REQUESTS = {
  find: (db, criteria) =>
    findInTable(
      db,
      'contactRequest',
      criteria,
      (condition) =>
        db
          .selectFrom('contactRequest')
          .select(['id', 'firstName', 'lastName', 'company as about', 'email', 'phone', 'receivedAt as at'])
          .where(condition),
      ({ firstName, lastName, ...row }) => ({
        ...NO_FACTS,
        noun: 'contactRequest',
        name: participantName({ firstName, lastName }),
        ...row,
      }),
    ),
  readFacts: factsOfRequest,
  ...submittedRecords('contactRequest'),
} satisfies PersonRecords;

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
    ...instantFact('receivedAt', 'Prijatý', request.receivedAt),
    ...fact('state', 'Stav', CONTACT_REQUEST_STATE_LABELS[state]),
    ...instantFact('closedAt', 'Uzavretý', request.closedAt),
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
