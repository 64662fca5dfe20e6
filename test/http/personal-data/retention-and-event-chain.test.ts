import { afterEach, beforeEach, expect, test } from 'vitest';
import { periodSentence, RETAINED_KINDS } from '#domain/retention.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { runRetention } from '#server/retention/retention.ts';
import { databaseOf } from '../../database-of.ts';
import { aSignUp, type Client, ORIGIN, offer, openClient, pdf, signUp } from '../client.ts';

let client: Client;
beforeEach(async () => {
  client = await openClient();
});
afterEach(() => client.close());

/** The text of a page without markup. */
const seen = async (path: string) => {
  const { html } = await client.read(path, client.staff);
  return html.replace(/<script.*?<\/script>|<!--.*?-->|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
};
const spaced = (text: string) => nonBreaking(text).replace(/\s+/g, ' ');
const verify = () =>
  client.request('/dashboard/sukromie/overenie', { method: 'POST', headers: { ...client.staff, Origin: ORIGIN } });

test('staff and visitors see the same retention periods', async () => {
  for (const path of ['/dashboard/sukromie', '/ochrana-osobnych-udajov']) {
    const page = await seen(path);
    for (const kind of RETAINED_KINDS) expect(page).toContain(spaced(periodSentence(kind)));
  }
});

test('staff see what will be deleted next and what the last nights deleted', async () => {
  const { id: courseId } = await offer(client, { date: '2026-12-15' });
  await signUp(client, { ...aSignUp({ courseId }), attachments: [pdf()] });
  expect(await seen('/dashboard/sukromie')).toMatch(/Prihlášky 36 mesiacov po kurze 1 1 · 15\.12\.2029/);
  expect(await seen('/dashboard/sukromie')).toContain('Zatiaľ neprebehlo. Najbližšie prebehne zajtra 3.10');
  await runRetention(client.app);
  expect(await seen('/dashboard/sukromie')).toMatch(/dnes 12\.00 nič na zmazanie/);
});

test('staff verify the event chain and see by whom and that it is intact', async () => {
  expect(await seen('/dashboard/sukromie')).toContain('zatiaľ nie');
  const answer = await verify();
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/sukromie']);
  expect(await seen('/dashboard/sukromie')).toMatch(
    /dnes 12\.00 , Jana Skúšková Celá .*Záznam je celý: \d+.zápis.*\. 1.zápis pribudol po.overení/,
  );
});

test('staff see which event was altered', async () => {
  await verify();
  await databaseOf(client.app)
    .updateTable('event')
    .set({ at: '2020-01-01T00:00:00.000Z' })
    .where('position', '=', 1)
    .execute();
  await verify();
  expect(await seen('/dashboard/sukromie')).toMatch(/Porušená .*Zápis č\. 1 bol zmenený\./);
  expect(await seen('/dashboard/zaznam')).toContain('Záznam je porušený');
});
