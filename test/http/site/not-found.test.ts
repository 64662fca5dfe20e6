import { beforeAll, describe, expect, test } from 'vitest';
import { fillInCompany } from '../../app.ts';
import { databaseOf } from '../../database-of.ts';
import { setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const FINDER = '/kurzy-a-skolenia';
const ZILINA = `${FINDER}?mesto=%C5%BDilina`;

const client = await setUpClient();

beforeAll(async () => {
  await fillInCompany(client.app, { phone: '+421 44 000 11 22' });
});

describe('the 404 page', () => {
  test('is a complete uncached page with the menu and a policy', async () => {
    for (const path of ['/nic', '/nic.html', '/Nic/Take', `${FINDER}/nikdy-nebol`]) {
      const answer = await client.request(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('ETag')).toBeNull();
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
      const { headings, html, meta } = await readDocument(answer);
      expect(headings).toEqual(['Požadovaná stránka neexistuje']);
      expect(meta('robots')).toBe('noindex');
      expect(html).toContain('href="/kurzy-a-skolenia"');
    }
  });

  test('answers HEAD and conditional requests with 404', async () => {
    const head = await client.request('/nic', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([404, '']);
    expect((await client.request('/nic', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });

  test('shows the current company details', async () => {
    await client.request('/nic');
    await databaseOf(client.app)
      .updateTable('company')
      .set({ details: JSON.stringify({ phone: '+421 44 999 99 99' }) })
      .execute();
    expect(await (await client.request('/nic')).text()).toContain('+421440001122');
    client.app.announcements.notifyListeners(['company']);
    expect(await (await client.request('/nic')).text()).toContain('+421449999999');
  });

  test('does not replace the data that hydrated pages request', async () => {
    const data = await client.request(`${ZILINA.replace('?', '.data?')}&_routes=site%2Fcourses%2Fcourses`);
    expect([data.status, data.headers.get('Content-Type')]).toEqual([200, 'text/x-script']);
    expect(await data.text()).toContain('Žilina');
    expect((await client.request('/nic.data')).status).toBe(404);
    const desk = await client.request('/dashboard', { headers: client.staff });
    const version = /"version": ?"(\w+)"/.exec(await desk.text())?.[1];
    const routes = await client.request(`/__manifest?paths=%2Fkontakt&version=${version}`);
    expect(await routes.json()).toHaveProperty('site/contact/contact');
  });
});
