import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { databaseOf } from '../../database-of.ts';
import { findOwnPath } from '../../own-sign-up.ts';
import { aSignUp, cookies, offer, setUpClient, signUp } from '../client.ts';
import { type Document, readDocument } from '../document.ts';

const client = await setUpClient();

const read = async (path: string, headers?: Record<string, string>) =>
  readDocument(await client.request(path, headers && { headers }));

/** A company with three participants without names. */
async function aCompany() {
  const { id: courseId } = await offer(client);
  const company = { firstName: '', lastName: '', companyName: 'Pekáreň Príklad s. r. o.', numberOfWorkers: '3' };
  const { id } = await signUp(client, aSignUp({ courseId, ...company }));
  return { id, courseId, path: `/dashboard/prihlasky/${id}` };
}

/** A company with the link of its confirmation email. */
async function link() {
  const company = await aCompany();
  return { ...company, link: await findOwnPath(client.app, company.id) };
}

/** Sends the names form of the page with these values in its rows. */
function send(path: string, page: Document, lines: string[][], headers: Record<string, string> = {}) {
  const all = page.all('input');
  const valuesOf = (name: string) =>
    all.filter(({ attributes }) => attributes.name === name).map(({ attributes }) => attributes.value ?? '');
  const [ids, versions] = [valuesOf('id'), valuesOf('version')];
  const body = new URLSearchParams({ act: 'names' });
  for (const [index, id] of ids.entries()) {
    const [firstName = '', lastName = '', birthDate = '', email = ''] = lines[index] ?? [];
    const line = { id, version: versions[index] ?? '', firstName, lastName, birthDate, email };
    for (const [field, value] of Object.entries(line)) body.append(field, value);
  }
  for (const known of valuesOf('known')) body.append('known', known);
  return client.send(path, body, headers);
}

const names = async (id: string) =>
  (await listParticipants(client.app.db, id)).map(({ firstName, lastName }) => [firstName, lastName]);

