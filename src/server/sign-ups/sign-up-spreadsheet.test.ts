import { beforeEach, expect, test } from 'vitest';
import { listCourseParticipants } from '#server/courses/occupancy.ts';
import { participantSpreadsheet } from '#server/courses/participant-spreadsheet.ts';
import type { Spreadsheet } from '#server/spreadsheets/spreadsheet.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { cancelSignUp } from './sign-up-moves.ts';
import { signUpSpreadsheet } from './sign-up-spreadsheet.ts';

onBothDatabases('the spreadsheets of sign-ups and participants on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  async function column<Row>({ columns, batches }: Spreadsheet<Row>, title: string) {
    const cells: unknown[] = [];
    const { cell } = columns.find((column) => column.title === title) ?? {};
    for await (const rows of batches) for (const row of rows) cells.push(cell?.(row));
    return cells;
  }

  test('have each row once for any batch size, and no cancelled participants', async () => {
    const { app } = running;
    const course = await storedCourse(app, { capacity: 4 });
    const person = await signedUp(app, course);
    const cancelled = await signedUp(app, course, { fields: anotherCompany({ companyName: 'Zrušená' }) });
    await app.change(JANA, (change) => cancelSignUp(change, cancelled, { sendEmail: false }));
    const company = anotherCompany({ companyName: 'Trojica', numberOfWorkers: '3' });
    await signedUp(app, course, { fields: company });
    await signedUp(app, course, { fields: anotherCompany({ companyName: 'Čaká', numberOfWorkers: '2' }) });
    for (const batch of [1, 2, 500]) {
      const companies = await column(participantSpreadsheet(app.db, course.id, batch), 'Firma');
      expect(companies.toSorted()).toEqual(['', 'Trojica', 'Trojica', 'Trojica', 'Čaká', 'Čaká']);
      const all = await column(signUpSpreadsheet(app.db, {}, batch), 'Osoba alebo firma');
      expect(all).toHaveLength(4);
      expect(new Set(all).size).toBe(4);
      expect(await column(signUpSpreadsheet(app.db, { state: 'waiting' }, batch), 'Miesta')).toEqual([2]);
    }
    const participants = await listCourseParticipants(app.db, course.id);
    expect(participants.map(({ name, seats, companyName }) => [name !== null, seats, companyName])).toEqual([
      [true, 1, ''],
      [false, 3, 'Trojica'],
    ]);
    expect(participants[0]?.signUpId).toBe(person);
  });
});
