import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { reopenCourse } from '#server/results/results.ts';
import { JANA } from '../../builders.ts';
import { storedDocument } from '../../closed-courses.ts';
import { form, openClient } from '../client.ts';
import { readDocument } from '../document.ts';

const DAY = '14.02.1988';

const client = await openClient();
let stored: Awaited<ReturnType<typeof storedDocument>>;

beforeAll(async () => {
  stored = await storedDocument(client.app);
  return () => client.close();
});

const read = async (path: string) => {
  const answer = await client.request(path);
  return { answer, text: await answer.text() };
};

test('the check page shows every printed field without scripts, is not stored and not for search engines', async () => {
  const { answer, text } = await read(`/overenie/${stored.document.code}`);
  expect(answer.status).toBe(200);
  for (const shown of [
    'Platný',
    'Žofia Ľuptáková 1',
    DAY,
    '2026/PP/0001',
    'test 19',
    'KPP-7',
    'Ivan Lektor',
    '20.11.2028',
  ])
    expect(text).toContain(shown);
  expect(text).not.toContain('<script');
  expect(text).toContain('noindex');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
  expect(gzipSync(text).length).toBeLessThan(15_000);
});

test('the check page speaks English where it is asked to', async () => {
  const { text } = await read(`/overenie/${stored.document.code}?lang=en`);
  expect(text).toContain('<html lang="en">');
  expect(text).toContain('Valid');
  expect(text).toContain('Date of birth');
});

test('a typed number leads to the document only with the birth day of its holder', async () => {
  const send = (cislo: string, narodenie: string) => client.send('/overenie', { cislo, narodenie });
  const found = await send('2026-pp-1', DAY);
  expect([found.status, found.headers.get('Location')]).toEqual([303, `/overenie/${stored.document.code}`]);
  const [wrongDay, wrongNumber] = [await send('2026/PP/0001', '15.02.1988'), await send('2026/PP/0099', DAY)];
  expect([wrongDay.status, wrongNumber.status]).toEqual([404, 404]);
  const withoutTyped = async (answer: Response) => (await answer.text()).replaceAll(/value="[^"]*"|Stav k[^<]*/g, '');
  expect(await withoutTyped(wrongDay)).toBe(await withoutTyped(wrongNumber));
  expect(wrongDay.headers.get('Cache-Control')).toBe('private, no-store');
});

test('a day in another form and an impossible one have their own messages in both languages, not that of an unknown document', async () => {
  for (const [path, narodenie, message] of [
    ['/overenie', '02/14/1988', 'Napíšte dátum v tvare dd.mm.rrrr: deň, mesiac, rok.'],
    ['/overenie?lang=en', '02/14/1988', 'Write the date as dd.mm.yyyy: day, month, year.'],
    ['/overenie', '31.02.1988', 'Taký deň v kalendári nie je.'],
    ['/overenie?lang=en', '31.02.1988', 'There is no such day.'],
  ] as const) {
    const answer = await client.send(path, { cislo: '2026-pp-1', narodenie });
    expect(answer.status).toBe(422);
    const page = await readDocument(answer);
    expect(page.byId('narodenie-error')).toBe(message);
    expect(page.text).not.toMatch(/Doklad sme nenašli|Not found/);
  }
});

test('the birth day of one number cannot be guessed often, by many senders neither', async () => {
  const statuses = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const sent = form({
      cislo: `2026/PP/${'0'.repeat(guess % 3)}77`,
      narodenie: `${String(guess + 1).padStart(2, '0')}.01.1990`,
    });
    statuses.push((await client.request('/overenie', sent)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
});

test('a revoked document says since when and why, and only whose it was', async () => {
  await client.app.change(JANA, (change) => reopenCourse(change, stored.course.id, 'zlý deň skúšky'));
  const { text } = await read(`/overenie/${stored.document.code}`);
  for (const shown of ['Zrušený', 'zlý deň skúšky', 'Žofia Ľuptáková 1', '2026/PP/0001'])
    expect(text).toContain(shown);
  expect(text).not.toContain(DAY);
});
