import { expect } from 'vitest';
import { companySchema } from '#domain/company/company-fields.ts';
import type { TaughtCourse } from '#domain/courses/course.ts';
import { NO_RESULT, type Result } from '#domain/results/result.ts';
import type { App } from '#server/app.ts';
import { markAttendance } from '#server/attendance/attendance.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { listCourseDocuments } from '#server/issued-documents/issued-documents.ts';
import { issueDocuments } from '#server/issued-documents/issuing.ts';
import { readClosing } from '#server/results/closing.ts';
import { type RecordedResults, recordResults } from '#server/results/results.ts';
import { anotherCompany, JANA } from './builders.ts';
import { signedUp, storedCourse } from './courses.ts';
import { databaseOf } from './database-of.ts';
import { storedLecturer } from './lecturers.ts';

/** The day of the tests' clock. */
export const TAUGHT_ON = '2026-11-20';

export const PASSED: Result = {
  ...NO_RESULT,
  verdict: 'passed',
  points: 19,
  practical: true,
  examinedOn: TAUGHT_ON,
  examiner: 'Ivan Lektor',
};

/** Stores a company that may issue documents of first aid. */
export async function storedAuthorisation(app: App): Promise<void> {
  const permits = [{ document: 'KPP', issuer: 'Úrad', number: 'KPP-7', since: '01.01.2020', until: 'neurčito' }];
  const details = companySchema.parse({ legalName: 'Vzorová bezpečnosť s. r. o.', ico: '00000001', permits });
  await databaseOf(app)
    .insertInto('company')
    .values({ id: 1, details: JSON.stringify(details), updatedAt: '2026-11-01T00:00:00.000Z' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ details: JSON.stringify(details) }))
    .execute();
}

export interface TaughtPeople {
  course: TaughtCourse;
  signUpId: string;
  /** Their ids, in the order of their seats. */
  participantIds: string[];
}

/** A course of today with a lecturer, and so many named people of one company who were all present. */
export async function taughtCourse(
  app: App,
  people: number,
  over: Partial<TaughtCourse> = {},
): Promise<TaughtPeople> {
  const { id: lecturerId } = await storedLecturer(app);
  const course = await storedCourse(app, { date: TAUGHT_ON, lecturerId, capacity: 0, ...over });
  const signUpId = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: String(people) }) });
  const participantIds = Array.from({ length: people }, (_, index) => `${signUpId}-${index}`);
  for (const [index, id] of participantIds.entries())
    await databaseOf(app)
      .updateTable('participant')
      .set({ firstName: 'Žofia', lastName: `Ľuptáková ${index + 1}`, birthDate: '1988-02-14' })
      .where('id', '=', id)
      .execute();
  const present = { courseId: course.id, day: course.date, present: participantIds, absent: [] };
  await app.change(JANA, (change) => markAttendance(change, present));
  return { course, signUpId, participantIds };
}

/** Records results of these people, passed unless said otherwise, and closes the course. */
export function closed(app: App, { course, participantIds }: TaughtPeople, over: Partial<RecordedResults> = {}) {
  const results = new Map(participantIds.map((id) => [id, PASSED]));
  const recorded: RecordedResults = {
    results,
    note: '',
    sheet: undefined,
    present: [],
    absent: [],
    othersPassed: undefined,
    ...over,
  };
  return app.change(JANA, (change) => recordResults(change, course.id, recorded, { isClosing: true }));
}

/** The course with its results as they stand. */
export async function closingOf(app: App, { course }: TaughtPeople) {
  const record = await findCourse(app.db, course.id);
  expect(record).toBeDefined();
  return readClosing(app.db, record as NonNullable<typeof record>);
}

/** A closed course of today with one valid document; the company's record is afterwards as it was before. */
export async function storedDocument(app: App) {
  const database = databaseOf(app);
  const company = await database.selectFrom('company').selectAll().executeTakeFirst();
  await storedAuthorisation(app);
  const people = await taughtCourse(app, 1, { slug: '/uzavrety-kurz' });
  await closed(app, people);
  await database.deleteFrom('company').execute();
  if (company) await database.insertInto('company').values(company).execute();
  await app.change(JANA, (change) => issueDocuments(change, people.course.id));
  const [document] = await listCourseDocuments(app.db, people.course.id);
  if (!document) throw new Error('no document was issued');
  return { ...people, document };
}
