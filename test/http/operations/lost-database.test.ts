import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aContact } from '../../contact-requests.ts';
import { json, setUpClient } from '../client.ts';
import { expectProblem } from '../problem.ts';

const client = await setUpClient();
test('without its database file the server refuses forms, serves pages and reports it on /readyz', async () => {
  expect((await client.request('/readyz')).status).toBe(200);
  await rm(join(client.app.config.dataDir, 'bozp.sqlite'));

  expect((await client.request('/readyz')).status).toBe(503);
  await expectProblem(await client.request('/api/sendContact', json(aContact())), 503);
  for (const path of ['/', '/blog', '/kurzy-a-skolenia', '/healthz']) {
    expect([path, (await client.request(path)).status]).toEqual([path, 200]);
  }
  const { html } = await client.read('/dashboard/stav', client.staff);
  expect(html).toContain('Stratená');
  for (const path of ['/dashboard/stav', '/dashboard/prihlasky']) {
    const page = await client.request(path, { headers: client.staff });
    expect([path, page.status, (await page.text()).includes('Databáza je stratená')]).toEqual([path, 200, true]);
  }
});
