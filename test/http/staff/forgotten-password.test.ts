import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { openMailServer, type TestMailServer } from '../../smtp.ts';
import { type Client, cookies, openClient, STAFF, signedIn } from '../client.ts';
import { readDocument } from '../document.ts';

const NEW = 'koza kúpila štyri lavóry';

let client: Client;
let mail: TestMailServer;
beforeAll(async () => {
  mail = await openMailServer();
  client = await openClient({
    environment: { TRUST_PROXY: 'on', SMTP_URL: mail.url, BASE_URL: 'http://localhost' },
  });
});
afterAll(async () => {
  await client.close();
  await mail.close();
});

let senders = 0;
/** Requests a reset code, by default from a new sender address. */
const requestCode = (email: string, sender?: string) => {
  senders += 1;
  return client.send('/signIn/zabudnute-heslo', { email }, { 'X-Forwarded-For': sender ?? `192.0.2.${senders}` });
};
const set = (requested: Response, fields: Record<string, string>) =>
  client.send('/signIn/nove-heslo', fields, { cookie: cookies(requested) });
/** Waits until all emails are sent; returns the code of the last one. */
const code = async () => {
  const jobs = client.app.db.selectFrom('job').select('kind').where('kind', 'in', ['password-reset', 'email']);
  await expect.poll(() => jobs.execute()).toEqual([]);
  return /(\d{4})\s(\d{4})/.exec(mail.emails.at(-1)?.text ?? '')?.[0] ?? '';
};

test('a forgotten password has the same answers for known and unknown addresses', async () => {
  const [known, unknown] = [await requestCode(STAFF.email), await requestCode('nikto@example.sk')];
  const outcomeOf = (answer: Response) => [answer.status, answer.headers.get('Location'), cookies(answer).length];
  expect(outcomeOf(known)).toEqual(outcomeOf(unknown));
  expect(outcomeOf(known)[1]).toBe('/signIn/nove-heslo');
  expect(known.headers.get('Set-Cookie')).toMatch(/^bozp\.reset=.*Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
  await code();
  expect(mail.emails).toHaveLength(1);
  const answers = await Promise.all(
    [known, unknown].map((requested) => set(requested, { code: '00000000', password: NEW }).then(readDocument)),
  );
  expect(answers.map((page) => page.byId('code-error'))).toEqual(
    Array(2).fill('Kód nesedí. Opíšte ho z najnovšieho e-mailu.'),
  );
});

test('a forgotten password is replaced by the code of the email in the same browser', async () => {
  const before = await signedIn(client.request);
  const requested = await requestCode(STAFF.email);
  const digits = await code();
  const elsewhere = await set(await requestCode('nikto@example.sk'), { code: digits, password: NEW });
  expect(elsewhere.status).toBe(422);
  const common = await set(requested, { code: digits, password: 'jana.skuskova1' });
  expect((await readDocument(common)).byId('password-error')).toContain('ľahko sa uhádne');
  const right = await set(requested, { code: digits, password: NEW });
  expect([right.status, right.headers.get('Set-Cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')]);
  expect((await readDocument(right)).headings).toEqual(['Heslo je nastavené']);
  expect((await client.request('/dashboard', { headers: before })).status).toBe(302);
  expect((await set(requested, { code: digits, password: NEW })).status).toBe(422);
  client.staff = await signedIn(client.request, { ...STAFF, password: NEW });
});

test.each([
  ['', 'Zadajte e-mail v tvare meno@firma.sk'],
  ['jana', 'Zadajte e-mail v tvare meno@firma.sk'],
])('a forgotten password needs a valid address, not „%s“', async (email, message) => {
  const answer = await requestCode(email);
  expect([answer.status, (await readDocument(answer)).byId('email-error')]).toEqual([422, message]);
});

test('a forgotten password can be requested by one sender five times in ten minutes', async () => {
  const answers = [];
  for (let i = 0; i < 6; i += 1) answers.push(await requestCode(`nikto${i}@example.sk`, '198.51.100.1'));
  expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(303), 429]);
  expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('an email with a password code is not shown or linked on the desk', async () => {
  await code();
  const db = databaseOf(client.app);
  const email = await db
    .updateTable('email')
    .set({ status: 'held', heldBecause: 'too-old' })
    .where('kind', '=', 'passwordResetCode')
    .returning(['id', 'aboutId'])
    .executeTakeFirstOrThrow();
  const page = await client.request('/dashboard/posta', { headers: client.staff });
  const html = await page.text();
  expect(html).not.toContain('Kód na nové heslo');
  expect(html).not.toContain(email.id);
  expect(html).toContain('E-mail o\u00A0prístupe do správy');
  for (const noun of ['prihlasky', 'dopyty', 'ludia', 'ucet']) {
    for (const end of ['', '/znenie']) {
      const path = `/dashboard/${noun}/${email.aboutId}/listy/${email.id}${end}`;
      expect((await client.request(path, { headers: client.staff })).status).toBe(404);
    }
  }
});
