import { dayOf } from '#domain/instant.ts';
import type { Participant } from '#domain/sign-ups/participant.ts';
import { SIGN_UP_STATE_LABELS, type SignUp, signUpState } from '#domain/sign-ups/sign-up.ts';
import { listInBatches } from '#server/batches.ts';
import type { Db } from '#server/db/database.ts';
import { type Column, dayCell, type Spreadsheet } from '#server/spreadsheets/spreadsheet.ts';

type Line = Pick<Participant, 'firstName' | 'lastName' | 'birthDate' | 'position'> &
  Pick<SignUp, 'companyName' | 'status' | 'reviewedAt' | 'receivedAt' | 'email' | 'phone'> & {
    signUpId: string;
    ownEmail: string | null;
  };

/** The participants of a course, with a seat or waiting for one, in the order in which their sign-ups were received. */
export function participantSpreadsheet(db: Db, courseId: string, batchSize?: number): Spreadsheet<Line> {
  const batches = listInBatches<Line>((last, limit) => listAfter(db, courseId, last, limit), batchSize);
  return { title: 'Účastníci', columns: COLUMNS, batches };
}

function listAfter(db: Db, courseId: string, last: Line | undefined, limit: number): Promise<Line[]> {
  return db
    .selectFrom('signUp')
    .innerJoin('participant', 'participant.signUpId', 'signUp.id')
    .select(['participant.firstName', 'participant.lastName', 'birthDate', 'position'])
    .select(['signUp.id as signUpId', 'companyName', 'signUp.status', 'reviewedAt', 'receivedAt', 'phone'])
    .select(['signUp.email', 'participant.email as ownEmail'])
    .where('courseId', '=', courseId)
    .where('participant.status', 'in', ['confirmed', 'waiting'])
    .where(({ and, eb, refTuple, tuple }) => {
      const place = refTuple('receivedAt', 'signUp.id', 'position');
      return and(last ? [eb(place, '>', tuple(last.receivedAt, last.signUpId, last.position))] : []);
    })
    .orderBy('receivedAt')
    .orderBy('signUp.id')
    .orderBy('position')
    .limit(limit)
    .execute();
}

const COLUMNS: readonly Column<Line>[] = [
  { title: 'Priezvisko', width: 20, cell: ({ lastName }) => lastName ?? '' },
  { title: 'Meno', width: 16, cell: ({ firstName }) => firstName ?? '' },
  { title: 'Dátum narodenia', width: 16, cell: ({ birthDate }) => dayCell(birthDate) },
  { title: 'E-mail účastníka', width: 30, cell: ({ ownEmail }) => ownEmail ?? '' },
  { title: 'Firma', width: 32, cell: ({ companyName }) => companyName },
  { title: 'Stav', width: 12, cell: (line) => SIGN_UP_STATE_LABELS[signUpState(line)] },
  { title: 'E-mail prihlášky', width: 30, cell: ({ email }) => email },
  { title: 'Telefón', width: 20, cell: ({ phone }) => phone },
  { title: 'Prihláška prijatá', width: 16, cell: ({ receivedAt }) => dayCell(dayOf(receivedAt)) },
];
