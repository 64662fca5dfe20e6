import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Day } from '#domain/day.ts';
import { dayOf } from '#domain/instant.ts';
import {
  APPLICANT_LABELS,
  applicantName,
  SIGN_UP_STATE_LABELS,
  type SignUp,
  signUpState,
} from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import type { Column, Spreadsheet } from '#server/spreadsheets/column.ts';
import { seatsOfSignUp } from './participants.ts';
import { matchingSignUps, type SignUpFilter } from './sign-up-list.ts';

/** So many are read at a time: some tens of milliseconds, between which others are served. */
const BATCH = 500;

type Line = Pick<
  SignUp,
  | 'id'
  | 'receivedAt'
  | 'status'
  | 'reviewedAt'
  | 'applicant'
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'numberOfWorkers'
  | 'seats'
  | 'email'
  | 'phone'
  | 'message'
  | 'courseName'
  | 'courseDate'
  | 'courseDateTo'
  | 'courseCity'
>;

/** The list of sign-ups in its filter, all pages of it, newest first. */
export function signUpSpreadsheet(db: Db, filter: SignUpFilter, batchSize = BATCH): Spreadsheet<Line> {
  return { title: 'Prihlášky', columns: COLUMNS, batches: listInBatches(db, filter, batchSize) };
}

/** Each batch is found by where the last one ended: one far back takes no longer. */
async function* listInBatches(db: Db, filter: SignUpFilter, batchSize: number): AsyncGenerator<Line[], void> {
  let last: Line | undefined;
  do {
    const after = last;
    const rows: Line[] = await matchingSignUps(db, filter)
      .select(['id', 'receivedAt', 'status', 'reviewedAt', 'applicant', 'firstName', 'lastName', 'companyName'])
      .select(['numberOfWorkers', 'email', 'phone', 'message'])
      .select(['courseName', 'courseDate', 'courseDateTo', 'courseCity', seatsOfSignUp])
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('receivedAt', 'id'), '<', tuple(after?.receivedAt ?? '', after?.id ?? '')),
        ),
      )
      .orderBy('receivedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(batchSize)
      .execute();
    if (rows.length > 0) yield rows;
    await nextTurn();
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

const COLUMNS: readonly Column<Line>[] = [
  { title: 'Prijatá', width: 12, cell: ({ receivedAt }) => day(dayOf(receivedAt)) },
  { title: 'Stav', width: 12, cell: (line) => SIGN_UP_STATE_LABELS[signUpState(line)] },
  { title: 'Prihlasuje sa', width: 15, cell: ({ applicant }) => APPLICANT_LABELS[applicant] },
  { title: 'Osoba alebo firma', width: 32, cell: applicantName },
  { title: 'Počet zamestnancov', width: 18, cell: ({ numberOfWorkers }) => numberOfWorkers },
  { title: 'Miesta', width: 8, cell: ({ seats }) => seats },
  { title: 'E-mail', width: 30, cell: ({ email }) => email },
  { title: 'Telefón', width: 20, cell: ({ phone }) => phone },
  { title: 'Kurz', width: 36, cell: ({ courseName }) => courseName },
  { title: 'Deň kurzu', width: 12, cell: ({ courseDate }) => day(courseDate) },
  { title: 'Koniec kurzu', width: 12, cell: ({ courseDateTo }) => (courseDateTo ? day(courseDateTo) : '') },
  { title: 'Mesto', width: 18, cell: ({ courseCity }) => courseCity },
  { title: 'Správa', width: 50, cell: ({ message }) => message },
];

function day(day: Day): { day: Day } {
  return { day };
}
