import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignInWay } from '#server/staff/sign-in-way.ts';
import { authenticatorOf } from '../../local-account.ts';
import { type Client, cookies, openClient, STAFF, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient({ environment: { TRUST_PROXY: 'on' } });
let senders = 0;
/** Sends a form from a new sender address. */
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  senders += 1;
  return client.send(path, fields, { 'X-Forwarded-For': `192.0.2.${senders}`, ...headers });
};
const signIn = (password: string, userAgent = '') =>
  send('/signIn', { ...STAFF, password }, { 'User-Agent': userAgent });
const signedIn = async (password = STAFF.password, userAgent = '') => {
  const answer = await signIn(password, userAgent);
  expect(answer.status).toBe(303);
  return { cookie: cookies(answer) };
};
const isIn = async (headers: { cookie: string }) =>
  (await client.request('/dashboard/ucet', { headers })).status === 200;
const NEW = 'koza kúpila štyri lavóry';

describe('a password change', () => {
  const change = (headers: { cookie: string }, current: string, password: string) =>
    send('/dashboard/ucet/heslo', { current, password }, headers);

  test.each([
    ['the current one is wrong', 'nespravne-heslo', NEW, 'current', 'Toto nie je Vaše súčasné heslo.'],
    ['the current one is missing', '', NEW, 'current', 'Toto nie je Vaše súčasné heslo.'],
    ['the new one is short', STAFF.password, 'kratke', 'password', 'Heslo musí mať aspoň 12 znakov.'],
    [
      'the new one is common',
      STAFF.password,
      'Heslo12345678',
      'password',
      'Toto heslo je medzi najčastejšími, ľahko sa uhádne. Zvoľte iné.',
    ],
    [
      'the new one is one’s own name',
      STAFF.password,
      'Skúšková-2026',
      'password',
      'Toto heslo je medzi najčastejšími, ľahko sa uhádne. Zvoľte iné.',
    ],
  ])('is refused when %s', async (_, current, password, field, message) => {
    const answer = await change(client.staff, current, password);
    expect(answer.status).toBe(422);
    const page = await readDocument(answer);
    const ids = (page.field(field)?.attributes['aria-describedby'] ?? '').split(' ');
    expect(ids.map((id) => page.byId(id))).toContain(message);
    expect(page.html).not.toContain(STAFF.password);
  });

  test('signs out all other sessions', async () => {
    const [mine, other] = [await signedIn(), await signedIn()];
    expect((await change(mine, STAFF.password, NEW)).status).toBe(303);
    expect([await isIn(mine), await isIn(other), await isIn(client.staff)]).toEqual([true, false, false]);
    expect((await signIn(STAFF.password)).status).toBe(401);
    const again = await signedIn(NEW);
    expect((await change(again, NEW, STAFF.password)).status).toBe(303);
    client.staff = again;
  });

  test('is refused after too many wrong current passwords', async () => {
    const answers = [];
    for (let i = 0; i < 11; i += 1) answers.push(await change(client.staff, 'nespravne-heslo', NEW));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429]);
    expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await change(client.staff, STAFF.password, NEW)).status).toBe(429);
    client.wait({ minutes: 10, seconds: 1 });
  });
});

describe('the sessions of an account', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

  test('are listed with their devices and the current one marked, and ended one by one', async () => {
    const other = await signedIn(STAFF.password, FIREFOX);
    const page = await client.read('/dashboard/ucet', client.staff);
    expect(page.html).toContain('Firefox, Linux');
    expect(page.html.match(/toto zariadenie/g)).toHaveLength(1);
    const endings = page.all('form').map(({ attributes }) => attributes.action ?? '');
    const [ending = ''] = endings.filter((path) => /prihlasenia\/[^/]+\/ukoncenie$/.test(path));
    expect((await send(ending, {}, client.staff)).status).toBe(303);
    expect([await isIn(other), await isIn(client.staff)]).toEqual([false, true]);
  });

  test('are ended all at once except the current one', async () => {
    const others = [await signedIn(), await signedIn()];
    expect((await send('/dashboard/ucet/prihlasenia/ukoncenie', {}, client.staff)).status).toBe(303);
    expect(await Promise.all([...others, client.staff].map(isIn))).toEqual([false, false, true]);
  });
});