describe('a participant', () => {
  test('is the person who signed up; of a company only the number is known', async () => {
    const { id: courseId } = await offer(client);
    const person = await signUp(client, aSignUp({ courseId }));
    expect((await read(`/dashboard/prihlasky/${person.id}`, client.staff)).text).toContain('Tomáš Cvičný');
    const { path } = await aCompany();
    expect((await read(path, client.staff)).text).toContain('chýbajú 3 mená');
  });

  test('can be named from the page of the sign-up also once the course is over', async () => {
    const { courseId, path } = await aCompany();
    await databaseOf(client.app)
      .updateTable('course')
      .set({ date: '2026-11-19' })
      .where('id', '=', courseId)
      .execute();
    const links = (await read(path, client.staff)).all('a').map(({ attributes }) => attributes.href);
    expect(links).toContain(`${path}/ucastnici`);
  });

  test('is named by staff; a mistake is shown at its row, and nothing is stored', async () => {
    const { id, path } = await aCompany();
    const page = await read(`${path}/ucastnici`, client.staff);
    const wrong = await send(
      `${path}/ucastnici`,
      page,
      [
        ['Ján', 'Polák'],
        ['Eva', '', '31.02.1988'],
      ],
      client.staff,
    );
    expect(wrong.status).toBe(422);
    const refused = await readDocument(wrong);
    expect(refused.byId('birthDate-1-error')).toBe('Taký deň v kalendári nie je.');
    expect(refused.all('input').map(({ attributes }) => attributes.value)).toEqual(
      expect.arrayContaining(['Ján', 'Polák', 'Eva', '31.02.1988']),
    );
    expect(await names(id)).toEqual(Array(3).fill([null, null]));
    const right = await send(
      `${path}/ucastnici`,
      refused,
      [
        ['Ján', 'Polák'],
        ['Eva', 'Šimková', '3.11.1988'],
      ],
      client.staff,
    );
    expect(right.status).toBe(303);
    expect(await names(id)).toEqual([
      ['Ján', 'Polák'],
      ['Eva', 'Šimková'],
      [null, null],
    ]);
  });

  test('is reported to lack data that the form of the course needs, before the form is downloaded', async () => {
    const { id, courseId, path } = await aCompany();
    const form = async () => (await read(path, client.staff)).text;
    const people = `/dashboard/prihlasky/${id}/ucastnici`;
    expect(await form()).toContain('Chýba meno: 3 ľuďom. Doplniť');
    const filled = [
      ['Ján', 'Polák', '12.05.1988'],
      ['Eva', 'Šimková'],
      ['Róbert', 'Sýkora'],
    ];
    await send(people, await read(people, client.staff), filled, client.staff);
    expect(await form()).toContain('Chýba dátum narodenia: 2 ľuďom (Eva Šimková, Róbert Sýkora). Doplniť');
    const ways = (await read(path, client.staff)).all('a').filter(({ text }) => text === 'Doplniť');
    expect(ways.map(({ attributes }) => attributes.href)).toEqual([`${people}#birthDate-1`]);
    expect((await read(people, client.staff)).field('birthDate')?.attributes.id).toBe('birthDate-0');
    const occupancy = await read(`/dashboard/kurzy/${courseId}/obsadenost`, client.staff);
    expect(occupancy.text).toContain('Chýba dátum narodenia: 2 ľuďom');
    expect(occupancy.all('a').filter(({ attributes }) => attributes.href === people)).toHaveLength(2);
    expect((await client.request(`${path}/tlacivo`, { headers: client.staff })).status).toBe(200);
  });

  test('is chosen before being withdrawn; who chose none reads only that', async () => {
    const { path } = await aCompany();
    const answer = await client.request(`${path}/ucastnici/odhlasenie`, { headers: client.staff });
    expect(answer.headers.get('Location')).toBe(path);
    const { text } = await read(path, { cookie: [client.staff.cookie, cookies(answer)].join('; ') });
    expect(text).toContain('Nič nebolo vybrané. Najprv označte riadky v zozname.');
    expect(text).not.toContain('Naposledy');
  });

  test('named by two staff members at once is shown to the second in both versions', async () => {
    const { id, path } = await aCompany();
    const page = await read(`${path}/ucastnici`, client.staff);
    await send(`${path}/ucastnici`, page, [['Ján', 'Polák']], client.staff);
    const late = await send(`${path}/ucastnici`, page, [['Róbert', 'Sýkora']], client.staff);
    expect(late.status).toBe(409);
    const both = await readDocument(late);
    expect(both.text).toContain('Medzitým tu niekto uložil: Ján Polák');
    expect((await names(id))[0]).toEqual(['Ján', 'Polák']);
    expect((await send(`${path}/ucastnici`, both, [['Róbert', 'Sýkora']], client.staff)).status).toBe(303);
    expect((await names(id))[0]).toEqual(['Róbert', 'Sýkora']);
  });

  test('with the same name as another one of the course must be confirmed', async () => {
    const { path } = await aCompany();
    const page = await read(`${path}/ucastnici`, client.staff);
    const lines = [
      ['Ján', 'Polák'],
      ['Jan', 'Polak'],
    ];
    const conflict = await send(`${path}/ucastnici`, page, lines, client.staff);
    expect(conflict.status).toBe(409);
    const question = await readDocument(conflict);
    expect(question.text).toContain('je v tejto prihláške dvakrát');
    expect((await send(`${path}/ucastnici`, question, lines, client.staff)).status).toBe(303);
  });
});

