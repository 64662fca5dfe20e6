import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillInCompany } from '../../app.ts';
import { type Client, form, ORIGIN, openClient } from '../client.ts';
import { readDocument } from '../document.ts';
import { SITE_MAP } from '../route-patterns.ts';
import { EVERY_ROUTE } from './every-route.ts';
import type { Answer, Stored } from './route-case.ts';
import { storeOneOfEach } from './stored.ts';

const client = await openClient();
let empty: Client;
let stored: Stored;

beforeAll(async () => {
  empty = await openClient({ hasStaff: false });
  stored = await storeOneOfEach(client, empty);
  await fillInCompany(client.app, { ico: '36421928' });
});

afterAll(async () => {
  await client.close();
  await empty.close();
});

test('the table of routes lists every route of the site, and no other', () => {
  expect(Object.keys(EVERY_ROUTE).sort()).toEqual([...SITE_MAP].sort());
});

describe.each(Object.entries(EVERY_ROUTE))('%s', (_path, { by, good, refusals = {} }) => {
  test('gives its expected answer', async () => {
    const [path, init, expected] = good(stored);
    const headers = path.startsWith('/dashboard') ? client.staff : {};
    await expectAnswer(await sendRequest(path, { ...init, headers }), expected);
  });

  test.each(Object.entries(refusals))('refuses %s', async (_whom, refusal) => {
    const [path, init, expected] = refusal(stored);
    await expectAnswer(await sendRequest(path, init), expected);
  });

  function sendRequest(path: string, init?: RequestInit): Promise<Response> {
    return (by === 'newcomer' ? empty : client).request(path, init);
  }
});