describe('a second factor', () => {
  let code: () => string;
  let recoveryCodes: string[];
  const codesOn = (html: string) =>
    [...html.matchAll(/<code>([a-z0-9]{5}-[a-z0-9]{5})<\/code>/g)].map(([, code]) => code);
  const secondStep = (answer: Response, fields: Record<string, string>) =>
    send(answer.headers.get('Location') ?? '', fields, { cookie: cookies(answer) });

  test('is set up with the QR code and a code of the app', async () => {
    const begun = await send('/dashboard/ucet/overenie', { current: STAFF.password }, client.staff);
    const address = begun.headers.get('Location') ?? '';
    expect(address).toBe('/dashboard/ucet/overenie/potvrdenie');
    const page = await client.read(address, { cookie: [client.staff.cookie, cookies(begun)].join('; ') });
    // it is not on before the code
    expect(page.text).not.toContain('Hotovo');
    const link =
      page.all('a').find(({ attributes }) => attributes.href?.startsWith('otpauth:'))?.attributes.href ?? '';
    expect(page.html).toContain('aria-label="Kód QR pre aplikáciu"');
    ({ code } = authenticatorOf(link, client.app));
    const wrong = await send(address, { code: '000000' }, client.staff);
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Kód nesedí.')]);
    const right = await send(address, { code: code() }, client.staff);
    recoveryCodes = codesOn(await right.text()) as string[];
    expect(recoveryCodes).toHaveLength(10);
    const later = await (await client.request(address, { headers: client.staff })).text();
    expect([later.includes('otpauth:'), codesOn(later)]).toEqual([false, []]);
  });

  test('is required as a second step before the requested page', async () => {
    client.wait({ minutes: 1 });
    const first = await send('/signIn?dalej=%2Fdashboard%2Fucet', STAFF);
    expect(first.headers.get('Location')).toBe('/signIn/overenie?dalej=%2Fdashboard%2Fucet');
    expect(await isIn({ cookie: cookies(first) })).toBe(false);
    const wrong = await secondStep(first, { code: '000000' });
    expect([wrong.status, (await readDocument(wrong)).byId('code-error')]).toEqual([
      401,
      'Kód nesedí. Počkajte na ďalší alebo napíšte záložný kód.',
    ]);
    const right = await secondStep(first, { code: code() });
    expect([right.status, right.headers.get('Location')]).toEqual([303, '/dashboard/ucet']);
    expect(await isIn({ cookie: cookies(right) })).toBe(true);
  });

  test('keeps an interrupted form through the second step', async () => {
    client.wait({ minutes: 1 });
    const moved = await send('/dashboard/firma', { shortName: 'Napísané' });
    const address = moved.headers.get('Location') ?? '';
    const packedFormOf = async (answer: Response) =>
      (await readDocument(answer)).field('interruptedForm')?.attributes.value ?? '';
    const interruptedForm = await packedFormOf(await send(address, { shortName: 'Napísané' }));
    const first = await send(address, { ...STAFF, interruptedForm });
    expect(first.status).toBe(401);
    const headers = { cookie: cookies(first) };
    const packedForm = await packedFormOf(first);
    const wrong = await send(address, { code: '000000', interruptedForm: packedForm }, headers);
    expect(wrong.status).toBe(401);
    const right = await send(address, { code: code(), interruptedForm: await packedFormOf(wrong) }, headers);
    expect(right.status).toBe(200);
    expect((await readDocument(right)).field('shortName')?.attributes.value).toBe('Napísané');
    expect(await isIn({ cookie: cookies(right) })).toBe(true);
  });

  test('can be replaced by a recovery code until new ones are created', async () => {
    const right = await secondStep(await signIn(STAFF.password), { code: recoveryCodes[0] ?? '' });
    expect(right.status).toBe(303);
    expect((await client.read('/dashboard/ucet', client.staff)).text).toContain('Nepoužité záložné kódy: 9.');
    const renewed = await send('/dashboard/ucet/zalozne-kody', { current: STAFF.password }, client.staff);
    expect(codesOn(await renewed.text())).toHaveLength(10);
    const old = await secondStep(await signIn(STAFF.password), { code: recoveryCodes[1] ?? '' });
    expect(old.status).toBe(401);
  });

  test('is turned off only with the password', async () => {
    const path = '/dashboard/ucet/overenie/vypnutie';
    expect((await send(path, { current: 'nespravne-heslo' }, client.staff)).status).toBe(422);
    expect((await signIn(STAFF.password)).headers.get('Location')).toBe('/signIn/overenie');
    expect((await send(path, { current: STAFF.password }, client.staff)).status).toBe(303);
    expect((await signIn(STAFF.password)).headers.get('Location')).toBe('/dashboard?vstup');
  });
});