describe('the link of a company', () => {
  test('is in its confirmation and allows naming participants without an account', async () => {
    const { id, link: path } = await link();
    const page = await read(path);
    expect(page.text).toContain('Držíme Vám 3 miesta, chýbajú 3 mená');
    const saved = await send(path, page, [['Ján', 'Polák', '12.5.1988']]);
    expect(saved.status).toBe(303);
    const after = await read(saved.headers.get('Location') as string);
    expect(after.text).toContain('Mená sú uložené');
    expect(after.text).toContain('Ešte chýbajú 2 mená.');
    expect((await names(id))[0]).toEqual(['Ján', 'Polák']);
    // the link can be used any number of times
    expect(
      (
        await send(path, after, [
          ['Ján', 'Polák'],
          ['Eva', 'Šimková'],
        ])
      ).status,
    ).toBe(303);
    expect((await names(id))[1]).toEqual(['Eva', 'Šimková']);
  });

  test('is not cached, not indexed and not usable from another site', async () => {
    const { link: path } = await link();
    const answer = await client.request(path);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    expect((await readDocument(answer)).meta('robots')).toContain('noindex');
    const foreign = { headers: { Origin: 'https://cudzi.example' }, method: 'POST', body: new URLSearchParams() };
    expect((await client.request(path, foreign)).status).toBeGreaterThanOrEqual(400);
  });

  test('cannot name participants once the sign-up is cancelled', async () => {
    const { id, path: signUpPath, link: path } = await link();
    const page = await read(path);
    await client.send(`${signUpPath}/zrusenie`, {}, client.staff);
    expect((await read(path)).text).toContain('Prihláška je zrušená');
    expect((await send(path, page, [['Ján', 'Polák']])).status).toBe(303);
    expect((await names(id))[0]).toEqual([null, null]);
  });
});

describe('a participant of a company', () => {
  test('is cancelled separately, after a question and with an email', async () => {
    const { id, path } = await aCompany();
    const question = `${path}/ucastnici/odhlasenie?ucastnik=${id}-1`;
    expect((await read(question, client.staff)).text).toContain('V prihláške ostan');
    // undo reverts all events of the same instant, so this change needs a later one
    client.wait({ seconds: 1 });
    const body = new URLSearchParams({ sendEmail: 'on' });
    const done = await client.send(question, body, client.staff);
    const back = done.headers.get('Location') ?? '';
    expect([done.status, back.replace(/\?kedy=.*/, '')]).toEqual([303, path]);
    const page = await read(back, client.staff);
    expect(page.text).toMatch(/Odhlásenie je zapísané\.\s*Vrátiť späť/);
    expect(page.text).toContain('Odhlásený');
    expect(page.text).toContain('Zmena účastníkov');
  });

  test('is replaced or withdrawn on the page of the course, which follows and can undo it', async () => {
    const { courseId, path } = await aCompany();
    await send(`${path}/ucastnici`, await read(`${path}/ucastnici`, client.staff), [['Ján', 'Polák']], client.staff);
    const course = `/dashboard/kurzy/${courseId}/obsadenost`;
    const linkOf = async (word: string) =>
      (await read(course, client.staff)).all('a').find(({ text }) => text === word)?.attributes.href ?? '';
    const question = await linkOf('Vymeniť');
    const back = (await read(question, client.staff)).all('a').find(({ text }) => text === 'Späť na kurz');
    expect(back?.attributes.href).toBe(course);
    client.wait({ seconds: 1 });
    const replaced = await client.send(question, { firstName: 'Eva', lastName: 'Šimková' }, client.staff);
    expect(replaced.headers.get('Location')).toMatch(new RegExp(`^${course}\\?kedy=`));
    client.wait({ seconds: 1 });
    const withdrawn = await client.send(await linkOf('Odhlásiť'), {}, client.staff);
    const page = await read(withdrawn.headers.get('Location') ?? '', client.staff);
    expect(page.text).toMatch(/Odhlásenie je zapísané\.\s*Vrátiť späť/);
    const undone = await client.send(
      `/dashboard/prihlasky/spat?obsadenost=${courseId}`,
      { kedy: String(page.field('kedy')?.attributes.value) },
      client.staff,
    );
    const after = await read(undone.headers.get('Location') ?? '', client.staff);
    expect(after.text).toContain('Vrátené späť.');
    expect(after.text).toContain('Eva Šimková');
  });

  test('who is the only one of a sign-up is withdrawn on the page of the course by cancelling it', async () => {
    const { id: courseId } = await offer(client);
    const { id } = await signUp(client, aSignUp({ courseId }));
    const path = `/dashboard/prihlasky/${id}`;
    const question = `${path}/ucastnici/odhlasenie?ucastnik=${id}-0&obsadenost=${courseId}`;
    const asked = await client.request(question, { headers: client.staff });
    expect(asked.headers.get('Location')).toBe(`${path}/zrusenie?obsadenost=${courseId}`);
    client.wait({ seconds: 1 });
    const cancelled = await client.send(asked.headers.get('Location') ?? '', {}, client.staff);
    expect(cancelled.headers.get('Location')).toContain(`/dashboard/kurzy/${courseId}/obsadenost?kedy=`);
  });
});

