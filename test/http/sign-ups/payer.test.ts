import { beforeAll, expect, test } from 'vitest';
import { findPayer } from '#server/payers/payers.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { fillInCompany } from '../../app.ts';
import { databaseOf } from '../../database-of.ts';
import { findOwnPath } from '../../own-sign-up.ts';
import { aPayer } from '../../payers.ts';
import { aSignUp, ORIGIN, offer, setUpClient, signUp } from '../client.ts';
import { readDocument } from '../document.ts';
import { aForm, refusedForm, sendForm } from '../sign-up-form.ts';
import { newestSignUp } from './stored-sign-ups.ts';

const COMPANY = { applicant: 'company', firstName: '', lastName: '', companyName: 'Mlyn', numberOfWorkers: '2' };
const MOVED = 'IČ DPH bolo v poli DIČ, presunuli sme ho.';

const client = await setUpClient();

beforeAll(async () => {
  await offer(client, { slug: '/prva-pomoc', capacity: 0 });
});

const { read } = client;
const shown = async (path: string, headers = {}) => (await read(path, headers)).text.replaceAll('\u00A0', ' ');
const desk = (path: string, fields: Record<string, string> = {}) => client.send(path, fields, client.staff);

async function payerOf(id: string) {
  const stored = await findSignUp(client.app.db, id);
  return stored && findPayer(client.app.db, stored);
}

test('a company enters its payer with the sign-up, and the next page states which number was moved', async () => {
  const answer = await sendForm(client, aForm({ ...COMPANY, ...aPayer({ dic: 'SK2199999989', icDph: '' }) }));
  expect(answer.status).toBe(303);
  const next = new URL(answer.headers.get('Location') ?? '', ORIGIN);
  expect(await shown(next.pathname + next.search)).toContain(MOVED);
  const { id = '' } = (await newestSignUp(client)) ?? {};
  expect(await payerOf(id)).toMatchObject({ ico: '31322832', dic: '', icDph: 'SK2199999989', version: 1 });
});

test('a tax number of nine digits is refused beside its field, which is then open', async () => {
  const page = await refusedForm(client, aForm({ ...COMPANY, ...aPayer({ dic: '219999998' }) }));
  expect(page.text).toContain('Také DIČ neexistuje.');
  expect(page.field('dic')?.attributes).toMatchObject({ value: '219999998', 'aria-invalid': 'true' });
  expect(page.html).toMatch(/<details class="more for-company" open/);
});

test('what was entered as a company is left out when a person signs up', async () => {
  const applicant = { firstName: 'Eva', email: 'eva@example.sk' };
  expect((await sendForm(client, aForm({ ...applicant, ...aPayer({ dic: '1' }) }))).status).toBe(303);
  const { id = '' } = (await newestSignUp(client)) ?? {};
  expect(await payerOf(id)).toMatchObject({ name: 'Eva Cvičný', version: 0 });
});

test('an applicant enters the payer on the page of the sign-up, over nothing that staff have saved since', async () => {
  const { id: courseId } = await offer(client);
  const { id } = await signUp(client, aSignUp({ courseId, ...COMPANY }));
  const path = await findOwnPath(client.app, id);
  expect(await shown(path)).toContain('chýbajú IČO a adresa');
  const send = (fields: Record<string, string>) => client.send(path, { act: 'payer', version: '0', ...fields });
  expect((await send({ ...aPayer({ ico: '123' }) })).status).toBe(422);
  const saved = await send({ ...aPayer() });
  expect(saved.status).toBe(303);
  expect(await shown(saved.headers.get('Location') ?? '')).toContain('Fakturačné údaje sú uložené');
  expect(await payerOf(id)).toEqual({ ...aPayer(), version: 1 });
  const changed = await desk(`/dashboard/prihlasky/${id}/fakturacne-udaje`, {
    ...aPayer({ city: 'Martin' }),
    version: '1',
  });
  expect(changed.status).toBe(303);
  const colleagues = await desk(`/dashboard/prihlasky/${id}/fakturacne-udaje`, {
    ...aPayer({ city: 'Zvolen' }),
    version: '1',
  });
  expect(colleagues.status).toBe(409);
  expect((await readDocument(colleagues)).text).toContain('Mesto – uložené je „Martin“');
  const late = await send({ ...aPayer({ city: 'Zvolen' }), version: '1' });
  expect(late.status).toBe(409);
  expect((await payerOf(id))?.city).toBe('Martin');
});

test('staff ask for the payer by one click, and hand the course over in three acts', async () => {
  await fillInCompany(client.app, { icDph: 'SK2199999989', vatRate: '23' });
  const { id: courseId } = await offer(client, { date: '2026-11-20' });
  const { id } = await signUp(client, aSignUp({ courseId, ...COMPANY }));
  const path = `/dashboard/kurzy/${courseId}/podklady`;
  expect(await shown(path, client.staff)).toContain('Odovzdať sa dá až po poslednom dni kurzu.');
  await databaseOf(client.app).updateTable('course').set({ date: '2026-11-19' }).where('id', '=', courseId).execute();
  const request = await desk(`/dashboard/prihlasky/${id}/vyziadanie-udajov?podklady=${courseId}`);
  expect(request.headers.get('Location')).toBe(path);
  expect(await shown('/dashboard/dnes', client.staff)).toContain('Podklady na fakturáciu');
  expect(await shown(path, client.staff)).toMatch(/Mlyn ?chýbajú IČO a adresa.*98,00 €/s);
  expect((await desk(path)).headers.get('Location')).toBe(path);
  const page = await read(path, client.staff);
  const file = page.all('a').find(({ attributes }) => attributes.href?.endsWith('.xlsx'))?.attributes.href ?? '';
  const answer = await client.request(file, { headers: client.staff });
  expect(answer.headers.get('Content-Disposition')).toContain('podklady-');
  const neverMade = await client.request(file.replace('/1/', '/2/'), { headers: client.staff });
  expect(neverMade.status).toBe(404);
  expect(await shown('/dashboard/dnes', client.staff)).not.toContain('Podklady na fakturáciu');
});

test('a request for what is missing states on the page when and by whom it was made', async () => {
  const { id: courseId } = await offer(client);
  const { id } = await signUp(client, aSignUp({ courseId, ...COMPANY }));
  const path = `/dashboard/prihlasky/${id}`;
  expect(await shown(path, client.staff)).not.toContain('vyžiadané');
  expect((await desk(`${path}/vyziadanie-udajov`)).status).toBe(303);
  const after = await shown(path, client.staff);
  expect(after).toMatch(/vyžiadané \S+ o \S+ h \(Jana Skúšková\)/);
  expect(after).toContain('Vyžiadať znova');
});