test('pages of local accounts answer 404 where staff sign in another way', async () => {
  const member = await client.app.signInWay.identify(
    client.app,
    new Request('http://localhost/dashboard', { headers: { cookie: client.staff.cookie } }),
  );
  const way: SignInWay = { provider: 'oidc', sessionCookie: 'bozp.session_token', identify: async () => member };
  const local = client.app.signInWay;
  client.app.signInWay = way;
  const headers = client.staff;
  const paths = ['heslo', 'overenie', 'overenie/potvrdenie', 'overenie/vypnutie', 'zalozne-kody'];
  const mine = ['prihlasenia/ukoncenie', 'prihlasenia/x/ukoncenie']
    .concat(paths)
    .map((path) => `/dashboard/ucet/${path}`);
  const everybodys = ['overenie', 'zabudnute-heslo', 'nove-heslo', 'pozvanka'].map((path) => `/signIn/${path}`);
  for (const path of [...mine, ...everybodys]) {
    expect([path, (await client.request(path, { headers })).status]).toEqual([path, 404]);
    expect([path, (await send(path, { code: '123456' }, headers)).status]).toEqual([path, 404]);
  }
  const page = await client.read('/dashboard/ucet', headers);
  expect(page.html).toContain(STAFF.email);
  expect(page.html).not.toContain('Zmeniť heslo');
  client.app.signInWay = local;
});

describe('a staff member without a name', () => {
  let nameless: Client;
  beforeAll(async () => {
    const environment = { STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password };
    nameless = await openClient({ environment, hasStaff: false });
    const signedIn = await nameless.send('/signIn', STAFF);
    nameless.staff = { cookie: cookies(signedIn) };
  });
  afterAll(() => nameless.close());

  const name = (submittedName: string) =>
    nameless.send('/dashboard/ucet/meno?dalej=%2Fdashboard%2Ffirma', { name: submittedName }, nameless.staff);

  test('must enter a name first, and is then redirected to the requested page', async () => {
    const sent = await nameless.request('/dashboard/firma', { headers: nameless.staff });
    expect(sent.headers.get('Location')).toBe('/dashboard/ucet/meno?dalej=%2Fdashboard%2Ffirma');
    const page = await nameless.request(sent.headers.get('Location') ?? '', { headers: nameless.staff });
    expect((await readDocument(page)).headings[0]).toBe('Ako sa voláte?');
    for (const path of ['/dashboard', '/dashboard/ucet', '/dashboard/ludia', '/dashboard/prihlasky?stav=waiting']) {
      const { headers } = await nameless.request(path, { headers: nameless.staff });
      expect(headers.get('Location')).toBe(`/dashboard/ucet/meno?${new URLSearchParams({ dalej: path })}`);
    }
    for (const submittedName of ['', 'jana.skuskova']) expect((await name(submittedName)).status).toBe(422);
    const answer = await name('Jana Skúšková');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/firma']);
    expect((await nameless.request('/dashboard/firma', { headers: nameless.staff })).status).toBe(200);
  });
});
