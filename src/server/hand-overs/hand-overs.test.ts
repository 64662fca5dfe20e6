import { expect, test } from 'vitest';
import { readPersonSearch } from '#domain/personal-data/person-search.ts';
import type { App } from '#server/app.ts';
import { markAttendance } from '#server/attendance/attendance.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { updateCourse } from '#server/courses/courses.ts';
import { listEvents } from '#server/events/events.ts';
import { erasePerson } from '#server/personal-data/erase-person.ts';
import { findPeople } from '#server/personal-data/find-people.ts';
import { planHash, planRequestedErasure } from '#server/personal-data/plan-erasure.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { readTableFile } from '#server/spreadsheets/table-file.ts';
import { writeXlsx } from '#server/spreadsheets/xlsx.ts';
import { readToday } from '#server/today/today.ts';
import { dismissUntilCourse } from '#server/today/waiting-acts.ts';
import { fillInCompany } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, anotherPerson, JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { anEntry, aPayer } from '../../../test/payers.ts';
import { handOverSpreadsheet } from './hand-over-spreadsheet.ts';
import { handOver, readHandOver } from './hand-overs.ts';
import { pohodaInvoices, respelledTexts } from './pohoda.ts';

const DAY = '2026-11-20';

onBothDatabases('the hand-over to accounting on %s', (openTestApp) => {
  /** A course of today with a company of three people and a person; from the next day on it is over. */
  async function openCourse({ companyName = 'Pekáreň Príklad', ico = '36421928' } = {}) {
    const { app, wait } = await openTestApp();
    await fillInCompany(app, { ico, icDph: 'SK2199999989', vatRate: '23' });
    const course = await storedCourse(app, { date: DAY, capacity: 600 });
    const fields = anotherCompany({ companyName, numberOfWorkers: '3' });
    const bakery = await signedUp(app, course, { fields, payer: anEntry({ name: '' }) });
    const person = await signedUp(app, course, {
      fields: anotherPerson({ lastName: 'Žiak', email: 'ziak@example.sk' }),
    });
    const mark = (present: string[], absent: string[] = []) =>
      app.change(JANA, (change) => markAttendance(change, { courseId: course.id, day: DAY, present, absent }));
    const read = async () => {
      const stored = await findCourse(app.db, course.id);
      if (!stored) throw new Error('no course');
      return readHandOver(app, stored);
    };
    const make = () => app.change(JANA, (change) => handOver(change, course.id));
    const rows = async (number: number) => {
      const stored = await findCourse(app.db, course.id);
      const spreadsheet = stored && (await handOverSpreadsheet(app.db, stored, number));
      if (!spreadsheet) throw new Error('no hand-over');
      const table = await readTableFile(await writeXlsx(spreadsheet), 1_000);
      if (table.refusal) throw new Error(table.refusal);
      return table.rows;
    };
    return { app, wait, course, bakery, person, mark, read, make, rows };
  }

  test('counts who was there on the days of the course, not on those it was moved from', async () => {
    const { app, wait, bakery, mark, read } = await openCourse();
    const elsewhere = await storedCourse(app, { date: DAY });
    const present = `${await signedUp(app, elsewhere)}-0`;
    wait({ hours: 24 });
    const others = [
      { participantId: `${bakery}-1`, day: '2026-11-19' },
      { participantId: `${bakery}-2`, day: '2026-11-21' },
    ];
    for (const other of others)
      await databaseOf(app)
        .insertInto('attendance')
        .values({ ...other, markedAt: '2026-11-20T11:00:00.000Z' })
        .execute();
    await app.change(JANA, (change) =>
      markAttendance(change, { courseId: elsewhere.id, day: DAY, present: [present], absent: [] }),
    );
    expect(await read()).toMatchObject({ isAttendanceUnknown: true });
    await mark([`${bakery}-0`]);
    const { isAttendanceUnknown, lines } = await read();
    expect(isAttendanceUnknown).toBe(false);
    expect(lines.find(({ signUpId }) => signUpId === bakery)).toMatchObject({ came: 1, absent: 2 });
  });

  test('has a line for each payer, with those who came and those who did not', async () => {
    const { wait, bakery, mark, read, make } = await openCourse();
    await mark([`${bakery}-0`, `${bakery}-1`]);
    expect(await make()).toEqual({ outcome: 'not-due' });
    wait({ hours: 24 });
    expect(await read()).toMatchObject({
      isDue: true,
      isAttendanceUnknown: false,
      terms: { unitCents: 4_900, vatRate: 23 },
      made: [],
      lines: [
        {
          name: 'Pekáreň Príklad',
          ico: '31322832',
          came: 2,
          absent: 1,
          totalCents: 9_800,
          vatCents: 1_833,
          gaps: [],
        },
        { name: 'Tomáš Žiak', came: 0, absent: 1, totalCents: 0, gaps: [] },
      ],
    });
  });

  test('counts everybody as present where nobody marked attendance', async () => {
    const { wait, read } = await openCourse();
    wait({ hours: 24 });
    const { isAttendanceUnknown, lines } = await read();
    expect([isAttendanceUnknown, ...lines.map(({ came }) => came)]).toEqual([true, 3, 1]);
  });

  test('is made once by two members of staff at once, and is recorded', async () => {
    const { app, wait, course, make } = await openCourse();
    wait({ hours: 24 });
    const outcomes = await Promise.all([make(), make()]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['done', 'nothing']);
    const events = await listEvents(app.db, { noun: 'course', id: course.id });
    expect(events.filter(({ verb }) => verb === 'handedOver')).toMatchObject([
      { after: { number: 1, payers: 2, total: '196,00\u00A0€' } },
    ]);
  });

  test('states later changes as a difference, once, by the terms of the first one', async () => {
    const { app, wait, course, bakery, mark, read, make } = await openCourse();
    await mark([`${bakery}-0`]);
    wait({ hours: 24 });
    await make();
    await mark([`${bakery}-1`]);
    const stored = await findCourse(app.db, course.id);
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...(stored ?? course), price: '99 €' }));
    await app.change(JANA, (change) => cancelSignUp(change, bakery, { sendEmail: false }));
    expect((await read()).lines).toMatchObject([{ signUpId: bakery, people: -1, totalCents: -4_900 }]);
    expect(await make()).toEqual({ outcome: 'done', number: 2 });
    expect(await make()).toEqual({ outcome: 'nothing' });
    expect((await read()).made).toMatchObject([
      { number: 1, payers: 2, totalCents: 4_900 },
      { number: 2, payers: 1, totalCents: -4_900 },
    ]);
  });

  test('is a spreadsheet without formulas, for any name', async () => {
    const companyName = `=HYPERLINK("x") & ΕΛΛΆΣ ${'a'.repeat(150)}`;
    const { wait, make, rows } = await openCourse({ companyName });
    wait({ hours: 24 });
    await make();
    const [titles = [], first = []] = await rows(1);
    expect(first[titles.indexOf('Názov')]).toBe(companyName);
    expect(first[titles.indexOf('Spolu')]).toBe('147');
  });

  test('no longer contains an erased person, who is no difference either', async () => {
    const { app, wait, bakery, person, mark, read, make, rows } = await openCourse();
    await mark([`${person}-0`]);
    wait({ hours: 24 });
    await make();
    await erase(app, 'ziak@example.sk');
    await erase(app, 'faktury@example.sk');
    const text = JSON.stringify([await rows(1), await listEvents(app.db, { noun: 'signUp', id: bakery })]);
    expect(text).not.toContain('ziak@');
    expect(text).not.toContain('faktury@');
    expect((await read()).lines).toEqual([]);
  });

  test('waits in Dnes from the day after the course until it is made or dismissed', async () => {
    const { app, wait, course, make } = await openCourse();
    const waiting = async () =>
      (await readToday(app, 'due')).items.flatMap((item) => (item.kind === 'handOvers' ? [item] : []));
    expect(await waiting()).toEqual([]);
    wait({ hours: 24 });
    expect(await waiting()).toMatchObject([{ ids: [course.id], taken: 4, isUrgent: false }]);
    wait({ hours: 24 * 15 });
    expect(await waiting()).toMatchObject([{ isUrgent: true }]);
    await app.change(JANA, (change) => dismissUntilCourse(change, { kind: 'handOvers', ids: [course.id] }));
    expect(await waiting()).toEqual([]);
    expect(await make()).toEqual({ outcome: 'done', number: 1 });
  });

  test('is invoices for POHODA in windows-1250, later differences a credit note, amounts as handed over', async () => {
    const { app, wait, course, bakery, person, mark, make } = await openCourse({
      companyName: 'Ελένη & <Žltý kôň> a. s.',
    });
    wait({ hours: 24 });
    await make();
    await mark([`${bakery}-0`]);
    await make();
    const stored = await findCourse(app.db, course.id);
    const xml = async (number: number) => {
      const bytes = stored && (await pohodaInvoices(app.db, stored, number));
      return bytes ? new TextDecoder('windows-1250').decode(bytes) : undefined;
    };
    const [invoices = '', credit = ''] = [await xml(1), await xml(2)];
    const valuesOf = (text: string, element: string) =>
      [...text.matchAll(new RegExp(`<${element}>([^<]*)<`, 'g'))].map(([, value]) => value);
    const idsOf = (text: string) => [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(idsOf(invoices).toSorted()).toEqual([`${course.id}-1`, `${bakery}-1`, `${person}-1`].toSorted());
    expect(idsOf(credit)[0]).toBe(`${course.id}-2`);
    expect(valuesOf(invoices, 'inv:invoiceType')).toEqual(['issuedInvoice', 'issuedInvoice']);
    expect(valuesOf(invoices, 'typ:company')).toContain('Eleni &amp; &lt;Žltý kôň&gt; a. s.');
    expect(valuesOf(invoices, 'inv:symVar')).toHaveLength(2);
    expect(valuesOf(invoices, 'typ:icDph')).toEqual([aPayer().icDph]);
    expect(valuesOf(invoices, 'typ:zip')).toEqual([aPayer().postalCode]);
    expect(valuesOf(invoices, 'inv:numberOrder')).toEqual([aPayer().orderNumber]);
    expect(valuesOf(invoices, 'inv:quantity').toSorted()).toEqual(['1', '3']);
    expect(valuesOf(invoices, 'typ:priceVAT').toSorted()).toEqual(['27.49', '9.16']);
    expect(valuesOf(invoices, 'inv:rateVAT')).toEqual(['high', 'high']);
    expect(valuesOf(credit, 'inv:invoiceType')).toContain('issuedCreditNotice');
    expect(await xml(3)).toBeUndefined();
    const payers = [aPayer({ name: 'Ελένη', city: 'Αθήνα' }), aPayer({ name: 'Žltý kôň', city: 'Αθήνα' })];
    expect(respelledTexts(payers)).toEqual([
      { text: 'Ελένη', respelled: 'Eleni' },
      { text: 'Αθήνα', respelled: 'Athina' },
    ]);
  });

  test('has no invoices for POHODA while the company has no IČO', async () => {
    const { app, wait, course, make } = await openCourse({ ico: '' });
    wait({ hours: 24 });
    await make();
    const stored = await findCourse(app.db, course.id);
    expect(stored && (await pohodaInvoices(app.db, stored, 1))).toBeUndefined();
  });

  test('of 500 payers takes less than a second', async () => {
    const { app, wait, person, make, rows } = await openCourse();
    await copySignUp(app, person, 498);
    wait({ hours: 24 });
    const { user: before } = process.threadCpuUsage();
    await make();
    const written = await rows(1);
    // of the processor, as other tests run at the same time
    const milliseconds = (process.threadCpuUsage().user - before) / 1_000;
    expect(written).toHaveLength(501);
    expect(milliseconds).toBeLessThan(1_000);
  });
});

async function erase(app: App, email: string): Promise<void> {
  const search = readPersonSearch(email);
  if (!search) throw new Error(email);
  const { candidates } = await findPeople(app.db, search);
  const person = { search, keys: candidates.map(({ key }) => key), givesUpSeats: true };
  const attempt = async () => {
    const plan = await planRequestedErasure(app, person);
    return app.change(JANA, (change) => erasePerson(change, { ...person, hash: planHash(plan) }));
  };
  // while jobs change what is planned, nothing is erased
  await expect.poll(attempt).toBe('erased');
}

async function copySignUp(app: App, id: string, copies: number): Promise<void> {
  const db = databaseOf(app);
  const signUp = await db.selectFrom('signUp').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [participant] = await db.selectFrom('participant').selectAll().where('signUpId', '=', id).execute();
  if (!participant) throw new Error('no participant');
  for (let copy = 0; copy < copies; copy += 1) {
    await db
      .insertInto('signUp')
      .values({ ...signUp, id: `copy-${copy}`, number: 10_000 + copy })
      .execute();
    await db
      .insertInto('participant')
      .values({ ...participant, id: `copy-${copy}-0`, signUpId: `copy-${copy}` })
      .execute();
  }
}
