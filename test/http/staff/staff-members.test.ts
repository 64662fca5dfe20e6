import { describe, expect, test } from 'vitest';
import type { StaffRole } from '#domain/staff/staff.ts';
import { JANA } from '../../builders.ts';
import { aContact } from '../../contact-requests.ts';
import { databaseOf } from '../../database-of.ts';
import { addAccount, addSecondFactor } from '../../local-account.ts';
import { json, ORIGIN, offer, STAFF, setUpClient, signedIn } from '../client.ts';
import { readDocument } from '../document.ts';
import { openClerkDouble } from './clerk-double.ts';

const client = await setUpClient();
const idOf = async (email: string) => {
  const member = client.app.db.selectFrom('staffMember').select('id').where('email', '=', email);
  return (await member.executeTakeFirstOrThrow()).id;
};
const stateOf = (id: string) =>
  client.app.db.selectFrom('staffMember').select(['state', 'role']).where('id', '=', id).executeTakeFirst();
const post = (path: string, fields: Record<string, string> = {}, by = client.staff) => client.send(path, fields, by);
const whole = (path: string, by = client.staff) => client.read(path, by);
const invite = (email: string, over: Record<string, string> = {}) =>
  post('/dashboard/ludia', { name: 'Marek Vlk', email, role: 'coordinator', ...over });
/** Adds a staff member with an account and a role; returns the id. */
const admit = async (name: string, role: StaffRole) => {
  const account = accountOf(name);
  const { id } = await addAccount(client.app, { name: `Kolega ${name}`, ...account }, JANA);
  await databaseOf(client.app).updateTable('staffMember').set({ role }).where('id', '=', id).execute();
  return id;
};
// not the name itself, because its field would be checked first
const accountOf = (name: string) => ({ email: `ucet.${name}@example.sk`, password: STAFF.password });
/** A signed-in colleague, each from an own account because of the limit on sign-ins. */
const colleague = async (name: string, role: StaffRole) => {
  const id = await admit(name, role);
  return { id, headers: await signedIn(client.request, accountOf(name)) };
};

describe('an invitation of a staff member', () => {
  test('is a link shown once where no emails can be sent', async () => {
    const answer = await invite('rucne@example.sk');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    const { html } = await readDocument(answer);
    const link = /http:\/\/localhost\/signIn\/pozvanka\?kod=[\w-]{32}/.exec(html)?.[0];
    expect(link).toBeDefined();
    const id = await idOf('rucne@example.sk');
    for (const path of ['/dashboard/ludia', `/dashboard/ludia/${id}`, `/dashboard/ludia/${id}/pozvanka`])
      expect((await whole(path)).html).not.toContain('kod=');
    const again = await readDocument(await post(`/dashboard/ludia/${id}/pozvanka`));
    expect(again.html).toMatch(/signIn\/pozvanka\?kod=/);
    expect(again.html).not.toContain(link);
    await post(`/dashboard/ludia/${id}/zrusenie`);
    const back = await readDocument(await post(`/dashboard/ludia/${id}/zapojenie`));
    expect(back.html).toMatch(/signIn\/pozvanka\?kod=/);
  });

  test.each([
    ['no name', { name: ' ' }, 422, 'Napíšte meno a\u00A0priezvisko.'],
    ['no address', { email: 'marek' }, 422, 'Zadajte e-mail v\u00A0tvare meno@firma.sk'],
    ['no role', { role: 'boss' }, 422, 'Vyberte rolu.'],
    ['an address somebody has', { email: STAFF.email.toUpperCase() }, 409, 'už má do správy prístup.'],
  ])('with %s is refused at its field and keeps the submitted text', async (_what, wrong, status, sentence) => {
    const over: Record<string, string> = { name: 'Nový Človek', ...wrong };
    const answer = await invite('dalsi@example.sk', over);
    expect(answer.status).toBe(status);
    const { html } = await readDocument(answer);
    expect(html).toContain(sentence);
    expect(html).toContain(over.name === ' ' ? 'value="dalsi@example.sk"' : 'value="Nový Človek"');
    const invited = client.app.db.selectFrom('staffMember').select('id').where('email', '=', 'dalsi@example.sk');
    expect(await invited.execute()).toEqual([]);
  });

  test('of an already invited person says where to send it again', async () => {
    await invite('dvakrat@example.sk');
    const answer = await invite('Dvakrat@example.sk');
    expect(answer.status).toBe(409);
    expect((await readDocument(answer)).html).toContain('už pozvánku má. Znova ju pošlete zo zoznamu.');
  });
});

