import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MARTA } from '../../traceable-person.ts';
import { aSignUp, type Client, offer, openClient, pdf, signUp } from '../client.ts';

let client: Client;
beforeEach(async () => {
  client = await openClient();
  const { id: courseId } = await offer(client, { date: '2026-12-15' });
  await signUp(client, { ...aSignUp({ courseId }), ...MARTA, files: [pdf()] });
});
afterEach(() => client.close());

const PERSON = '/dashboard/sukromie/osoba';
const page = async (path: string) => {
  const { html } = await client.read(path, client.staff);
  return html;
};
const send = (path: string, fields: Record<string, string>) => client.send(path, fields, client.staff);
const MARTA_SEARCH = new URLSearchParams({ hladat: MARTA.email, kto: `${MARTA.email} krajciova marta` });

test('a search by e-mail shows the person selected; one by too short a text is refused', async () => {
  const results = await page(`${PERSON}?hladat=${MARTA.email}`);
  expect(results).toContain('Marta Krajčiová');
  expect(results).toMatch(/<input[^>]*name="kto"[^>]*checked/);
  expect(await page(`${PERSON}?hladat=Kr`)).toContain('Napíšte celý e-mail');
  expect(await page(`${PERSON}?hladat=nikto@posta.example`)).toContain('Nič sa nenašlo');
});

test('the stored data of a person is downloaded as an uncached file', async () => {
  const answer = await send(`${PERSON}/udaje`, Object.fromEntries(MARTA_SEARCH));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/zip');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="osobne-udaje-2026-11-20.zip"');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toHaveLength(3);
  expect(strFromU8(files['udaje.html'] ?? new Uint8Array())).toContain(MARTA.phone);
  expect(await page('/dashboard/zaznam')).toContain('Údaje osoby stiahnuté');
  // no person is ticked
  const none = await send(`${PERSON}/udaje`, { hladat: MARTA.email });
  expect([none.status, none.headers.get('Location')]).toEqual([303, expect.stringContaining('nikto=')]);
});

test('a person is erased only with the confirmation word and by the plan that was shown', async () => {
  const path = `${PERSON}/vymazanie?${MARTA_SEARCH}`;
  expect(await page(path)).toContain('Má miesto na kurze, ktorý ešte nebol');
  const withSeats = `${path}&miesta=zrusit`;
  const shown = await page(withSeats);
  const plan = /name="plan" value="([\da-f]{64})"/.exec(shown)?.[1] ?? '';
  expect(shown).toContain('Vymazanie sa nedá vrátiť späť.');
  expect((await send(withSeats, { plan, slovo: 'áno' })).status).toBe(422);
  expect((await send(withSeats, { plan: 'f'.repeat(64), slovo: 'VYMAZAŤ' })).status).toBe(409);
  expect(await page(`${PERSON}?hladat=${MARTA.email}`)).toContain('Marta Krajčiová');
  const erased = await send(withSeats, { plan, slovo: 'vymazať ' });
  expect([erased.status, erased.headers.get('Location')]).toEqual([303, `${PERSON}?vymazana`]);
  expect(await page(`${PERSON}?hladat=${MARTA.email}`)).toContain('Nič sa nenašlo');
  expect(await page('/dashboard/zaznam')).toContain('Osoba vymazaná');
});
