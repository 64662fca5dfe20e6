import { describe, expect, test } from 'vitest';
import { aContact } from '../../contact-requests.ts';
import { databaseOf } from '../../database-of.ts';
import { aSignUp, json, ORIGIN, offer, openClient, pdf, setUpClient, signedIn, signUp } from '../client.ts';
import { type Document, readDocument } from '../document.ts';

const client = await setUpClient();
const sendRequest = (path: string, init: RequestInit = {}) =>
  client.request(path, { ...init, headers: { ...client.staff, Origin: ORIGIN } });
const send = (path: string, fields: Record<string, string> = {}) =>
  sendRequest(path, { method: 'POST', body: new URLSearchParams(fields) });
const read = async (path: string) => readDocument(await sendRequest(path));
const links = (page: Document) =>
  page.all('a').flatMap(({ attributes: { href = '' } }) => (/^(mailto|tel):/.test(href) ? [] : [href]));
const linkTo = (page: Document, path: string) => links(page).find((href) => href.split('?')[0] === path);
const rows = (page: Document) =>
  links(page).filter((href) => /^\/dashboard\/(prihlasky|dopyty)\/(?!nova\b)[\w-]+(\?|$)/.test(href));
const find = (id: string) =>
  client.app.db.selectFrom('signUp').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Hides a course from visitors; then only staff decide who gets its seats. */
const hide = (course: { id: string }) =>
  client.request(`/updateCourse/${course.id}`, json({ ...course, status: 'inactive' }, client.staff, 'PUT'));

async function cancelled(over: Parameters<typeof offer>[1] = {}, fields: object = {}) {
  const course = await offer(client, over);
  const { id } = await signUp(client, aSignUp({ courseId: course.id, ...fields }));
  await send(`/dashboard/prihlasky/${id}/zrusenie`);
  return { course, id, path: `/dashboard/prihlasky/${id}` };
}

