import { formatDay } from '#domain/day.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { EnteredParticipant } from '#domain/roster-import/roster-table.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import { isNamed } from '#server/sign-ups/participants.ts';
import {
  hasEmail,
  matchesCriteria,
  readMatchingRows,
  type TraceCriteria,
  type TraceResults,
  unique,
} from './trace-criteria.ts';

/** Sign-ups the person sent, places in those of others, and rows of pending lists. */
export async function findInSignUps(db: Db, criteria: TraceCriteria): Promise<TraceResults> {
  const { rows, textMatches, isCut } = await readMatchingRows(db, 'signUp', criteria, (condition, max) =>
    db
      .selectFrom('signUp')
      .select(['id', 'applicant', 'firstName', 'lastName', 'companyName', 'email', 'phone', ...COURSE])
      .where(condition)
      .$if(max !== undefined, (query) => query.limit(max as number))
      .execute(),
  );
  const own = rows.flatMap((row): Trace[] => {
    const { id, email, phone, receivedAt: at } = row;
    const trace = {
      id,
      name: applicantName(row),
      email,
      phone,
      birthDate: '' as const,
      about: courseDescription(row),
      at,
    };
    return matchesCriteria(trace, criteria)
      ? [{ noun: 'signUp', ...trace, isContact: row.applicant === 'company' }]
      : [];
  });
  const places = await findPlaces(db, criteria, textMatches);
  return { traces: [...own, ...places, ...(await findRosterRows(db, criteria))], isCut };
}

const COURSE = ['courseName', 'courseCity', 'courseDate', 'receivedAt'] as const;

/** Places by e-mail, or by name in sign-ups that contain it; an applicant's own place belongs to the sign-up. */
async function findPlaces(db: Db, criteria: TraceCriteria, textMatches: readonly { id: string }[]): Promise<Trace[]> {
  const { emails, names } = criteria;
  const places = db
    .selectFrom('participant')
    .innerJoin('signUp', 'signUp.id', 'participant.signUpId')
    .select(['participant.id', 'signUpId', 'participant.firstName', 'participant.lastName', 'birthDate'])
    .select(['participant.email', 'applicant', 'companyName', ...COURSE])
    .select(['signUp.firstName as ownFirstName', 'signUp.lastName as ownLastName']);
  const ids = textMatches.map(({ id }) => id);
  const ofEmail = emails.length > 0 ? await places.where(hasEmail('participant.email', emails)).execute() : [];
  const ofName =
    names.length > 0 && ids.length > 0 ? await places.where('signUpId', 'in', ids).where(isNamed).execute() : [];
  return unique([...ofEmail, ...ofName]).flatMap((row): Trace[] => {
    const { id, signUpId: ofId, email, birthDate, applicant, companyName, receivedAt: at } = row;
    const name = participantName(row);
    const isApplicant =
      applicant === 'person' && name === participantName({ firstName: row.ownFirstName, lastName: row.ownLastName });
    const about = [companyName, courseDescription(row)].filter(Boolean).join(' – ');
    const trace = { id, name, email: email ?? '', phone: '', birthDate: birthDate ?? '', about, at, ofId };
    return !isApplicant && matchesCriteria(trace, criteria) ? [{ noun: 'participant', ...trace }] : [];
  });
}

/** All lists are read: few are pending, for a day at most. */
async function findRosterRows(db: Db, criteria: TraceCriteria): Promise<Trace[]> {
  const lists = await db
    .selectFrom('rosterImport')
    .innerJoin('signUp', 'signUp.id', 'rosterImport.signUpId')
    .select(['rosterImport.id', 'signUpId', 'rows', 'createdAt', 'companyName'])
    .execute();
  return lists.flatMap(({ id, signUpId: ofId, rows, createdAt: at, companyName: about }) =>
    (JSON.parse(rows) as EnteredParticipant[]).flatMap((row, index): Trace[] => {
      const { email, birthDate } = row;
      const trace = {
        id: `${id}/${index}`,
        name: participantName(row),
        email,
        phone: '',
        birthDate,
        about,
        at,
        ofId,
      };
      return matchesCriteria(trace, criteria) ? [{ noun: 'rosterRow', ...trace }] : [];
    }),
  );
}

function courseDescription(row: { courseName: string; courseCity: string; courseDate: string }): string {
  return `${row.courseName}, ${row.courseCity}, ${formatDay(row.courseDate)}`;
}
