import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../database-of.ts';
import { directoryEnvironment, type Issuer, openIssuer, visitIssuer } from '../issuer.ts';
import { type Client, cookies, ORIGIN, openClient } from './client.ts';
import { readDocument } from './document.ts';
import { directive } from './policy.ts';

const JANA = 'jana@example.sk';

let issuer: Issuer;
let client: Client;

beforeAll(async () => {
  issuer = await openIssuer(ORIGIN);
  issuer.people = {
    jana: { email: JANA, email_verified: true },
    cudzi: { email: 'cudzi@example.sk', email_verified: true },
    neoverena: { email: JANA, email_verified: false },
    bezadresy: {},
  };
});
afterAll(() => issuer.stop());

beforeEach(async () => {
  const environment = { ...directoryEnvironment(issuer, ORIGIN), STAFF_EMAIL: JANA };
  client = await openClient({ hasStaff: false, environment });
});
afterEach(() => client.close());

const post = (path: string, headers: Record<string, string> = {}, body?: BodyInit) =>
  client.request(path, {
    method: 'POST',
    headers: { Origin: ORIGIN, ...headers },
    body: body ?? new URLSearchParams(),
  });
const pathOf = (url: URL) => url.pathname + url.search;

/** Presses the button, signs in at the directory and comes back; answers where to, and the cookie to bring along. */
async function visit(person: string, query = '') {
  const sent = await post(`/signIn/oidc${query}`);
  expect(sent.status).toBe(303);
  const returned = await visitIssuer(issuer, sent.headers.get('Location') ?? '', person);
  return { returned, cookie: cookies(sent) };
}
async function comeBack(person: string, query = '') {
  const { returned, cookie } = await visit(person, query);
  return client.request(pathOf(returned), { headers: { cookie } });
}
const signedIn = async () => ({ cookie: cookies(await comeBack('jana')) });