describe('participants from a spreadsheet', () => {
  /** Sends a list to the import form of the page. */
  function sendList(path: string, list: string | Uint8Array, headers: Record<string, string> = {}) {
    const body = new FormData();
    body.append('table', typeof list === 'string' ? list : '');
    body.append('file', new Blob(typeof list === 'string' ? [] : [list.slice()]), 'mena.xlsx');
    return client.send(path, body, headers);
  }

  /** The values in the rows of the grid. */
  const linesOf = (page: Document) =>
    ['firstName', 'lastName', 'birthDate', 'email'].map((field) =>
      page
        .all('input')
        .filter(({ attributes }) => attributes.name === field)
        .map(({ attributes }) => attributes.value ?? ''),
    );

  test('are pasted by staff into the grid, with mistakes at their cells, and stored only when saved', async () => {
    const { id, path } = await aCompany();
    const list =
      'Priezvisko\tMeno\tDátum nar.\nPolák\tIng. Ján\t12/5/1988\nŠimková\tEva\t31.2.1988\nSýkora\tRóbert\nVzorová\tAnna';
    const answer = await sendList(`${path}/ucastnici/tabulka`, list, client.staff);
    expect(answer.status).toBe(200);
    const page = await readDocument(answer);
    expect(linesOf(page)).toEqual([
      ['Ing. Ján', 'Eva', 'Róbert'],
      ['Polák', 'Šimková', 'Sýkora'],
      ['12.05.1988', '31.2.1988', ''],
      ['', '', ''],
    ]);
    expect(page.byId('birthDate-1-error')).toBe('Taký deň v kalendári nie je.');
    expect(page.text).toContain('1 meno sa už nezmestilo: Anna Vzorová.');
    expect(await names(id)).toEqual(Array(3).fill([null, null]));
    const lines = [['Ján', 'Polák'], ['Eva', 'Šimková'], []];
    expect((await send(`${path}/ucastnici`, page, lines, client.staff)).status).toBe(303);
    // the remaining names are imported with the same list again
    const again = await readDocument(
      await sendList(`${path}/ucastnici/tabulka`, 'Eva Šimková\nRóbert Sýkora', client.staff),
    );
    expect(again.text).toContain('Už v prihláške sú: Eva Šimková.');
    expect(linesOf(again)[1]).toEqual(['Polák', 'Šimková', 'Sýkora']);
  });

  test.each([
    ['Ján Polák; Eva Šimková; Róbert Sýkora', ['Polák', 'Šimková', 'Sýkora']],
    ['Ján Polák\tEva Šimková', ['Polák', 'Šimková', '']],
    ['Ján Polák, Eva Šimková; Róbert Sýkora', ['Polák', 'Šimková', 'Sýkora']],
    ['Polák, Ján', ['Polák', '', '']],
  ])('pasted on one line are people one after the other: %j', async (list, lastNames) => {
    const { path } = await aCompany();
    const page = await readDocument(await sendList(`${path}/ucastnici/tabulka`, list, client.staff));
    expect(linesOf(page)[1]).toEqual(lastNames);
  });

  test('are uploaded by a company as a workbook by its link', async () => {
    const { id, link: path } = await link();
    const rows = [['Meno a priezvisko'], ['Ján Polák'], ['Eva Šimková']].map(([value]) => [{ value }]);
    const file = new Uint8Array(await writeExcelFile(rows as never).toBuffer());
    const page = await readDocument(await sendList(`${path}/tabulka`, file));
    expect(linesOf(page)[0]).toEqual(['Ján', 'Eva', '']);
    expect(
      (
        await send(path, page, [
          ['Ján', 'Polák'],
          ['Eva', 'Šimková'],
        ])
      ).status,
    ).toBe(303);
    expect(await names(id)).toEqual([
      ['Ján', 'Polák'],
      ['Eva', 'Šimková'],
      [null, null],
    ]);
  });

  test('beyond one page are stored at once if valid; invalid rows wait for correction', async () => {
    const { id: courseId } = await offer(client, { capacity: 80 });
    const company = { firstName: '', lastName: '', companyName: 'Pekáreň Príklad s. r. o.', numberOfWorkers: '60' };
    const { id } = await signUp(client, aSignUp({ courseId, ...company }));
    const list = Array.from(
      { length: 60 },
      (_, row) => `Ján;Polák ${'v'.repeat(row + 1)};${row === 7 ? 'kedysi' : ''}`,
    );
    const uploaded = await sendList(
      `/dashboard/prihlasky/${id}/ucastnici/tabulka`,
      ['Meno;Priezvisko;Narodený', ...list].join('\n'),
      client.staff,
    );
    expect(uploaded.status).toBe(303);
    const path = uploaded.headers.get('Location') ?? '';
    const page = await read(path, client.staff);
    expect(page.text).toContain('60 riadkov: 59 v poriadku, 1 treba opraviť.');
    expect(page.byId('birthDate-0-error')).toBe('Napíšte dátum v tvare dd.mm.rrrr, napríklad 07.04.2026.');
    const body = new URLSearchParams({ take: '1', id: '7', version: '', number: '8' });
    for (const [field, value] of [
      ['firstName', 'Ján'],
      ['lastName', 'Ôsmy'],
      ['birthDate', '1.2.1980'],
      ['email', ''],
    ] as const)
      body.append(field, value);
    const taken = await client.send(path, body, client.staff);
    expect([taken.status, taken.headers.get('Location')]).toEqual([303, `/dashboard/prihlasky/${id}`]);
    expect((await names(id)).filter(([, lastName]) => lastName === null)).toEqual([]);
    expect((await names(id))[7]).toEqual(['Ján', 'Ôsmy']);
  });

  test('beyond one page are stored with a name of another sign-up only once that is confirmed', async () => {
    const { id: courseId } = await offer(client, { capacity: 80 });
    await signUp(client, aSignUp({ courseId, firstName: 'Tomáš', lastName: 'Cvičný' }));
    const company = { firstName: '', lastName: '', companyName: 'Pekáreň Príklad s. r. o.', numberOfWorkers: '60' };
    const { id } = await signUp(client, aSignUp({ courseId, ...company }));
    const list = [
      'Meno;Priezvisko',
      'Tomáš;Cvičný',
      ...Array.from({ length: 59 }, (_, row) => `Ján;P${'v'.repeat(row)}`),
    ];
    const uploaded = await sendList(`/dashboard/prihlasky/${id}/ucastnici/tabulka`, list.join('\n'), client.staff);
    const path = uploaded.headers.get('Location') ?? '';
    const take = (fields: object) => client.send(path, { take: '1', ...fields }, client.staff);
    const asked = await take({});
    expect(asked.status).toBe(409);
    const page = await readDocument(asked);
    expect(page.text).toMatch(/Tomáš Cvičný je už na tomto kurze, v\sprihláške „Tomáš Cvičný“\./);
    expect((await names(id)).flat().filter(Boolean)).toEqual([]);
    const confirmed = await take({ known: page.field('known')?.attributes.value ?? '' });
    expect(confirmed.status).toBe(303);
    expect((await names(id))[0]).toEqual(['Tomáš', 'Cvičný']);
  });

  test('are refused with an explanation if the file is no list', async () => {
    const { path } = await aCompany();
    const refused = await sendList(`${path}/ucastnici/tabulka`, Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), client.staff);
    expect([refused.status, (await readDocument(refused)).text]).toEqual([
      422,
      expect.stringContaining('v Exceli ako .xlsx'),
    ]);
    const empty = await sendList(`${path}/ucastnici/tabulka`, ' \n', client.staff);
    expect((await readDocument(empty)).text).toContain('Vložte mená alebo vyberte súbor.');
    const nameless = await sendList(`${path}/ucastnici/tabulka`, 'Meno;Priezvisko\n;', client.staff);
    expect([nameless.status, (await readDocument(nameless)).byId('table')]).toEqual([422, 'Meno;Priezvisko ;']);
  });
});
