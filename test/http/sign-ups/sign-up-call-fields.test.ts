import { beforeAll, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { aSignUp, json, offer, setUpClient, signUp } from '../client.ts';
import { complaints } from '../problem.ts';
import { findSignUp } from './stored-sign-ups.ts';

const client = await setUpClient();
let course: CourseWithSeats;

beforeAll(async () => {
  course = await offer(client, { capacity: 0 });
});

describe('a field of a sign-up call', () => {
  test.each([
    ['firstName', '', 'Napíšte meno.'],
    ['lastName', '  ', 'Napíšte priezvisko.'],
    ['email', '', 'Zadajte e-mail v tvare meno@firma.sk'],
    ['email', 'nie je adresa', 'Zadajte e-mail v tvare meno@firma.sk'],
    ['email', 'a@b.sk\nBcc: vsetci@example.sk', 'Zadajte e-mail v tvare meno@firma.sk'],
    ['phone', '', 'Zadajte telefón s predvoľbou, napríklad +421 900 000 000'],
    ['phone', 'zavolajte', 'Zadajte telefón s predvoľbou, napríklad +421 900 000 000'],
    ['message', '\n', 'Napíšte krátku správu.'],
    ['message', 'á'.repeat(5_001), 'Text je príliš dlhý, povolených je najviac 5 000 znakov.'],
    ['firstName', 'á'.repeat(201), 'Text je príliš dlhý, povolených je najviac 200 znakov.'],
    ['lastName', 'á'.repeat(201), 'Text je príliš dlhý, povolených je najviac 200 znakov.'],
    ['phone', '0'.repeat(201), 'Text je príliš dlhý, povolených je najviac 200 znakov.'],
    ['firstName', '\u0000', 'Napíšte meno.'],
  ])('%s %j is refused with its message', async (field, value, message) => {
    const errors = await complaints(await send({ [field]: value }));
    expect(errors.map((error) => ({ ...error, message: error.message.replaceAll('\u00A0', ' ') }))).toEqual([
      { field, message },
    ]);
  });

  test.each(['companyName', 'numberOfWorkers'])('%s of a company is required', async (field) => {
    const company = { companyName: 'Firma', numberOfWorkers: '2', [field]: 'á'.repeat(201) };
    expect((await complaints(await send(company))).map((error) => error.field)).toEqual([field]);
  });

  test('with more than 20 people must be confirmed if the caller supports it, or is stored at once', async () => {
    const company = { companyName: 'Sklady Príklad, a. s.', numberOfWorkers: '60' };
    expect(await complaints(await send({ ...company, askedWorkers: '' }))).toEqual([
      { field: 'numberOfWorkers', message: expect.stringContaining('Naozaj prihlasujete 60 ľudí?') },
    ]);
    expect((await send({ ...company, askedWorkers: '60' })).status).toBe(201);
    expect((await send({ ...company, message: 'Bez otázky.' })).status).toBe(201);
  });

  test.each(['0', '-1', '3.5'])('with %s people is refused', async (numberOfWorkers) => {
    expect(await complaints(await send({ companyName: 'Sklady Príklad, a. s.', numberOfWorkers }))).toEqual([
      { field: 'numberOfWorkers', message: 'Napíšte celé číslo od\u00A01.' },
    ]);
  });

  test('of a repeated sign-up must be confirmed if the caller supports it, or is stored at once', async () => {
    const again = { email: 'eva.opakovana@example.sk' };
    expect((await send(again)).status).toBe(201);
    expect(await complaints(await send({ ...again, message: 'Druhá.', askedRepeat: '' }))).toEqual([
      { field: 'repeat', message: expect.stringContaining('odošlite formulár ešte raz') },
    ]);
    expect((await send({ ...again, message: 'Druhá.', askedRepeat: 'on' })).status).toBe(201);
    expect((await send({ ...again, message: 'Tretia.' })).status).toBe(201);
  });

  test('of exactly 200 characters is stored unchanged', async () => {
    const { id } = await signUp(client, aSignUp({ courseId: course.id, firstName: 'á'.repeat(200) }));
    expect((await findSignUp(client, id)).firstName).toBe('á'.repeat(200));
  });

  test('is stored composed and without NUL and other control characters', async () => {
    const { id } = await signUp(
      client,
      aSignUp({ courseId: course.id, firstName: 'To\u0000ma\u0301s\u0007', message: 'a\u0000b\tc\nd' }),
    );
    expect(await findSignUp(client, id)).toMatchObject({ firstName: 'Tomás', message: 'ab\tc\nd' });
  });

  test('that looks like SQL or HTML is stored as it is', async () => {
    const name = `'); drop table "signUp"; -- <b>`;
    const { id } = await signUp(client, aSignUp({ courseId: course.id, lastName: name }));
    expect((await findSignUp(client, id)).lastName).toBe(name);
  });

  test('is named with all other missing ones at once', async () => {
    const errors = await complaints(await client.request('/api/sendCourse', json({ consent: false })));
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'consent',
      'courseName',
      'email',
      'firstName',
      'lastName',
      'message',
      'phone',
    ]);
  });

  test.each([
    ['a number', { firstName: 5 }],
    ['a list', { email: ['a@b.sk'] }],
    ['an object', { message: {} }],
    ['nothing', { phone: null }],
    ['a text for the files', { files: 'ziadne' }],
    ['files of numbers', { files: [1] }],
    ['a file without a name', { files: [{ content: 'AA==' }] }],
    ['a text for the seconds', { elapsedSeconds: '5' }],
    ['a list for all of it', '[]'],
    ['nothing for all of it', 'null'],
  ])('with %s is refused in Slovak', async (_what, over) => {
    const body = typeof over === 'string' ? over : aSignUp({ courseId: course.id, ...over });
    const errors = await complaints(await client.request('/api/sendCourse', json(body)));
    expect(errors.length).toBeGreaterThan(0);
    for (const { message } of errors) expect(message).not.toMatch(/invalid|expected|received/i);
  });
});

function send(over: object = {}, headers = {}): Promise<Response> {
  return client.request('/api/sendCourse', json(aSignUp({ courseId: course.id, ...over }), headers));
}
