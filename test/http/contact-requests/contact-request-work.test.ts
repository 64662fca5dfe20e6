import { describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { aContact } from '../../contact-requests.ts';
import { setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient();
let made = 0;
async function request() {
  made += 1;
  client.wait({ minutes: 1 });
  const id = await client.app.change(VISITOR, (change) =>
    submitContactRequest(change, aContact({ company: `Firma ${made}` })),
  );
  return { id, path: `/dashboard/dopyty/${id}` };
}

const post = (path: string, fields: Record<string, string>) => client.send(path, fields, client.staff);
const read = (path: string) => client.read(path, client.staff);
const find = (id: string) =>
  client.app.db.selectFrom('contactRequest').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const WORK = {
  version: '1',
  state: 'inProgress',
  closedBecause: '',
  closedNote: '',
  assigneeId: '',
  nextStep: 'Zavolať kvôli obhliadke',
  nextStepOn: '24.11.2026',
};

describe('work on a contact request', () => {
  test('is assigned to oneself by one click', async () => {
    const { id, path } = await request();
    expect((await read(path)).text).toContain('Prevziať dopyt');
    expect((await post(`${path}/prevzatie`, {})).headers.get('Location')).toBe(path);
    const page = await read(path);
    expect(page.text).toContain('V riešení');
    expect(page.text).not.toContain('Prevziať dopyt');
    expect((await find(id)).assigneeId).not.toBeNull();
    expect((await read('/dashboard/dopyty?riesi=ja')).html).toContain(`Firma ${made}`);
    expect((await read('/dashboard/dopyty?riesi=nikto')).html).not.toContain(`Firma ${made}<`);
  });

  test('is saved without scripts and shown with the next step', async () => {
    const { id, path } = await request();
    expect((await post(`${path}?hladat=firma`, WORK)).headers.get('Location')).toBe(`${path}?hladat=firma`);
    expect(await find(id)).toMatchObject({ state: 'inProgress', nextStepOn: '2026-11-24', version: 2 });
    expect((await read('/dashboard/dopyty?stav=inProgress')).text).toContain('Zavolať kvôli obhliadke');
  });

  test('is refused with the submitted text kept in the form', async () => {
    const { path } = await request();
    const refused = await post(path, { ...WORK, state: 'closed', nextStepOn: 'pozajtra', assigneeId: 'nikto' });
    expect(refused.status).toBe(422);
    const page = await readDocument(refused);
    expect(page.text).toContain('Napíšte dátum v tvare dd.mm.rrrr');
    expect(page.html).toContain('value="pozajtra"');
    const reasonless = await readDocument(await post(path, { ...WORK, state: 'closed' }));
    expect(reasonless.text).toContain('Vyberte, prečo je dopyt uzavretý.');
    const dayOnly = await readDocument(await post(path, { ...WORK, nextStep: '' }));
    expect(dayOnly.text).toContain('Napíšte, čo treba v ten deň urobiť.');
    const stepOnly = await readDocument(await post(path, { ...WORK, nextStepOn: '' }));
    expect(stepOnly.text).toContain('Vyberte deň, do ktorého to treba urobiť.');
    const unknown = await readDocument(await post(path, { ...WORK, assigneeId: 'nikto' }));
    expect(unknown.text).toContain('Vyberte niekoho zo zoznamu.');
  });

  test('is shown in both versions to the second of two who save it', async () => {
    const { path } = await request();
    await post(path, WORK);
    const second = await post(path, { ...WORK, nextStep: 'Poslať ponuku' });
    expect(second.status).toBe(412);
    const page = await readDocument(second);
    expect(page.text).toContain('uložené je „Zavolať kvôli obhliadke“');
    expect(page.html).toContain('value="Poslať ponuku"');
    expect(page.field('version')?.attributes.value ?? '2').toBe('2');
    expect((await post(path, { ...WORK, nextStep: 'Poslať ponuku', version: '2' })).status).toBe(303);
  });
});

describe('a reply to a contact request', () => {
  const REPLY = {
    version: '1',
    subject: 'Re: Vašu správu sme dostali',
    body: 'Dobrý deň,\r\n\r\nprídeme v stredu.\r\n\r\nS pozdravom\r\nJana',
  };

  test('is written from a template, previewed before it is sent, and listed on the page', async () => {
    const { id, path } = await request();
    const form = await read(`${path}/odpoved`);
    expect(form.html).toContain('value="Re: Vašu správu sme dostali"');
    expect(form.text).toContain('S pozdravom');
    const preview = await post(`${path}/listy/odpoved`, REPLY);
    expect((await readDocument(preview)).text).toContain('prídeme v stredu.');
    const sent = await post(`${path}/odpoved`, { ...REPLY, isOffer: 'on' });
    expect(sent.headers.get('Location')).toBe(path);
    const page = await client.pageAfter(sent);
    expect(page.text).toContain('Odpoveď odíde o pol minúty.');
    expect(page.text).toContain('prídeme v stredu.');
    expect((await find(id)).state).toBe('offered');
  });

  test('is not sent as an unchanged template, nor after a colleague changed the request meanwhile', async () => {
    const { path } = await request();
    const form = await read(`${path}/odpoved`);
    const draft = form.all('textarea').find(({ attributes }) => attributes.name === 'body');
    const untouched = await post(`${path}/odpoved`, { ...REPLY, body: draft?.text ?? '' });
    expect(untouched.status).toBe(422);
    expect((await post(`${path}/odpoved`, { ...REPLY, subject: '' })).status).toBe(422);
    await post(`${path}/prevzatie`, {});
    const overtaken = await post(`${path}/odpoved`, REPLY);
    expect(overtaken.status).toBe(412);
    const page = await readDocument(overtaken);
    expect(page.text).toContain('Teraz je v stave V riešení');
    expect(page.text).toContain('prídeme v stredu.');
    expect((await post(`${path}/odpoved`, { ...REPLY, version: '2' })).status).toBe(303);
  });

  test('to an unknown contact request answers 404', async () => {
    for (const step of ['odpoved', 'prevzatie', 'poznamky']) {
      expect((await post(`/dashboard/dopyty/nikto/${step}`, { ...REPLY, note: 'Nič.' })).status).toBe(404);
    }
  });
});

describe('a note on a contact request', () => {
  test('is stored as written and deleted by its author', async () => {
    const { id, path } = await request();
    const empty = await post(`${path}/poznamky`, { note: ' ' });
    expect(empty.status).toBe(422);
    expect((await readDocument(empty)).text).toContain('Napíšte poznámku.');
    expect((await post(`${path}/poznamky`, { note: 'Volať až\r\npoobede.' })).headers.get('Location')).toBe(path);
    expect((await read(path)).text).toMatch(/Volať až\s+poobede\./);
    const { id: noteId } = await client.app.db
      .selectFrom('note')
      .select('id')
      .where('aboutId', '=', id)
      .executeTakeFirstOrThrow();
    expect((await post(`${path}/poznamky/${noteId}/zmazanie`, {})).headers.get('Location')).toBe(path);
    expect((await read(path)).text).not.toContain('poobede');
    expect((await post(`${path}/poznamky/${noteId}/zmazanie`, {})).status).toBe(303);
  });
});