describe('staff', () => {
  test.each([
    ['an unknown sign-up', () => '/dashboard/prihlasky/nikto'],
    ['the photograph of an unknown person', () => '/dashboard/firma/fotografie/person-nikto'],
    ['the confirmation of an unknown sign-up', () => '/dashboard/prihlasky/nikto/potvrdenie'],
    ['the cancellation of an unknown sign-up', () => '/dashboard/prihlasky/nikto/zrusenie'],
    ['an offer to an unknown sign-up', () => '/dashboard/prihlasky/nikto/ponuka'],
    ['the email of an offer to an unknown sign-up', () => '/dashboard/prihlasky/nikto/listy/ponuka'],
    ['the restoration of an unknown sign-up', () => '/dashboard/prihlasky/nikto/obnovenie'],
    ['an unknown file', () => `/dashboard/prihlasky/${stored.signUpId}/subory/ziadny`],
    ['a file under another sign-up', () => `/dashboard/prihlasky/nikto/subory/${stored.fileId}`],
    ['an unknown email', () => `/dashboard/prihlasky/${stored.signUpId}/listy/ziadny`],
    ['an email under another sign-up', () => `/dashboard/prihlasky/nikto/listy/${stored.emailId}`],
    ['an email under a contact request', () => `/dashboard/dopyty/${stored.requestId}/listy/${stored.emailId}`],
    ['the wording of an unknown email', () => `/dashboard/prihlasky/${stored.signUpId}/listy/ziadny/znenie`],
    ['the email a decision on an unknown sign-up would send', () => '/dashboard/prihlasky/nikto/listy/zrusenie'],
    ['the attendance on an unknown course', () => '/dashboard/kurzy/ziadny/pritomnost'],
    ['the seats of an unknown course', () => '/dashboard/kurzy/ziadny/obsadenost'],
    ['the attendance list of an unknown course', () => '/dashboard/kurzy/ziadny/listina.pdf'],
    ['the participants of an unknown course', () => '/dashboard/kurzy/ziadny/ucastnici.csv'],
    ['the form of an unknown sign-up', () => '/dashboard/prihlasky/nikto/tlacivo'],
    ['an unknown email of the email list', () => '/dashboard/posta/ziadny'],
    ['an unknown page of the dashboard', () => '/dashboard/nikdy-nebola'],
    ['a file of an email', () => `/dashboard/prihlasky/${stored.signUpId}/listy/${stored.fileId}/znenie`],
    ['the wording of an email to somebody else', () => `/dashboard/dopyty/nikto/listy/${stored.emailId}/znenie`],
    ['somebody who is not on the staff list', () => '/dashboard/ludia/nikto'],
    ['a decision on somebody who is not', () => '/dashboard/ludia/nikto/odpojenie'],
    ['an unknown client', () => '/dashboard/klienti/nikto'],
    ['the joining of an unknown client', () => '/dashboard/klienti/nikto/spojenie'],
    ['whose an unknown sign-up is', () => '/dashboard/prihlasky/nikto/klient'],
    ['a file whose id is none', () => `/dashboard/prihlasky/${stored.signUpId}/subory/__proto__`],
  ])('see the 404 page of the desk for %s', async (_what, path) => {
    const answer = await client.request(path(), { headers: client.staff });
    await expectDeskNotFound(answer);
  });

  test.each([
    '/dashboard/posta/nic/potvrdenie-adresy',
    '/dashboard/dopyty/nikto',
    '/dashboard/dopyty/nikto/znovuotvorenie',
    '/dashboard/dopyty/nikto/listy/ziadny/odoslanie',
    '/dashboard/dopyty/nikto/listy/ziadny/vyradenie',
    '/dashboard/prihlasky/nikto/zrusenie',
    '/dashboard/prihlasky/nikto/ponuka',
    '/dashboard/prihlasky/nikto/stiahnutie-ponuky',
    '/dashboard/klienti/nikto/rozpojenie',
    '/dashboard/klienti/nikto/zmazanie',
    '/dashboard/dopyty/nikto/klient',
    '/dashboard/podcast/ziadna/zmazanie',
    '/dashboard/kurzy/ziadny/zmazanie',
    '/dashboard/kurzy/ziadny/pritomnost',
    '/dashboard/clanky/ziadny/kos',
    '/dashboard/clanky/ziadny/obnovenie',
    '/dashboard/clanky/ziadny/spojenie',
    '/dashboard/clanky/ziadny/zverejnenie',
    '/dashboard/ludia/nikto/pozvanka',
    '/dashboard/ludia/nikto/zrusenie',
    '/dashboard/ludia/nikto/obnova-hesla',
    '/dashboard/ludia/nikto/relacie',
    '/dashboard/ludia/nikto/odpojenie',
    '/dashboard/ludia/nikto/zapojenie',
  ])('see the 404 page of the desk for a form sent to %s', async (path) => {
    const sent = form({ email: 'a@example.sk' }, client.staff);
    await expectDeskNotFound(await client.request(path, sent));
  });

  test('see the 404 page of the desk for a form that drops an email under another sign-up', async () => {
    const sent = form({}, client.staff);
    await expectDeskNotFound(
      await client.request(`/dashboard/prihlasky/nikto/listy/${stored.emailId}/vyradenie`, sent),
    );
  });
});

async function expectDeskNotFound(answer: Response): Promise<void> {
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toContain('no-store');
  const { headings, html } = await readDocument(answer);
  expect(headings).toEqual(['Požadovaná stránka neexistuje']);
  expect(html).toContain('action="/signOut"');
}

async function expectAnswer(answer: Response, { status, title, h1, location, type }: Answer): Promise<void> {
  expect(answer.status).toBe(status);
  if (location) {
    const to = new URL(answer.headers.get('Location') ?? '', ORIGIN);
    expect(to.origin).toBe(ORIGIN);
    expect(to.pathname + to.search).toBe(location);
  }
  if (type) expect(answer.headers.get('Content-Type')).toBe(type);
  const document = await readDocument(answer);
  if (title) expect(document.title).toBe(title);
  if (h1) expect(document.headings).toEqual([h1]);
}