describe('a cancelled sign-up', () => {
  test('is restored by a page that first shows the email', async () => {
    const { id, path } = await cancelled();
    expect(linkTo(await read(path), `${path}/obnovenie`)).toBeDefined();
    const page = await read(`${path}/obnovenie`);
    expect(page.headings).toEqual(['Vrátiť prihlášku']);
    expect(page.html).toContain('dostane späť 1\u00A0miesto na kurze');
    const email = await (await sendRequest(page.all('iframe')[0]?.attributes.src ?? '')).text();
    expect(email).toContain('Miesto máte potvrdené');
    const answer = await send(`${path}/obnovenie`, { sendEmail: 'on' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, path]);
    expect(await find(id)).toMatchObject({ status: 'confirmed', restorations: 1 });
    const shown = await read(path);
    expect(shown.html).toMatch(/Zrušená[\s\S]*Vrátená po zrušení[\s\S]*Miesto je potvrdené/);
    const { html } = await read(path);
    expect(html.match(/Miesto potvrdené/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test('whose seats are taken is restored as a substitute if staff choose so', async () => {
    const { course, id, path } = await cancelled({ capacity: 1 });
    // the page was opened while the seat was free
    await signUp(client, aSignUp({ courseId: course.id }));
    const refused = await send(`${path}/obnovenie`, { sendEmail: 'on' });
    expect(refused.status).toBe(409);
    const page = await readDocument(refused);
    expect(page.byId('refusal')).toContain('0 voľných miest, prihláška potrebuje 1.');
    const button = page.all('button').find(({ text }) => text === 'Vrátiť medzi náhradníkov');
    expect(button?.attributes).toMatchObject({ name: 'as', value: 'waiting' });
    const email = await (await sendRequest(page.all('iframe')[0]?.attributes.src ?? '')).text();
    expect(email).toContain('náhradníkov');
    expect((await send(`${path}/obnovenie`, { as: 'waiting' })).status).toBe(303);
    expect((await find(id)).status).toBe('waiting');
  });

  test('of a deleted course cannot be restored, and its page says why', async () => {
    const { course, id, path } = await cancelled();
    await sendRequest(`/deleteCourse/${course.id}`, { method: 'DELETE' });
    const page = await read(path);
    expect(page.html).toContain('Kurz bol zmazaný, prihlášku už nemožno vrátiť.');
    expect(linkTo(page, `${path}/obnovenie`)).toBeUndefined();
    expect((await sendRequest(`${path}/obnovenie`)).headers.get('Location')).toBe(path);
    expect((await send(`${path}/obnovenie`, { as: 'waiting' })).headers.get('Location')).toBe(path);
    expect((await find(id)).status).toBe('cancelled');
  });

  test('of a hidden course names the substitutes who wait for its seats before it is restored', async () => {
    const { course, path } = await cancelled({ capacity: 1 });
    const holder = await signUp(client, aSignUp({ courseId: course.id }));
    await signUp(client, aSignUp({ courseId: course.id, firstName: 'Eva', lastName: 'Čakajúca' }));
    await hide(course);
    await send(`/dashboard/prihlasky/${holder.id}/zrusenie`);
    const page = await read(`${path}/obnovenie`);
    expect(page.html).toContain('Na voľné miesta už čakajú a\u00A0zmestia sa:');
    expect(page.html).toContain('Eva Čakajúca');
  });
});

describe('a sign-up', () => {
  test('of a substitute for a past course has an explanation in place of the confirm button', async () => {
    const later = await openClient();
    const course = await offer(later, { date: '2026-11-21', capacity: 1 });
    await signUp(later, aSignUp({ courseId: course.id }));
    const { id } = await signUp(later, aSignUp({ courseId: course.id, lastName: 'Náhradný' }));
    const path = `/dashboard/prihlasky/${id}`;
    later.wait({ hours: 48 });
    const headers = { ...(await signedIn(later.request)), Origin: ORIGIN };
    const page = await later.read(path, headers);
    expect(page.html).toContain('Kurz sa už začal, prihlášku už nemožno potvrdiť. Zrušiť ju môžete.');
    expect(linkTo(page, `${path}/potvrdenie`)).toBeUndefined();
    expect(linkTo(page, `${path}/zrusenie`)).toBeDefined();
    await later.send(`${path}/potvrdenie`, {}, headers);
    const stored = later.app.db.selectFrom('signUp').select(['status', 'reviewedAt']).where('id', '=', id);
    expect(await stored.executeTakeFirst()).toEqual({ status: 'waiting', reviewedAt: null });
    await later.close();
  });

  test('with a seat needs no confirmation: it is new until a staff member has read it', async () => {
    const course = await offer(client);
    const { id } = await signUp(client, aSignUp({ courseId: course.id }));
    const path = `/dashboard/prihlasky/${id}`;
    const page = await read(path);
    expect(page.headings[0]).toContain('Nová');
    expect(page.text).not.toMatch(/Potvrdiť|na Vaše potvrdenie/);
    expect(page.all('button').map(({ text }) => text)).toContain('Prečítané');
    expect((await read('/dashboard/prihlasky')).text).not.toMatch(/Potvrdiť|potvrdenie/);
    expect((await send(`${path}/precitanie`)).status).toBe(303);
    const after = await read(path);
    expect(after.text).toContain('Prečítaná');
    expect(after.all('button').map(({ text }) => text)).not.toContain('Prečítané');
  });

  test('of a substitute for a hidden course names earlier substitutes who fit before it is confirmed', async () => {
    const course = await offer(client, { capacity: 1 });
    const courseId = course.id;
    const holder = await signUp(client, aSignUp({ courseId }));
    await signUp(client, aSignUp({ courseId, firstName: 'Prvá', lastName: 'Čakajúca' }));
    client.wait({ minutes: 1 });
    const second = await signUp(client, aSignUp({ courseId, firstName: 'Druhý', lastName: 'Čakajúci' }));
    const path = `/dashboard/prihlasky/${second.id}/potvrdenie`;
    expect((await read(path)).html).not.toContain('Dlhšie čakajú');
    await hide(course);
    await send(`/dashboard/prihlasky/${holder.id}/zrusenie`);
    const page = await read(path);
    expect(page.html).toContain('Dlhšie čakajú a\u00A0na voľné miesta sa zmestia:');
    expect(page.html).toContain('Prvá Čakajúca');
    expect((await send(path)).status).toBe(303);
    expect((await find(second.id)).status).toBe('confirmed');
  });
});

describe('a list at the desk', () => {
  test('keeps its filter in all its links and redirects', async () => {
    const course = await offer(client, { nameOfCourse: 'Obsluha píly', date: '2027-01-12' });
    const { id } = await signUp(client, aSignUp({ courseId: course.id, lastName: 'Pílový' }));
    const query = `stav=new&hladat=pilovy&kurz=${course.id}&mesto=%C5%BDilina`;
    const list = `/dashboard/prihlasky?${query}`;
    const page = await read(list);
    expect(rows(page)).toEqual([`/dashboard/prihlasky/${id}?${query}`]);
    const detail = await read(rows(page)[0] as string);
    expect(linkTo(detail, '/dashboard/prihlasky')).toBeDefined();
    expect(links(detail)).toContain(list);
    const decision = linkTo(detail, `/dashboard/prihlasky/${id}/zrusenie`) as string;
    expect(links(await read(decision))).toContain(list);
    const back = (await send(decision)).headers.get('Location');
    expect(back?.replace(/&kedy=[^&]+/, '')).toBe(`/dashboard/prihlasky/${id}?${query}`);
  });

  test('of contact requests keeps its filter when a request is closed and reopened', async () => {
    const { id } = await (await client.request('/api/sendContact', json(aContact({ company: 'Píla Vzor' })))).json();
    const list = '/dashboard/dopyty?hladat=pila';
    const [path = ''] = rows(await read(list));
    expect(path).toBe(`/dashboard/dopyty/${id}?hladat=pila`);
    expect(links(await read(path))).toContain(list);
    expect((await send(path.replace(id, 'vybavenie'), { id })).headers.get('Location')).toMatch(
      /^\/dashboard\/dopyty\?hladat=pila&kedy=/,
    );
    const handled = await read(path);
    const again = handled.all('form').find(({ attributes }) => attributes.action?.includes('znovuotvorenie'));
    expect(again?.attributes.action).toBe(`/dashboard/dopyty/${id}/znovuotvorenie?hladat=pila`);
    expect((await send(again?.attributes.action ?? '')).headers.get('Location')).toBe(path);
    expect((await read(path)).html).toContain('Označiť ako vybavený');
    expect((await send('/dashboard/dopyty/nikto/znovuotvorenie')).status).toBe(404);
  });

  test('never redirects to another site, whatever its address contains', async () => {
    const { path } = await cancelled();
    for (const query of [
      'stav=//cudzi.example',
      'hladat=https://cudzi.example',
      'kurz=%0d%0aSet-Cookie:a',
      'strana=//x',
    ]) {
      const location = (await send(`${path}/obnovenie?${query}`, {})).headers.get('Location') ?? '';
      expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
      for (const href of links(await read(`${path}?${query}`))) expect(new URL(href, ORIGIN).origin).toBe(ORIGIN);
    }
  });

  test('counts the filtered rows in its tabs and shows the name of the filtered course', async () => {
    const past = await offer(client, { nameOfCourse: 'Lešenár', date: '2026-04-14' });
    const { id } = await offer(client, { nameOfCourse: 'Žeriavnik', date: '2027-02-01', city: 'Bratislava' });
    await signUp(client, aSignUp({ courseId: id, lastName: 'Jediný' }));
    const page = await read(`/dashboard/prihlasky?kurz=${id}`);
    expect(page.html.replace(/<[^>]*>/g, ' ')).toMatch(/Všetky\s+1\s+Nové\s+1\s+Potvrdené\s+0\s+Náhradníci\s+0/);
    const options = page.all('option').map(({ text }) => text);
    expect(options).toContain('Žeriavnik, 01.02.2027, Bratislava');
    expect(options.indexOf('Lešenár, 14.04.2026, Žilina')).toBeGreaterThan(
      options.indexOf('Žeriavnik, 01.02.2027, Bratislava'),
    );
    expect(page.html).toContain(`Výber: Žeriavnik, 01.02.2027, Bratislava – 1\u00A0prihláška`);
    await sendRequest(`/deleteCourse/${past.id}`, { method: 'DELETE' });
    const deletedCoursePage = await read(`/dashboard/prihlasky?kurz=${past.id}`);
    expect(deletedCoursePage.html).toContain('Kurz z\u00A0tejto adresy neexistuje.');
    expect(rows(deletedCoursePage).length).toBeGreaterThan(0);
  });

  test('of articles keeps its filter when an article is deleted and restored', async () => {
    const db = databaseOf(client.app);
    const instants = { createdAt: '2026-11-20T11:00:00.000Z', updatedAt: '2026-11-20T11:00:00.000Z' };
    const texts = { title: 'Píla', slug: 'pila', description: '', content: '', image: '', alt: '', service: '' };
    const hands = {
      author: 'Jana',
      editor: 'Jana',
      previewKey: 'kluc',
      version: 1,
      publishAt: null,
      trashedAt: null,
    };
    await db
      .insertInto('article')
      .values({ id: 'pila', ...texts, ...hands, ...instants, searchText: 'pila' })
      .execute();
    const page = await read('/dashboard/clanky?hladat=pila');
    const trash = page.all('form').find(({ attributes }) => attributes.action?.includes('/kos'))?.attributes.action;
    const back = (await send(trash as string)).headers.get('Location') as string;
    expect(back).toBe('/dashboard/clanky?hladat=pila&v-kosi=pila');
    const restore = (await read(back))
      .all('form')
      .find(({ attributes }) => attributes.action?.includes('/obnovenie'));
    const answer = await send(restore?.attributes.action ?? '');
    expect(answer.headers.get('Location')).toBe('/dashboard/clanky?hladat=pila');
  });

  test('shows the number of files in Slovak', async () => {
    const { id: courseId } = await offer(client, { nameOfCourse: 'Kurz s prílohami', capacity: 0 });
    for (const count of [1, 2, 5]) {
      await signUp(
        client,
        aSignUp({ courseId, files: Array.from({ length: count }, (_, index) => pdf(`${index}.pdf`)) }),
      );
    }
    const { html } = await read(`/dashboard/prihlasky?kurz=${courseId}`);
    for (const words of ['1\u00A0súbor<', '2\u00A0súbory<', '5\u00A0súborov<']) expect(html).toContain(words);
  });
});
