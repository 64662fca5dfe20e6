import { expect, test } from 'vitest';
import { APPLICANT } from '#domain/actor.ts';
import { listEvents } from '#server/events/events.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { courseWithSignUps } from '../../../test/course-with-sign-ups.ts';
import { readRoster } from './read-roster.ts';
import { correctRoster, deletePastRosters, findRoster, storeRoster, takeRoster } from './roster-imports.ts';

const ROWS = 500;
const DELETING = { kind: 'job', id: 'delete-past-submissions' } as const;

/** The last row is wrong, and there is one place fewer than rows. */
const list = [
  'Meno;Priezvisko;Nar.',
  ...Array.from({ length: ROWS }, (_, row) => `Ján;Polák ${letters(row)};12.5.1988`),
];
list[ROWS] = 'Eva;Vzorová;31.2.1988';

function letters(number: number): string {
  return [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
}

onBothDatabases('a long roster on %s', (openTestApp) => {
  const given = courseWithSignUps(openTestApp);

  test('is stored, and its valid rows are taken in one change', async () => {
    const { app, first, second } = await given(10_000, String(ROWS - 1), '2');
    const reading = await readRoster(app, new TextEncoder().encode(list.join('\r\n')));
    if (reading.outcome !== 'read') throw new Error(reading.outcome);
    const { rows } = reading;
    expect([rows.length, rows.filter(({ errors }) => errors).length]).toEqual([ROWS, 1]);
    const id = await app.change(JANA, (change) => storeRoster(change, first, rows));
    const key = { id, signUpId: first };
    const taken = await app.change(JANA, (change) => takeRoster(change, key, new Map(), new Set()));
    expect(taken).toEqual({ outcome: 'taken', remaining: 1 });
    expect((await listParticipants(app.db, first)).filter(({ lastName }) => lastName === null)).toEqual([]);
    expect((await listEvents(app.db, { noun: 'signUp', id: first })).at(-1)?.verb).toBe('participantsNamed');
    // no other company's link opens it
    expect(await findRoster(app, { ...key, signUpId: second })).toBeUndefined();
  });

  test('keeps its invalid rows until they are corrected', async () => {
    const { app, first } = await given(9, '3', '2');
    const reading = await readRoster(app, new TextEncoder().encode('Meno;Nar.\nJán Polák;31.2.1988\nEva Šimková'));
    if (reading.outcome !== 'read') throw new Error(reading.outcome);
    const id = await app.change(APPLICANT, (change) => storeRoster(change, first, reading.rows));
    const key = { id, signUpId: first };
    expect(await app.change(APPLICANT, (change) => takeRoster(change, key, new Map(), new Set()))).toEqual({
      outcome: 'taken',
      remaining: 1,
    });
    const right = { firstName: 'Ján', lastName: 'Polák', birthDate: '12.05.1988', email: '' };
    expect(await app.change(APPLICANT, (change) => correctRoster(change, key, new Map([[0, right]])))).toBe(true);
    expect((await findRoster(app, key))?.[0]?.facts).toMatchObject({ birthDate: '1988-05-12' });
    await app.change(APPLICANT, (change) => takeRoster(change, key, new Map(), new Set()));
    expect(await findRoster(app, key)).toBeUndefined();
    expect((await listParticipants(app.db, first)).map(({ lastName }) => lastName)).toEqual([
      'Šimková',
      'Polák',
      null,
    ]);
  });

  test.each([
    ['a text', 'Meno;Priezvisko;E-mail\r\nJá\u001b[31mn;\u202ePolák\u2066;jan@example.sk', false],
    ['Unicode text of Excel', '\uFEFFMeno\tPriezvisko\tE-mail\r\nJá\0\u001bn\tPo\0lák\u202e\tjan@example.sk', true],
  ])('with control characters in names, as %s, is stored without them', async (_, text, isUtf16) => {
    const { app, first } = await given(9, '3', '2');
    const reading = await readRoster(app, isUtf16 ? Buffer.from(text, 'utf16le') : new TextEncoder().encode(text));
    if (reading.outcome !== 'read') throw new Error(reading.outcome);
    const id = await app.change(APPLICANT, (change) => storeRoster(change, first, reading.rows));
    const key = { id, signUpId: first };
    await app.change(APPLICANT, (change) => takeRoster(change, key, new Map(), new Set()));
    const [named] = await listParticipants(app.db, first);
    expect(named).toMatchObject({
      firstName: isUtf16 ? 'Ján' : 'Já[31mn',
      lastName: 'Polák',
      email: 'jan@example.sk',
    });
  });

  test('is deleted after a day, and not before', async () => {
    const { app, first } = await given(9, '3', '2');
    const key = { id: await app.change(APPLICANT, (change) => storeRoster(change, first, [])), signUpId: first };
    await app.change(DELETING, deletePastRosters);
    expect(await findRoster(app, key)).toEqual([]);
    await app.change(JANA, async ({ db }) => {
      await db.updateTable('rosterImport').set({ createdAt: '2020-01-01T00:00:00.000Z' }).execute();
    });
    await app.change(DELETING, deletePastRosters);
    expect(await findRoster(app, key)).toBeUndefined();
  });
});
