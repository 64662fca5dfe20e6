import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anArticle } from '../../builders.ts';
import { aContact } from '../../contact-requests.ts';
import { databaseOf } from '../../database-of.ts';
import { json, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';
import { expectProblem } from '../problem.ts';

const client = await setUpClient();
/** Limits the database to its current pages, as on a full disk, or removes the limit. */
async function giveRoom(isRoom: boolean): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(isRoom ? 1_000_000 : 1)}`.execute(databaseOf(client.app));
}

test('with a full disk forms store nothing, pages are served, and no restart is needed', async () => {
  const send = (round: number) =>
    client.request('/api/sendContact', json(aContact({ message: `${round} ${'x'.repeat(4_900)}` })));
  const count = async () => ({
    requests: (await client.app.db.selectFrom('contactRequest').select('id').execute()).length,
    emails: (await client.app.db.selectFrom('email').select('id').execute()).length,
    events: (await client.app.db.selectFrom('event').select('position').where('verb', '=', 'submitted').execute())
      .length,
  });
  await giveRoom(false);
  // free space in its pages is used up first
  let stored = 0;
  let refused = await send(0);
  for (; refused.status === 201; stored += 1) refused = await send(stored + 1);
  const { title } = await expectProblem(refused, 503);
  expect(title).toBe('Chyba je na našej strane. Skúste to o chvíľu znova.');
  expect(refused.headers.get('Retry-After')).not.toBeNull();
  expect(await count()).toEqual({ requests: stored, emails: stored, events: stored });
  const form = new URLSearchParams(aContact({ message: 'x'.repeat(4_900) }));
  const page = await client.send('/kontakt', form);
  expect(page.status).toBe(503);
  expect(await page.text()).toMatch(/lang="sk".*Formulár teraz nevieme prijať.*vyplnené údaje tam zostali/);
  for (const path of ['/', '/kontakt', '/kurzy-a-skolenia']) expect((await client.request(path)).status).toBe(200);
  expect((await client.request('/healthz')).status).toBe(200);
  expect((await client.request('/readyz')).status).toBe(503);

  await giveRoom(true);
  expect((await client.request('/readyz')).status).toBe(200);
  expect((await send(-1)).status).toBe(201);
  expect(
    await client.app.db.selectFrom('submission').select('keyHash').where('keyHash', '=', 'storage').execute(),
  ).toEqual([]);
});

test('while a disk cannot be written /readyz and Stav systému say so, and no restart is needed', async () => {
  const refuseWrites = (isRefused: boolean) =>
    sql`pragma query_only = ${sql.lit(isRefused ? 1 : 0)}`.execute(databaseOf(client.app));
  const send = () => client.request('/api/sendContact', json(aContact({ message: 'Iná správa' })));
  await refuseWrites(true);
  await expectProblem(await send(), 503);
  expect((await client.request('/readyz')).status).toBe(503);
  const saved = await client.send('/dashboard/clanky/novy', { ...anArticle() }, client.staff);
  expect(saved.status).toBe(503);
  expect((await readDocument(saved)).text).toMatch(/vráťte sa o\skrok späť, vyplnené údaje tam zostali/);
  expect((await client.read('/dashboard/stav', client.staff)).text).toMatch(/Databáza\s*Nezapisuje/);

  await refuseWrites(false);
  expect((await client.read('/dashboard/stav', client.staff)).text).toMatch(/Databáza\s*Funguje/);
  expect((await client.request('/readyz')).status).toBe(200);
  expect((await send()).status).toBe(201);
});