describe('the last administrator', () => {
  test('cannot be deactivated or given another role; the page and the form say why', async () => {
    const id = await idOf(STAFF.email);
    for (const act of ['odpojenie', 'rola']) {
      expect((await whole(`/dashboard/ludia/${id}/${act}`)).html).toContain('posledný správca');
      const answer = await post(`/dashboard/ludia/${id}/${act}`, { role: 'editor' });
      expect(answer.status).toBe(409);
      expect((await readDocument(answer)).html).toContain('posledný správca');
    }
    expect(await stateOf(id)).toEqual({ state: 'active', role: 'admin' });
  });
});

describe('a decision on a staff member', () => {
  test('about the role applies from the next request on', async () => {
    const { id, headers } = await colleague('redaktorka', 'coordinator');
    expect((await client.request('/dashboard/prihlasky', { headers })).status).toBe(200);
    const answer = await post(`/dashboard/ludia/${id}/rola`, { role: 'editor' });
    expect(answer.headers.get('Location')).toBe('/dashboard/ludia');
    expect((await client.pageAfter(answer)).html).toContain('Hotovo: rola zmenená.');
    expect((await client.request('/dashboard/prihlasky', { headers })).status).toBe(403);
    expect((await client.request('/dashboard/clanky', { headers })).status).toBe(200);
    expect((await post(`/dashboard/ludia/${id}/rola`, { role: '' })).status).toBe(422);
  });

  test('about the name is visible at once, recorded, and reserved for administrators', async () => {
    const { id, headers } = await colleague('premenovana', 'coordinator');
    const rename = (name: string, by = client.staff) => post(`/dashboard/ludia/${id}/meno`, { name }, by);
    expect((await rename('Zuzana Nová', headers)).status).toBe(403);
    for (const name of ['', ' ', '\0\u001B', 'ucet.premenovana']) {
      const refused = await rename(name);
      expect(refused.status, JSON.stringify(name)).toBe(422);
      expect((await readDocument(refused)).html).toContain('Napíšte meno a\u00A0priezvisko.');
    }
    expect((await rename('Zuzana\0 \u202ENová')).headers.get('Location')).toBe('/dashboard/ludia');
    expect((await whole('/dashboard/ucet', headers)).html).toContain('Zuzana Nová');
    expect((await whole(`/dashboard/ludia/${id}`)).html).toMatch(/premenovana.*Zuzana Nová/s);
  });

  test.each(['relacie', 'odpojenie'])('of %s redirects the next request to sign-in', async (act) => {
    const { id, headers } = await colleague(`kolega.${act}`, 'coordinator');
    expect((await post(`/dashboard/ludia/${id}/${act}`)).status).toBe(303);
    const answer = await client.request('/dashboard/prihlasky', { headers });
    expect(new URL(answer.headers.get('Location') ?? '', ORIGIN).pathname).toBe('/signIn');
    const called = await client.request('/createCourse', { method: 'POST', headers, body: '{}' });
    expect([401, 403]).toContain(called.status);
  });

  test('to reset a password ends what they could sign in by and gives a link for a new password', async () => {
    const { id, headers } = await colleague('bez.telefonu', 'coordinator');
    await addSecondFactor(client.app, { ...JANA, id });
    expect((await whole(`/dashboard/ludia/${id}`)).text).toContain('Dvojstupňové overeniezapnuté');
    const { html } = await readDocument(await post(`/dashboard/ludia/${id}/obnova-hesla`));
    const link = /\/signIn\/pozvanka\?kod=[\w-]{32}/.exec(html)?.[0] ?? '';
    expect((await client.read(link)).headings).toEqual(['Nové heslo']);
    expect((await whole(`/dashboard/ludia/${id}`)).text).toContain('Dvojstupňové overeniechýba');
    expect((await client.request('/dashboard/prihlasky', { headers })).status).toBe(302);
  });

  test('to reset one’s own password where no emails can be sent leads to the page for a new one', async () => {
    const { id, headers } = await colleague('vlastne.heslo', 'admin');
    const link = (await post(`/dashboard/ludia/${id}/obnova-hesla`, {}, headers)).headers.get('Location') ?? '';
    expect((await client.read(link)).headings).toEqual(['Nové heslo']);
  });

  test('to remove somebody names what they have still to do, and their courses say that they have left', async () => {
    const id = await admit('ma.kurzy', 'coordinator');
    const question = async () => (await whole(`/dashboard/ludia/${id}/odpojenie`)).text;
    expect(await question()).not.toContain('zostanú bez');
    const { id: courseId } = await offer(client, { slug: '/ma-lektora', date: '2026-12-15', lecturerId: id });
    await offer(client, { slug: '/uz-bol', date: '2026-01-15', lecturerId: id });
    const request = await client.request('/api/sendContact', json(aContact()));
    const { id: requestId } = await request.json();
    await databaseOf(client.app)
      .updateTable('contactRequest')
      .set({ assigneeId: id, state: 'inProgress' })
      .where('id', '=', requestId)
      .execute();
    expect(await question()).toContain('Kurzy, ktoré zostanú bez lektora: 1.');
    expect(await question()).toContain('Otvorené dopyty, ktoré zostanú bez riešiteľa: 1.');
    expect((await whole(`/dashboard/ludia/${id}/rola`)).text).toContain(
      'Kurzy, ktoré zostanú bez lektora, ak k nim nová rola nemá prístup: 1.',
    );
    await post(`/dashboard/ludia/${id}/odpojenie`);
    for (const path of [`/dashboard/kurzy/${courseId}/obsadenost`, '/dashboard/kalendar?mesiac=2026-12'])
      expect((await whole(path)).text).toContain('Kolega ma.kurzy (už neučí)');
  });

  test('to remove oneself shows a clear question and ends the own session', async () => {
    const { id, headers } = await colleague('odchadzam', 'admin');
    expect((await whole(`/dashboard/ludia/${id}/odpojenie`, headers)).html).toContain('Odoberáte prístup sebe.');
    const answer = await post(`/dashboard/ludia/${id}/odpojenie`, {}, headers);
    expect(answer.headers.get('Location')).toBe('/dashboard');
    expect((await client.request('/dashboard', { headers })).status).toBe(302);
  });

  test('about somebody deactivated meanwhile is refused with an explanation', async () => {
    const id = await admit('uz.odisiel', 'editor');
    await post(`/dashboard/ludia/${id}/odpojenie`);
    const answer = await post(`/dashboard/ludia/${id}/relacie`);
    expect(answer.status).toBe(409);
    expect((await readDocument(answer)).html).toContain('toto už urobiť nejde');
  });

  test('is in the history of the staff member with its author', async () => {
    const id = await admit('dejiny', 'editor');
    await post(`/dashboard/ludia/${id}/rola`, { role: 'lecturer' });
    const { html } = await whole(`/dashboard/ludia/${id}`);
    expect(html).toContain('Účet vytvorený');
    expect(html).toMatch(/Rola zmenená.*jana\.skuskova/s);
  });
});

test('a form sent from another site makes no decision on a staff member', async () => {
  const id = await admit('cudzia.stranka', 'editor');
  const headers = { ...client.staff, Origin: 'https://cudzi.example' };
  const answer = await client.send(`/dashboard/ludia/${id}/odpojenie`, {}, headers);
  expect(answer.status).toBe(403);
  expect(await stateOf(id)).toMatchObject({ state: 'active' });
});

test('the staff list shows no sessions and second factors where a provider manages them', async () => {
  const clerk = await openClerkDouble();
  const headers = await clerk.member('admin');
  const list = await clerk.client.read('/dashboard/ludia', headers);
  expect(list.headings).toEqual(['Ľudia']);
  expect(list.html).not.toMatch(/Prihlásenia|Odhlásiť všade|Obnoviť heslo|Dvojstupňové/);
  const { id } = await clerk.client.app.db.selectFrom('staffMember').select('id').limit(1).executeTakeFirstOrThrow();
  for (const act of ['obnova-hesla', 'relacie'])
    for (const init of [{}, { method: 'POST', body: new URLSearchParams() }])
      expect((await clerk.client.request(`/dashboard/ludia/${id}/${act}`, { ...init, headers })).status).toBe(404);
  await clerk.close();
});
