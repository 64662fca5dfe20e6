import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasStaff, inviteFirstStaffMember } from '../../../build/server/index.js';
import { type Client, cookies, openClient } from '../client.ts';
import { readDocument } from '../document.ts';

const ACCOUNT = { name: 'Jana Skúšková', email: 'Jana.Skuskova@example.sk', password: 'velmi-dlhe-heslo' };

const TOO_COMMON = 'Toto heslo je medzi najčastejšími, ľahko sa uhádne. Zvoľte iné.';

let client: Client;
let link: string;

beforeEach(async () => {
  client = await openClient({ hasStaff: false });
  link = `/signIn/prvy-ucet?kod=${await inviteFirstStaffMember(client.app)}`;
});

afterEach(() => client.close());

describe('the link to the first account', () => {
  test('creates an account that can open the dashboard', async () => {
    expect((await client.request(link)).status).toBe(200);
    const answer = await make(ACCOUNT);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/dashboard?vstup');
    const headers = { cookie: cookies(answer) };
    const desk = await client.request('/dashboard', { headers });
    expect(desk.status).toBe(200);
    expect(await desk.text()).toContain('Jana Skúšková');
  });

  test('works once', async () => {
    await make(ACCOUNT);
    await expectEnded(link);
    expect((await make({ ...ACCOUNT, email: 'druha@example.sk' })).status).toBe(410);
    expect(await staff()).toHaveLength(1);
  });

  test('works once also for simultaneous requests', async () => {
    const answers = await Promise.all(
      ['prva', 'druha', 'tretia'].map((name) => make({ ...ACCOUNT, email: `${name}@example.sk` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
    expect(await staff()).toHaveLength(1);
  });

  test('is valid for a day', async () => {
    client.wait({ hours: 23, minutes: 59 });
    expect((await client.request(link)).status).toBe(200);
    client.wait({ minutes: 1 });
    await expectEnded(link);
    expect((await make(ACCOUNT)).status).toBe(410);
    expect(await hasStaff(client.app.db)).toBe(false);
  });

  test('is invalid once another one is created', async () => {
    await inviteFirstStaffMember(client.app);
    await expectEnded(link);
  });

  test.each(['', '?kod=', '?kod=hadam', '?kod=%27%20or%201%3D1', '?kod[]=1'])(
    'is refused with the query „%s“',
    async (query) => {
      expect((await client.request(`/signIn/prvy-ucet${query}`)).status).toBe(404);
      const answer = await client.send(`/signIn/prvy-ucet${query}`, ACCOUNT);
      expect(answer.status).toBe(404);
      expect(await hasStaff(client.app.db)).toBe(false);
    },
  );

  test('is invalid once there is staff, also a new one', async () => {
    await make(ACCOUNT);
    const fresh = `/signIn/prvy-ucet?kod=${await inviteFirstStaffMember(client.app)}`;
    await expectEnded(fresh);
  });

  test('cannot be used from another site', async () => {
    const answer = await client.send(link, ACCOUNT, { Origin: 'https://cudzi.example' });
    expect(answer.status).toBe(403);
    expect(await hasStaff(client.app.db)).toBe(false);
  });

  test.each([
    ['name', '', 'Napíšte meno a priezvisko.'],
    ['email', 'jana', 'Zadajte e-mail v tvare meno@firma.sk'],
    ['password', 'jedenast-zn', 'Heslo musí mať aspoň 12 znakov.'],
    ['password', 'x'.repeat(129), 'Heslo môže mať najviac 128 znakov.'],
    ['password', 'Heslo12345678', TOO_COMMON],
    ['password', 'jana.skuskova1', TOO_COMMON],
  ])('refuses the %s „%s“ and can be used again', async (field, value, message) => {
    const answer = await make({ ...ACCOUNT, [field]: value });
    expect(answer.status).toBe(422);
    const page = await readDocument(answer);
    const attributes = page.field(field)?.attributes;
    expect(attributes?.['aria-invalid']).toBe('true');
    expect((attributes?.['aria-describedby'] ?? '').split(' ').map((id) => page.byId(id))).toContain(message);
    expect(page.field('password')?.attributes).not.toHaveProperty('value');
    expect((await make(ACCOUNT)).status).toBe(303);
  });

  test.each<[(keyof typeof ACCOUNT)[]]>([[[]], [['name']], [['email']], [['password']], [['name', 'email']]])(
    'refuses a form with only these fields: %j',
    async (fields) => {
      const body = new URLSearchParams(fields.map((field) => [field, ACCOUNT[field]]));
      const answer = await client.send(link, body);
      expect(answer.status).toBe(422);
      const page = await readDocument(answer);
      expect(page.html).not.toContain('undefined');
      for (const field of ['name', 'email', 'password'] as const) {
        expect(page.field(field)?.attributes['aria-invalid']).toBe(fields.includes(field) ? undefined : 'true');
      }
      expect(await hasStaff(client.app.db)).toBe(false);
    },
  );

  test('is mentioned on the sign-in page only until it was used', async () => {
    const hint = 'Zatiaľ tu nie je žiadny účet.';
    expect(await (await client.request('/signIn')).text()).toContain(hint);
    await make(ACCOUNT);
    expect(await (await client.request('/signIn')).text()).not.toContain(hint);
  });
});

test('staff named in the settings can sign in right after the first start', async () => {
  const first = await openClient();
  expect((await first.request('/dashboard', { headers: first.staff })).status).toBe(200);
  await first.close();
});

async function expectEnded(path: string): Promise<void> {
  const page = await client.request(path);
  expect([page.status, (await readDocument(page)).headings]).toEqual([410, ['Odkaz už neplatí']]);
}

function make(account: typeof ACCOUNT): Promise<Response> {
  return client.send(link, account);
}

function staff() {
  return client.app.db.selectFrom('staffMember').selectAll().execute();
}
