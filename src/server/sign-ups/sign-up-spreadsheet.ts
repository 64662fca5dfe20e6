import { dayOf } from '#domain/instant.ts';
import {
  APPLICANT_LABELS,
  APPLICANT_NAME,
  type ApplicantFields,
  applicantName,
  SIGN_UP_STATE_LABELS,
  type SignedUpFor,
  type SignUp,
  signUpState,
} from '#domain/sign-ups/sign-up.ts';
import { listInBatches } from '#server/batches.ts';
import type { Db } from '#server/db/database.ts';
import { containsText } from '#server/search.ts';
import { type Column, dayCell, type Spreadsheet } from '#server/spreadsheets/spreadsheet.ts';
import { seatsOfSignUp } from './participants.ts';
import { matchingSignUps, type SignUpFilter } from './sign-up-list.ts';

type Line = Omit<ApplicantFields, 'mayBeSplit'> &
  Pick<SignUp, 'id' | 'receivedAt' | 'status' | 'reviewedAt' | 'seats'> &
  SignedUpFor;

/** All sign-ups that match the filter, of all pages, newest first. */
export function signUpSpreadsheet(db: Db, filter: SignUpFilter, batchSize?: number): Spreadsheet<Line> {
  const batches = listInBatches<Line>((last, limit) => listAfter(db, filter, last, limit), batchSize);
  return { title: 'Prihlášky', columns: COLUMNS, batches };
}

async function listAfter(db: Db, filter: SignUpFilter, last: Line | undefined, limit: number): Promise<Line[]> {
  return matchingSignUps(db, filter, await containsText(db, 'signUp', filter.search))
    .select(['id', 'receivedAt', 'status', 'reviewedAt', ...APPLICANT_NAME])
    .select(['numberOfWorkers', 'email', 'phone', 'message'])
    .select(['courseName', 'courseDate', 'courseDateTo', 'courseCity', seatsOfSignUp])
    .where(({ and, eb, refTuple, tuple }) =>
      and(last ? [eb(refTuple('receivedAt', 'id'), '<', tuple(last.receivedAt, last.id))] : []),
    )
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

const COLUMNS: readonly Column<Line>[] = [
  { title: 'Prijatá', width: 12, cell: ({ receivedAt }) => dayCell(dayOf(receivedAt)) },
  { title: 'Stav', width: 12, cell: (line) => SIGN_UP_STATE_LABELS[signUpState(line)] },
  { title: 'Prihlasuje sa', width: 15, cell: ({ applicant }) => APPLICANT_LABELS[applicant] },
  { title: 'Osoba alebo firma', width: 32, cell: applicantName },
  { title: 'Počet zamestnancov', width: 18, cell: ({ numberOfWorkers }) => numberOfWorkers },
  { title: 'Miesta', width: 8, cell: ({ seats }) => seats },
  { title: 'E-mail', width: 30, cell: ({ email }) => email },
  { title: 'Telefón', width: 20, cell: ({ phone }) => phone },
  { title: 'Kurz', width: 36, cell: ({ courseName }) => courseName },
  { title: 'Deň kurzu', width: 12, cell: ({ courseDate }) => dayCell(courseDate) },
  { title: 'Koniec kurzu', width: 12, cell: ({ courseDateTo }) => dayCell(courseDateTo) },
  { title: 'Mesto', width: 18, cell: ({ courseCity }) => courseCity },
  { title: 'Správa', width: 50, cell: ({ message }) => message },
];
