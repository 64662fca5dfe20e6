import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anotherContact } from '../../contact-requests.ts';
import { aSignUp, type Client, json, offer, openClient, signUp } from '../client.ts';

const HELD = '/dashboard/posta?stav=held';

let client: Client;
let requestId: string;

beforeEach(async () => {
  client = await openClient();
  const sendContactRequest = async () => {
    const sent = await client.request(
      '/api/sendContact',
      json(anotherContact({ email: 'obet@example.sk', company: 'A' })),
    );
    return (await sent.json()).id;
  };
  const { id: courseId } = await offer(client, { capacity: 0 });
  for (const lastName of ['Prvý', 'Druhý', 'Tretí']) {
    await signUp(client, aSignUp({ courseId, lastName, email: 'obet@example.sk' }));
  }
  requestId = await sendContactRequest();
});
afterEach(() => client.close());

const page = (path: string) => client.read(path, client.staff);
const press = (path: string) => client.send(path, {}, client.staff);
/** The text of a page without markup. */
const seen = async (path: string) =>
  (await page(path)).html.replace(/<script.*?<\/script>|<!--.*?-->|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
const emailId = async () => {
  const email = client.app.db.selectFrom('email').select('id').where('aboutId', '=', requestId);
  return (await email.executeTakeFirstOrThrow()).id;
};
const answer = async (path: string, id?: string) => client.send(path, { id: id ?? (await emailId()) }, client.staff);
const decide = (verdict: 'odoslanie' | 'vyradenie', id?: string) =>
  answer(`/dashboard/posta/${verdict}?stav=held`, id);
const status = async () => {
  const emails = client.app.db.selectFrom('email').select('status').where('aboutId', '=', requestId);
  return (await emails.executeTakeFirstOrThrow()).status;
};

describe('the fourth email that visitors cause to one address', () => {
  test('is counted in the navigation of every desk page until staff decide on it', async () => {
    for (const path of ['/dashboard', '/dashboard/firma']) expect(await seen(path)).toContain('E-maily 1 1 zadržaný');
    const list = await seen(HELD);
    expect(list).toContain('Štvrtý alebo ďalší e-mail na jednu adresu v jeden deň');
    expect((await decide('odoslanie')).headers.get('Location')).toBe(`${HELD}&hotovo=poslane&pocet=1`);
    expect(await seen(`${HELD}&hotovo=poslane&pocet=1`)).toContain('E-mail odchádza.');
    expect(await seen('/dashboard')).not.toContain('zadržaný');
    expect(await seen(HELD)).toContain('Nič tu nečaká');
  });

  test.each([
    ['odoslanie', 'waiting'],
    ['vyradenie', 'dropped'],
  ] as const)('is decided by its button: %s', async (verdict, expected) => {
    const id = await emailId();
    expect((await decide(verdict, id)).status).toBe(303);
    expect(await status()).toBe(expected);
    const again = await decide('odoslanie', id);
    expect(again.headers.get('Location')).toContain('pocet=0&preskocene=1');
    expect(await status()).toBe(expected);
  });

  test.each([
    ['odoslanie', 'waiting'],
    ['vyradenie', 'dropped'],
  ])('is decided by the button for all: %s', async (verdict, expected) => {
    const links = (await page(`${HELD}&tyka=contactRequest`)).all('a').map(({ attributes }) => attributes.href ?? '');
    const questionPath = links.find((href) => href.startsWith(`/dashboard/posta/${verdict}-vsetkych`)) ?? '';
    expect(questionPath).toContain('stav=held&tyka=contactRequest&dovod=daily-limit');
    expect(
      (await page(questionPath.replace('daily-limit', 'too-old'))).all('button').map(({ text }) => text),
    ).not.toContain('Poslať všetky');
    const question = await page(questionPath);
    expect(await seen(questionPath)).toContain('Vašu správu sme dostali – 1 e-mail');
    const [form] = question.all('form').filter(({ attributes }) => attributes.action?.includes(`/posta/${verdict}?`));
    const ids = question.all('input').filter(({ attributes }) => attributes.name === 'id');
    expect(ids.map(({ attributes }) => attributes.value)).toEqual([await emailId()]);
    expect(await status()).toBe('held');
    const twice = [await answer(form?.attributes.action ?? ''), await answer(form?.attributes.action ?? '')];
    expect(twice.map(({ headers }) => headers.get('Location'))).toEqual([
      expect.stringMatching(/^\/dashboard\/posta\?stav=held&tyka=contactRequest&hotovo=\w+&pocet=1$/),
      expect.stringContaining('pocet=0&preskocene=1'),
    ]);
    expect(await status()).toBe(expected);
  });

  test('can be dropped on the page of its sign-up, where it stays with the reason', async () => {
    const path = `/dashboard/dopyty/${requestId}`;
    const drop = (await page(path)).all('form').find(({ attributes }) => attributes.action?.endsWith('/vyradenie'));
    expect((await press(drop?.attributes.action ?? '')).headers.get('Location')).toBe(path);
    expect(await status()).toBe('dropped');
    expect(await seen(path)).toMatch(/Neposlaný.*Štvrtý alebo ďalší e-mail na jednu adresu v jeden deň/);
  });

  test('is sent to a corrected address from the list; an invalid address is refused in its row', async () => {
    const id = await emailId();
    const correct = (email: string) =>
      client.send(`/dashboard/posta/${id}/adresa?stav=held`, { email }, client.staff);
    const refused = await correct('obet@');
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('Zadajte e-mail v\u00A0tvare meno@firma.sk');
    expect(html).toContain('value="obet@"');
    expect((await correct('spravna@example.sk')).headers.get('Location')).toBe(`${HELD}&hotovo=opravene&pocet=1`);
    const emails = client.app.db.selectFrom('email').select(['recipient', 'status']).where('aboutId', '=', requestId);
    expect((await emails.execute()).map(({ recipient, status }) => `${recipient} ${status}`).toSorted()).toEqual([
      'spravna@example.sk waiting',
    ]);
  });

  test('opens from the list and links back to the filtered list', async () => {
    const link = (await page(`${HELD}&hladat=obet`))
      .all('a')
      .find(({ attributes }) => attributes.href?.includes('/listy/'));
    const href = link?.attributes.href ?? '';
    expect(href).toContain('stav=held&hladat=obet&z=posta');
    const back = (await page(href)).all('a').filter(({ attributes }) => attributes.href === `${HELD}&hladat=obet`);
    expect(back.length).toBeGreaterThan(0);
  });

  test('answers 404 for an unknown id', async () => {
    expect((await press('/dashboard/posta/nic/potvrdenie-adresy')).status).toBe(404);
    // an unknown reason filters nothing
    expect(await seen('/dashboard/posta/odoslanie-vsetkych?stav=held&dovod=toString')).toContain('1 e-mail');
    expect((await decide('vyradenie', 'nic')).headers.get('Location')).toContain('pocet=0&preskocene=1');
    expect(await status()).toBe('held');
  });
});

test('the same sign-up sent by the API and by the form is stored once', async () => {
  const course = await offer(client);
  const { id } = await signUp(client, aSignUp({ courseId: course.id, email: 'dvakrat@example.sk' }));
  client.wait({ seconds: 10 });
  const form = new FormData();
  const submitted = aSignUp({ email: 'dvakrat@example.sk', consent: 'on', applicant: 'person' });
  for (const [name, value] of Object.entries(submitted)) form.set(name, String(value));
  const sent = await client.send(`/kurzy-a-skolenia${course.slug}`, form);
  expect(sent.status).toBe(303);
  expect(sent.headers.get('Location')).toContain(id);
});

describe('the list of all emails filtered by days', () => {
  const location = async (path: string) => (await page(path)).all('a').map(({ attributes }) => attributes.href ?? '');

  test('keeps the days in all its links, and names them when it is empty', async () => {
    const days = 'od=2026-11-20&do=2026-11-20';
    const submitted = '/dashboard/posta?stav=&hladat=obet&od=20.11.2026&do=20.11.2026';
    expect(await seen(submitted)).toContain('4 e-maily');
    const tabs = (await location(submitted)).filter((href) => href.startsWith('/dashboard/posta?stav='));
    expect(tabs).toHaveLength(5);
    for (const href of tabs) expect(href).toContain(`hladat=obet&${days}`);
    const day = await page(submitted);
    expect([day.field('od')?.attributes.value, day.field('do')?.attributes.value]).toEqual([
      '20.11.2026',
      '20.11.2026',
    ]);
    const empty = '/dashboard/posta?od=21.11.2026';
    expect(await seen(empty)).toContain('Výber: napísané od 21.11.2026.');
    expect((await page(empty)).all('a').map(({ text }) => text)).toContain('Vymazať filtre');
  });

  test('refuses an invalid day and days in the wrong order', async () => {
    const wrong = await page('/dashboard/posta?od=31.2.2026&do=nikdy');
    for (const name of ['od', 'do']) expect(wrong.field(name)?.attributes['aria-invalid']).toBe('true');
    expect(wrong.field('od')?.attributes.value).toBe('31.2.2026');
    expect(await seen('/dashboard/posta?od=31.2.2026')).toContain('Taký deň v kalendári nie je.');
    expect(await seen('/dashboard/posta?od=20.11.2026&do=19.11.2026')).toMatch(
      /Posledný deň je skôr než prvý\..*4 e-maily/,
    );
  });
});