describe('the sign-in page where staff sign in by the company’s directory', () => {
  test('has one button, whose way through the directory the policy allows, and keeps other windows away', async () => {
    const answer = await client.request('/signIn?dalej=%2Fdashboard%2Ffirma');
    expect(answer.status).toBe(200);
    expect(directive(answer, 'form-action')).toEqual(["'self'", issuer.url]);
    expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    const page = await readDocument(answer);
    expect(page.all('form').map(({ attributes }) => attributes.action)).toEqual([
      '/signIn/oidc?dalej=%2Fdashboard%2Ffirma',
    ]);
    expect(page.html).toContain('Prihlásiť sa cez Firemný účet');
    expect(page.field('password')).toBeUndefined();
  });

  test('says that the directory does not answer, and stays nowhere with it', async () => {
    await client.close();
    await issuer.stop();
    client = await openClient({ hasStaff: false, environment: directoryEnvironment(issuer, ORIGIN) });
    const answer = await client.request('/signIn?dalej=%2Fdashboard%2Ffirma');
    expect(answer.status).toBe(503);
    expect((await readDocument(answer)).html).toContain('Prihlasovanie cez Firemný účet teraz neodpovedá.');
    const sent = await post('/signIn/oidc?dalej=%2Fdashboard%2Ffirma');
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/signIn?dalej=%2Fdashboard%2Ffirma']);
    expect((await client.request('/')).status).toBe(200);
    await issuer.start();
    expect((await client.request('/signIn')).status).toBe(200);
  });

  test.each([
    ['a password', () => post('/signIn', {}, new URLSearchParams({ email: JANA, password: 'velmi-dlhe-heslo' }))],
    [
      'a password with a form that was interrupted',
      () =>
        post(
          '/signIn/pokracovanie',
          {},
          new URLSearchParams({ interruptedForm: '{"entries":[],"files":[]}', email: JANA }),
        ),
    ],
    ['the link to the first account', () => client.request('/signIn/prvy-ucet?kod=hadam')],
    ['the form of the first account', () => post('/signIn/prvy-ucet?kod=hadam')],
  ])('knows nothing of %s', async (_what, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(404);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('leaves the policy of all other pages as it is', async () => {
    for (const path of ['/', '/kontakt', '/nic']) {
      expect(directive(await client.request(path), 'form-action')).toEqual(["'self'"]);
    }
  });
});

describe('being sent to the directory', () => {
  test('asks for a code, by PKCE, and remembers the attempt in a cookie only these pages get', async () => {
    const sent = await post('/signIn/oidc');
    const address = new URL(sent.headers.get('Location') ?? '');
    expect(address.origin).toBe(issuer.url);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'skolenia',
      response_type: 'code',
      redirect_uri: `${ORIGIN}/signIn/oidc/navrat`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [cookie = ''] = sent.headers.getSetCookie();
    expect(cookie).toMatch(/^bozp\.attempt=[\w.-]+; Max-Age=600; Path=\/signIn\/oidc; HttpOnly; SameSite=Lax$/);
    expect(sent.headers.get('Cache-Control')).toBe('no-store');
  });

  test('is nothing a link or a foreign page can do', async () => {
    const followed = await client.request('/signIn/oidc?dalej=%2Fdashboard%2Ffirma');
    expect(followed.headers.get('Location')).toBe('/signIn?dalej=%2Fdashboard%2Ffirma');
    expect(followed.headers.getSetCookie()).toEqual([]);
    expect((await post('/signIn/oidc', { Origin: 'https://cudzi.example' })).status).toBe(403);
  });

  test('may ask for another account', async () => {
    const sent = await post('/signIn/oidc?dalej=%2Fdashboard&iny=');
    expect(new URL(sent.headers.get('Location') ?? '').searchParams.get('prompt')).toBe('select_account');
  });

  test('keeps the cookie small enough for a browser, however long the page’s address is', async () => {
    const sent = await post(
      `/signIn/oidc?${new URLSearchParams({ dalej: `/dashboard/prihlasky?hladat=${'č'.repeat(320)}` })}`,
    );
    expect(sent.headers.getSetCookie()[0]?.length).toBeLessThan(4_096);
  });
});

describe('coming back from the directory', () => {
  test('leads to the page that was asked for, with a session no script can read', async () => {
    const answer = await comeBack('jana', '?dalej=%2Fdashboard%2Ffirma%3Fa%3Db');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/firma?a=b']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const [attempt, session] = answer.headers.getSetCookie();
    expect(attempt).toMatch(/^bozp\.attempt=; Max-Age=0; Path=\/signIn\/oidc;/);
    expect(session).toMatch(/session_token=.*; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax/);
    const desk = await client.request('/dashboard', { headers: { cookie: cookies(answer) } });
    expect(desk.status).toBe(200);
    expect(directive(desk, 'form-action')).toEqual(["'self'", issuer.url]);
  });

  test.each(['https://cudzi.example', '//cudzi.example', '/signOut', '/dashboard/../x'])(
    'never leads to %s',
    async (dalej) => {
      const answer = await comeBack('jana', `?${new URLSearchParams({ dalej })}`);
      expect(answer.headers.get('Location')).toBe('/dashboard');
    },
  );

  test.each([
    ['who is not on the list', 'cudzi', 'cudzi@example.sk. Táto adresa nie je na zozname zamestnancov.'],
    ['whose address is not verified', 'neoverena', 'účet nepotvrdzuje, že táto adresa patrí Vám.'],
    ['who has no address', 'bezadresy', 'neuvádza e-mail.'],
  ])('tells somebody %s so, and offers another account', async (_who, person, sentence) => {
    const answer = await comeBack(person, '?dalej=%2Fdashboard%2Ffirma');
    expect(answer.status).toBe(403);
    expect(cookies(answer)).toBe('bozp.attempt=');
    expect(directive(answer, 'form-action')).toEqual(["'self'", issuer.url]);
    const page = await readDocument(answer);
    expect(page.headings).toEqual(['Nie ste na zozname']);
    expect(page.html.replaceAll('\u00a0', ' ')).toContain(sentence);
    expect(page.all('form').map(({ attributes }) => attributes.action)).toEqual([
      '/signIn/oidc?dalej=%2Fdashboard%2Ffirma&iny=',
    ]);
  });

  test.each<[string, (came: { returned: URL; cookie: string }) => { path: string; cookie: string }]>([
    ['without the cookie', ({ returned }) => ({ path: pathOf(returned), cookie: '' })],
    ['with a made-up cookie', ({ returned }) => ({ path: pathOf(returned), cookie: 'bozp.attempt=hadam' })],
    [
      'with another state',
      ({ returned, cookie }) => ({ path: pathOf(returned).replace('state=', 'state=_'), cookie }),
    ],
    ['with nothing at all', ({ cookie }) => ({ path: '/signIn/oidc/navrat', cookie })],
    [
      'with a made-up code',
      ({ returned, cookie }) => ({ path: pathOf(returned).replace('code=', 'code=_'), cookie }),
    ],
  ])('%s is refused, with a way to try again', async (_how, changed) => {
    const { path, cookie } = changed(await visit('jana'));
    const answer = await client.request(path, { headers: { cookie } });
    expect(answer.status).toBe(400);
    expect(cookies(answer)).toBe('bozp.attempt=');
    const page = await readDocument(answer);
    expect(page.headings).toEqual(['Prihlásenie sa nepodarilo']);
    expect(page.all('form')).toHaveLength(1);
  });

  test('after ten minutes is too late, and a second time is once too often', async () => {
    const late = await visit('jana');
    client.wait({ minutes: 11 });
    expect((await client.request(pathOf(late.returned), { headers: { cookie: late.cookie } })).status).toBe(400);
    const came = await visit('jana');
    expect((await client.request(pathOf(came.returned), { headers: { cookie: came.cookie } })).status).toBe(303);
    expect((await client.request(pathOf(came.returned), { headers: { cookie: came.cookie } })).status).toBe(400);
  });

  test('without having signed in there says so', async () => {
    const answer = await comeBack('');
    expect(answer.status).toBe(400);
    expect((await readDocument(answer)).html).toContain('ste nedokončili');
  });

  test('while the directory has gone away says so', async () => {
    const { returned, cookie } = await visit('jana');
    await issuer.stop();
    const answer = await client.request(pathOf(returned), { headers: { cookie } });
    await issuer.start();
    expect(answer.status).toBe(503);
    expect((await readDocument(answer)).html).toContain('teraz neodpovedá');
  });

  test('ends the session the browser had', async () => {
    const before = await signedIn();
    const { returned, cookie } = await visit('jana');
    await client.request(pathOf(returned), { headers: { cookie: `${cookie}; ${before.cookie}` } });
    expect((await client.request('/dashboard', { headers: before })).status).toBe(302);
  });
});

describe('whoever has signed in by the directory', () => {
  test('is out with the next click once taken off the list', async () => {
    const staff = await signedIn();
    await databaseOf(client.app).updateTable('staffMember').set({ state: 'removed' }).execute();
    expect((await client.request('/dashboard', { headers: staff })).status).toBe(302);
    expect((await client.request('/signIn', { headers: staff })).status).toBe(200);
    expect((await comeBack('jana')).status).toBe(403);
  });

  test('signs out here, and is sent to sign out there', async () => {
    const staff = await signedIn();
    const answer = await post('/signOut', staff);
    expect(answer.status).toBe(303);
    const address = new URL(answer.headers.get('Location') ?? '');
    expect(address.origin + address.pathname).toBe(`${issuer.url}/session/end`);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`);
    expect(cookies(answer)).toMatch(/session_token=(;|$)/);
    expect((await client.request('/dashboard', { headers: staff })).status).toBe(302);
    expect((await post('/signOut', staff)).headers.get('Location')).toBe('/');
  });

  test('is told when signing out fails, and stays signed in', async () => {
    const staff = await signedIn();
    const { schema } = databaseOf(client.app);
    await schema.alterTable('staffSession').renameTo('elsewhere').execute();
    const answer = await post('/signOut', staff);
    await schema.alterTable('elsewhere').renameTo('staffSession').execute();
    expect(answer.status).toBe(500);
    expect(directive(answer, 'form-action')).toEqual(["'self'", issuer.url]);
    expect((await readDocument(answer)).headings).toEqual(['Odhlásenie sa nepodarilo']);
    expect((await client.request('/dashboard', { headers: staff })).status).toBe(200);
  });
});

describe('a form sent after the session had ended', () => {
  test('stays on its page, and goes where it was meant to go', async () => {
    const form = new URLSearchParams({ shortName: '"><b>', a: '1' });
    const moved = await post('/dashboard/firma?x=1', {}, form);
    expect(moved.status).toBe(307);
    const answer = await post(moved.headers.get('Location') ?? '', {}, form);
    expect(answer.status).toBe(401);
    expect(directive(answer, 'form-action')).toEqual(["'self'", issuer.url]);
    const page = await readDocument(answer);
    const [away, on] = page.all('form').map(({ attributes }) => attributes);
    expect(away).toMatchObject({ action: '/signIn/oidc?dalej=%2Fdashboard%2Ffirma%3Fx%3D1', target: '_blank' });
    expect(on).toMatchObject({ action: '/dashboard/firma?x=1', method: 'post' });
    const kept = page.all('input').map(({ attributes }) => [attributes.name, attributes.value]);
    expect(kept).toEqual([...form]);
  });

  test('is refused where nobody could have typed so much', async () => {
    const answer = await post('/signIn/pokracovanie', {}, new URLSearchParams({ a: 'x'.repeat(400_001) }));
    expect(answer.status).toBe(413);
  });
});

test('nobody finds the directory’s pages where staff sign in by password', async () => {
  const local = await openClient();
  for (const path of ['/signIn/oidc', '/signIn/oidc/navrat']) {
    expect((await local.request(path)).status).toBe(404);
  }
  expect((await local.request('/signIn/oidc', { method: 'POST', body: new URLSearchParams() })).status).toBe(404);
  expect(directive(await local.request('/dashboard', { headers: local.staff }), 'form-action')).toEqual(["'self'"]);
  await local.close();
});
