import { beforeAll, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { databaseOf } from '../../database-of.ts';
import { aSignUp, offer, PDF, setUpClient, signUp } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient();
let course: CourseWithSeats;
let signUpId: string;
let path: string;

beforeAll(async () => {
  course = await offer(client, { nameOfCourse: 'Lešenár', slug: '/lesenar' });
  signUpId = (await signUp(client, aSignUp({ courseId: course.id }))).id;
  path = `/dashboard/kurzy/${course.id}/sprava`;
});

const read = (address: string) => client.read(address, client.staff);

function post(address: string, fields: Record<string, string>, file?: File) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set('files', file);
  return client.send(address, body, client.staff);
}

const messages = () => client.app.db.selectFrom('email').selectAll().where('kind', '=', 'courseMessage').execute();

const DRAFT = {
  audience: 'confirmed',
  subject: 'Kde zaparkovať',
  body: 'Kurz {kurz} je {termín}. Parkujte vo dvore.',
};

test('the pages of a course and of a sign-up link to a message form with the recipients selected', async () => {
  const links = async (address: string) => (await read(address)).all('a').map(({ attributes }) => attributes.href);
  expect(await links(`/dashboard/kurzy/${course.id}/obsadenost`)).toContain(path);
  expect(await links(`/dashboard/prihlasky/${signUpId}`)).toContain(`${path}?prihlaska=${signUpId}`);
  const page = await read(`${path}?prihlaska=${signUpId}`);
  const boxes = page.all('input').filter(({ attributes }) => attributes.name === 'prihlaska');
  expect(boxes.some(({ attributes }) => attributes.value === signUpId && 'checked' in attributes)).toBe(true);
});

test('a chosen template fills the message form, and the frame previews its email', async () => {
  const page = await read(`${path}?sablona=pokyny-pred-kurzom`);
  expect(page.field('subject')?.attributes.value).toBe('Pokyny pred kurzom');
  const frame = page.all('iframe')[0]?.attributes.src?.replaceAll('&amp;', '&') ?? '';
  const email = await read(frame);
  expect(email.headings).toEqual(['Pokyny pred kurzom']);
  expect(email.text).toContain('na ktorý ste sa prihlásili: Lešenár, 15.12.2026');
});

test('a template is previewed as the last applicant would get it, or with its mistakes', async () => {
  const address = '/dashboard/sablony/pokyny-pred-kurzom/nahlad';
  const frame = (await read('/dashboard/sablony/pokyny-pred-kurzom')).all('iframe')[0];
  expect(frame?.attributes.src).toBe(address);
  expect((await read(address)).text).toContain('na ktorý ste sa prihlásili: Lešenár, 15.12.2026');
  const draft = { title: 'Parkovanie', subject: 'Kde zaparkovať', body: 'Kurz {kurz}: parkujte vo dvore.' };
  expect((await readDocument(await post(address, draft))).text).toContain('Kurz Lešenár: parkujte vo dvore.');
  const wrong = await readDocument(await post(address, { ...draft, body: '{meno}' }));
  expect(wrong.text).toContain('Pole {meno} nepoznáme.');
});

test('a message draft is previewed as it would be sent, or with its mistakes', async () => {
  const address = `/dashboard/kurzy/${course.id}/listy/sprava`;
  const shown = await readDocument(await post(address, DRAFT, new File([PDF], 'mapa.pdf')));
  expect(shown.text).toContain('Kurz Lešenár je 15.12.2026. Parkujte vo dvore.');
  const wrong = await readDocument(await post(address, { ...DRAFT, body: '{meno} <b>' }));
  expect(wrong.text).toContain('Pole {meno} nepoznáme.');
  expect(await messages()).toEqual([]);
});

test('a message with an unknown placeholder or invalid file is refused and stays in the form', async () => {
  const refused = await post(path, { ...DRAFT, body: 'Dobrý deň, {meno}' }, new File(['MZ'], 'mapa.pdf'));
  expect(refused.status).toBe(422);
  const page = await readDocument(refused);
  expect(page.byId('body-error')).toContain('Pole {meno} nepoznáme.');
  expect(page.byId('files-error')).toContain('nie je to, čo hovorí jeho prípona');
  expect(page.field('subject')?.attributes.value).toBe(DRAFT.subject);
  expect(page.field('body')?.text).toBe('Dobrý deň, {meno}');
  expect(await messages()).toEqual([]);
});

test('a message to nobody, or with a field the course lacks, is refused; the empty field may be confirmed', async () => {
  const nobody = await readDocument(await post(path, { ...DRAFT, audience: 'waiting' }));
  expect(nobody.text).toContain('Vyberte aspoň jednu prihlášku s e-mailom.');
  const { id } = await offer(client, { slug: '/bez-ceny', price: '' });
  await signUp(client, aSignUp({ courseId: id }));
  const address = `/dashboard/kurzy/${id}/sprava`;
  const draft = { ...DRAFT, body: 'Cena je {cena}.' };
  const refused = await post(address, draft);
  expect(refused.status).toBe(422);
  const page = await readDocument(refused);
  expect(page.text).toContain('Kurz nemá vyplnené pole {cena}, v e-maile by zostalo prázdne.');
  expect(page.field('emptyAllowed')?.attributes.type).toBe('checkbox');
  expect(await messages()).toEqual([]);
  expect((await post(address, { ...draft, emptyAllowed: 'on' })).status).toBe(303);
  expect(await messages()).toMatchObject([{ subject: expect.stringContaining(DRAFT.subject) }]);
  await databaseOf(client.app).deleteFrom('email').where('kind', '=', 'courseMessage').execute();
});

test('a template is shown in both versions to the second of two who save it', async () => {
  const address = '/dashboard/sablony/pokyny-pred-kurzom';
  const template = { title: 'Pokyny pred kurzom', subject: 'Pokyny', body: 'Kurz {kurz}.', version: '1' };
  expect((await post(address, template)).status).toBe(303);
  const second = await post(address, { ...template, subject: 'Pred kurzom' });
  expect(second.status).toBe(412);
  const page = await readDocument(second);
  expect(page.text).toContain('uložené je „Pokyny“');
  expect(page.field('subject')?.attributes.value).toBe('Pred kurzom');
});

test('a sent message is listed at the sign-up, with its file at the email', async () => {
  const sent = await post(path, DRAFT, new File([PDF], 'mapa.pdf'));
  expect(sent.status).toBe(303);
  expect((await client.pageAfter(sent)).text).toContain('E-maily odídu o pol minúty.');
  const [email] = await messages();
  expect(email).toMatchObject({ aboutId: signUpId, subject: 'Kde zaparkovať: Lešenár, 15.12.2026, Žilina' });
  expect((await read(`/dashboard/prihlasky/${signUpId}`)).text).toContain('E-mail od nás');
  expect((await read(`/dashboard/prihlasky/${signUpId}/listy/${email?.id}`)).text).toContain('Prílohy: mapa.pdf');
  expect((await read('/dashboard/posta')).text).toContain('Kde zaparkovať');
});
