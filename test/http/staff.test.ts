import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readDocument } from './document.ts';
import {
  aSignUp,
  bytesOf,
  cookies,
  type Door,
  ORIGIN,
  offer,
  openDoor,
  PDF,
  pdf,
  STAFF,
  signedIn,
  signUp,
} from './door.ts';

let door: Door;
let courseId: string;
let signUpId: string;
let cancelledId: string;
let fileId: string;
let letterId: string;

beforeAll(async () => {
  door = await openDoor({ environment: { TRUST_PROXY: 'on' } });
  courseId = (await offer(door, { nameOfCourse: 'Tajný kurz', status: 'active', capacity: 0 })).id;
  signUpId = (await signUp(door, aSignUp({ courseId, files: [pdf('osvedčenie (kópia).pdf')] }))).id;
  const { db } = door.app;
  fileId = (await db.selectFrom('signUpFile').select('id').executeTakeFirstOrThrow()).id;
  letterId = (await db.selectFrom('letter').select('id').executeTakeFirstOrThrow()).id;
  cancelledId = (await signUp(door, aSignUp({ courseId }))).id;
  await door.request(at('/dashboard/prihlasky/:cancelledId/zrusenie'), {
    method: 'POST',
    headers: door.staff,
    body: new URLSearchParams(),
  });
});

afterAll(() => door.close());

const PAGES = [
  '/dashboard',
  '/dashboard/prihlasky',
  '/dashboard/prihlasky?hladat=cvicny',
  '/dashboard/prihlasky/:id',
  '/dashboard/prihlasky/:id/potvrdenie',
  '/dashboard/prihlasky/:id/zrusenie',
  '/dashboard/prihlasky/:cancelledId/obnovenie',
  '/dashboard/prihlasky/:id/subory/:fileId',
  '/dashboard/prihlasky/:id/listy/:letterId',
  '/dashboard/prihlasky/:id/listy/:letterId/odoslanie',
  '/dashboard/prihlasky/:id/listy/:letterId/znenie',
  '/dashboard/prihlasky/:id/listy/potvrdenie',
];

/** What only staff may read of all this. */
const SECRETS = ['Tajný kurz', 'Cvičný', 'tomas.cvicny', '%PDF', STAFF.email];

describe.each(PAGES)('%s', (path) => {
  test('is shown to staff', async () => {
    const answer = await door.request(at(path), { headers: door.staff });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(SECRETS.some((secret) => text.includes(secret))).toBe(true);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
  });

  test.each([
    ['nobody', {}],
    ['somebody with an invented session', { cookie: 'bozp.session_token=vymysleny.podpis' }],
    [
      'somebody who says where the headers come from',
      { 'X-React-Router-SPA-Mode': 'yes', 'X-Forwarded-User': 'jana' },
    ],
  ])('leads %s to the sign-in page', async (_whom, headers) => {
    const answer = await door.request(at(path), { headers });
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.get('Location') ?? '', ORIGIN).pathname).toBe('/signIn');
    expectNoSecret(await answer.text());
  });

  test.each(['', '_routes=routes%2Fstaff%2Fcourses', '_routes=routes%2Fstaff%2Fdesk', '_routes=root'])(
    'gives its bare data to nobody: .data?%s',
    async (query) => {
      const [pathname, search] = at(path).split('?');
      const asked = `${pathname}.data?${[search, query].filter(Boolean).join('&')}`;
      const answer = await door.request(asked);
      expectNoSecret(await answer.text());
      if (query === '') expect(answer.status).toBe(202);
    },
  );

  test('does nothing for a form of nobody’s', async () => {
    const before = await stored();
    for (const asked of [at(path), `${at(path).split('?')[0]}.data`]) {
      const answer = await door.request(asked, { method: 'POST', body: new URLSearchParams({ letter: 'on' }) });
      expect([202, 302, 307, 405]).toContain(answer.status);
      expectNoSecret(await answer.text());
    }
    expect(await stored()).toEqual(before);
  });
});

test('the bare data of a page is there for staff', async () => {
  const answer = await door.request('/dashboard.data', { headers: door.staff });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Tajný kurz');
});

test('a guarded route is guarded however its address is written', async () => {
  for (const path of [
    '/DASHBOARD',
    '/dashboard//prihlasky',
    '/%64ashboard',
    '/dashboard/.',
    '/x/../dashboard/prihlasky',
  ]) {
    const answer = await door.request(path);
    expect([301, 302, 404]).toContain(answer.status);
    expectNoSecret(await answer.text());
  }
});

describe('the framework’s own headers', () => {
  test('have no effect from outside, not even while it believes to be building', async () => {
    vi.stubEnv('IS_RR_BUILD_REQUEST', 'yes');
    const expected = await (await door.request('/kurzy-a-skolenia?x=1')).text();
    const answer = await door.request('/kurzy-a-skolenia?x=1', {
      headers: { 'X-React-Router-SPA-Mode': 'yes', 'X-React-Router-Prerender-Data': encodeURIComponent('"zlo"') },
    });
    vi.unstubAllEnvs();
    expect(answer.status).toBe(200);
    expect(visible(await answer.text())).toBe(visible(expected));
  });

  function visible(html: string): string {
    return html.replace(/<script[\s\S]*?<\/script>/g, '');
  }
});

describe('signing in', () => {
  test('leads to the dashboard with a session no script can read', async () => {
    const answer = await signIn(STAFF);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/dashboard');
    const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token'));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
  });

  test.each([
    ['a wrong password', { ...STAFF, password: 'nespravne-heslo' }],
    ['an unknown address', { ...STAFF, email: 'nikto@example.sk' }],
    ['no password', { ...STAFF, password: '' }],
    ['nothing at all', { email: '', password: '' }],
    ['an address that is none', { ...STAFF, email: "' or 1=1 --" }],
  ])('with %s is refused, without saying what was wrong', async (_what, account) => {
    const answer = await signIn(account, '', anotherSender());
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const page = await readDocument(answer);
    expect(page.byId('sign-in-error')).toBe('E-mail alebo heslo nesedí. Skúste to znova.');
    expect(page.field('email')?.attributes.value).toBe(account.email);
    expect(page.field('password')?.attributes).not.toHaveProperty('value');
    if (account.password) expect(page.html).not.toContain(account.password);
  });

  test.each([
    ['/dashboard/prihlasky', '/dashboard/prihlasky'],
    [
      '/dashboard/prihlasky?stav=waiting&hladat=Nov%C3%A1k+a',
      '/dashboard/prihlasky?stav=waiting&hladat=Nov%C3%A1k+a',
    ],
    ['/dashboard/prihlasky?hladat=https://cudzi.example', '/dashboard/prihlasky?hladat=https://cudzi.example'],
    ['/dashboard?hladat=\r\nSet-Cookie:', '/dashboard?hladat=Set-Cookie:'],
    [`/dashboard/prihlasky?hladat=${'x'.repeat(3_000)}`, '/dashboard'],
    ['/dashboard/%2e%2e/%2e%2e/cudzi', '/dashboard'],
    ['/dashboard\\..\\..\\cudzi', '/dashboard'],
    ['/dashboard', '/dashboard'],
    ['//cudzi.example', '/dashboard'],
    ['/\\cudzi.example', '/dashboard'],
    ['https://cudzi.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['/dashboard@cudzi.example', '/dashboard'],
    ['/dashboard/../../cudzi', '/dashboard'],
    ['/dashboard//cudzi.example', '/dashboard'],
    ['/dashboard\r\nSet-Cookie: a=b', '/dashboard'],
    ['/signOut', '/dashboard'],
    ['/dashboardx', '/dashboard'],
  ])('asked to go on to %j leads to %s', async (wanted, expected) => {
    const query = `?${new URLSearchParams({ dalej: wanted })}`;
    expect((await signIn(STAFF, query, anotherSender())).headers.get('Location')).toBe(expected);
    const again = await door.request(`/signIn${query}`, { headers: door.staff });
    expect(again.status).toBe(302);
    expect(again.headers.get('Location')).toBe(expected);
  });

  test.each([
    ['/dashboard/prihlasky', '?stav=waiting&hladat=cvi%C4%8Dn%C3%BD+t'],
    ['/dashboard', '?hladat=%26dalej%3D'],
  ])('goes back to %s%s when its bare data was asked for', async (path, query) => {
    const answer = await door.request(`${path}.data${query}&_routes=routes%2Fstaff%2Fdesk`);
    const sent = /"(\/signIn\?[^"]+)"/.exec(await answer.text())?.[1] ?? '';
    const signedIn = await door.request(sent, {
      method: 'POST',
      headers: anotherSender(),
      body: new URLSearchParams(STAFF),
    });
    expect(signedIn.headers.get('Location')).toBe(path + query);
  });

  test('goes back to the page that was asked for', async () => {
    const asked = `/dashboard/prihlasky/${signUpId}?a=b+c`;
    const sent = (await door.request(asked)).headers.get('Location') ?? '';
    const answer = await door.request(sent, { method: 'POST', body: new URLSearchParams(STAFF) });
    expect(answer.headers.get('Location')).toBe(asked);
  });

  test('is tried only so often, then asks to wait, even with the right password', async () => {
    const guarded = await openDoor();
    const attempt = (password: string) =>
      guarded.request('/signIn', { method: 'POST', body: new URLSearchParams({ ...STAFF, password }) });
    for (let tries = 0; tries < 9; tries += 1) expect((await attempt('nespravne-heslo')).status).toBe(401);
    const answer = await attempt(STAFF.password);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await readDocument(answer)).byId('sign-in-error')).toMatch(
      /^Príliš veľa pokusov\. Skúste to o \d+ min\.$/,
    );
    guarded.wait({ minutes: 10, seconds: 1 });
    expect((await attempt(STAFF.password)).status).toBe(303);
    await guarded.close();
  });

  test('is not guessed any longer by changing addresses within one network', async () => {
    const guarded = await openDoor({ environment: { TRUST_PROXY: 'on' } });
    const attempt = (address: string) =>
      guarded.request('/signIn', {
        method: 'POST',
        headers: { 'X-Forwarded-For': address },
        body: new URLSearchParams({ ...STAFF, password: 'nespravne-heslo' }),
      });
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt(`2001:db8:1:2::${tries}`)).status).toBe(401);
    expect((await attempt('[2001:db8:1:2:ffff::9]:4711')).status).toBe(429);
    expect((await attempt('2001:db8:1:3::1')).status).toBe(401);
    await guarded.close();
  });

  test('lasts eight idle hours', async () => {
    const patient = await openDoor();
    const isIn = async () => (await patient.request('/dashboard', { headers: patient.staff })).status === 200;
    patient.wait({ hours: 7, minutes: 59 });
    expect(await isIn()).toBe(true);
    patient.wait({ hours: 7, minutes: 59 });
    expect(await isIn()).toBe(true);
    patient.wait({ hours: 8, minutes: 1 });
    expect(await isIn()).toBe(false);
    await patient.close();
  });

  test('lasts seven days at most, however busy', async () => {
    const busy = await openDoor();
    const isIn = async () => (await busy.request('/dashboard', { headers: busy.staff })).status === 200;
    for (let half = 0; half < 27; half += 1) {
      busy.wait({ hours: 6 });
      expect(await isIn()).toBe(true);
    }
    busy.wait({ hours: 6, minutes: 1 });
    expect(await isIn()).toBe(false);
    await busy.close();
  });
});

describe('signing out', () => {
  let own: { cookie: string };

  beforeEach(async () => {
    own = await signedIn((path, init) => door.request(path, { ...init, headers: anotherSender() }));
  });

  const isIn = async () => (await door.request('/dashboard', { headers: own })).status === 200;

  test('by the form leads home, and the session is dead for whoever kept its cookie', async () => {
    const answer = await door.request('/signOut', { method: 'POST', headers: { ...own, Origin: ORIGIN } });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/');
    expect(cookies(answer)).toMatch(/session_token=(;|$)/);
    expect(await isIn()).toBe(false);
    expect(await (await door.request('/getCourses', { headers: own })).json()).toHaveLength(1);
  });

  test.each(['GET', 'HEAD'])('is nothing a link can do: %s', async (method) => {
    const answer = await door.request('/signOut', { method, headers: own });
    expect(answer.status).toBe(302);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await isIn()).toBe(true);
  });

  test('is nothing a foreign page can do', async () => {
    await door.request('/signOut', { method: 'POST', headers: { ...own, Origin: 'https://cudzi.example' } });
    expect(await isIn()).toBe(true);
  });
});

describe('a file', () => {
  test('is a download and nothing else', async () => {
    const answer = await door.request(at('/dashboard/prihlasky/:id/subory/:fileId'), { headers: door.staff });
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment;/);
    const name = /filename\*=UTF-8''(.+)$/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? '';
    expect(decodeURIComponent(name)).toBe('osvedčenie (kópia).pdf');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Length')).toBe(String(PDF.length));
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await bytesOf(answer)).toEqual(PDF);
  });
});

describe('a letter', () => {
  test.each(['/dashboard/prihlasky/:id/listy/:letterId/znenie', '/dashboard/prihlasky/:id/listy/zrusenie'])(
    'at %s is shown in a box of its own',
    async (path) => {
      const answer = await door.request(at(path), { headers: door.staff });
      const policy = (answer.headers.get('Content-Security-Policy') ?? '').split('; ');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy.find((part) => part.startsWith('sandbox'))).not.toMatch(/allow-(scripts|same-origin|forms|top)/);
      expect(policy.join()).not.toContain('script-src');
      expect(await answer.text()).toContain('Tajný kurz');
    },
  );
});

describe('a decision', () => {
  let waiting: string;
  let holding: string;

  beforeEach(async () => {
    const { id } = await offer(door, { capacity: 1 });
    holding = (await signUp(door, aSignUp({ courseId: id }))).id;
    waiting = (await signUp(door, aSignUp({ courseId: id, firstName: 'Eva', lastName: 'Náhradná' }))).id;
  });

  test('to confirm a new sign-up marks it as seen, without another letter', async () => {
    const letters = await lettersOf(holding);
    await expectDone(await decide(holding, 'potvrdenie', { letter: 'on' }), holding);
    expect(await find(holding)).toMatchObject({ status: 'confirmed', reviewedAt: '2026-11-20T11:00:00.000Z' });
    expect(await lettersOf(holding)).toEqual(letters);
  });

  test('to confirm a substitute without a free seat is refused, and says why', async () => {
    const before = await find(waiting);
    const answer = await decide(waiting, 'potvrdenie', { letter: 'on' });
    expect(answer.status).toBe(409);
    const page = await readDocument(answer);
    expect(page.headings).toEqual(['Potvrdiť prihlášku']);
    expect(page.byId('refusal')).toContain('0 voľných miest, prihláška potrebuje 1.');
    expect(await find(waiting)).toEqual(before);
  });

  test('to cancel frees the seat, and the substitute gets it', async () => {
    await expectDone(await decide(holding, 'zrusenie', { letter: 'on' }), holding);
    expect((await find(holding))?.status).toBe('cancelled');
    expect(await lettersOf(holding)).toContain('signUpCancelled');
    await expectDone(await decide(waiting, 'potvrdenie', { letter: 'on' }), waiting);
    expect((await find(waiting))?.status).toBe('confirmed');
    expect(await lettersOf(waiting)).toContain('signUpConfirmed');
  });

  test('without the letter sends none', async () => {
    const letters = await lettersOf(holding);
    await expectDone(await decide(holding, 'zrusenie', {}), holding);
    expect(await lettersOf(holding)).toEqual(letters);
  });

  test('somebody else has made already changes nothing and leads back to the sign-up', async () => {
    await decide(holding, 'zrusenie', {});
    const before = await stored();
    for (const name of ['zrusenie', 'potvrdenie']) {
      const page = await door.request(`/dashboard/prihlasky/${holding}/${name}`, { headers: door.staff });
      for (const answer of [page, await decide(holding, name, { letter: 'on' })]) {
        expect([302, 303]).toContain(answer.status);
        expect(answer.headers.get('Location')).toBe(`/dashboard/prihlasky/${holding}`);
      }
    }
    expect(await stored()).toEqual(before);
  });

  test('of a sign-up there never was is not made', async () => {
    for (const name of ['zrusenie', 'potvrdenie']) {
      expect((await decide('nikto', name, {})).status).toBe(404);
    }
  });

  test('is not made by a link, nor from a foreign page', async () => {
    const before = await stored();
    for (const name of ['zrusenie', 'potvrdenie']) {
      const path = `/dashboard/prihlasky/${holding}/${name}`;
      expect((await door.request(path, { headers: door.staff })).status).toBe(200);
      const headers = { ...door.staff, Origin: 'https://cudzi.example' };
      for (const asked of [path, `${path}.data`]) {
        const answer = await door.request(asked, { method: 'POST', headers, body: new URLSearchParams() });
        expect(answer.status).toBe(403);
      }
    }
    expect(await stored()).toEqual(before);
  });

  function decide(id: string, name: string, fields: Record<string, string>): Promise<Response> {
    return door.request(`/dashboard/prihlasky/${id}/${name}`, {
      method: 'POST',
      headers: { ...door.staff, Origin: ORIGIN },
      body: new URLSearchParams(fields),
    });
  }

  async function expectDone(answer: Response, id: string): Promise<void> {
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`/dashboard/prihlasky/${id}`);
  }

  function find(id: string) {
    return door.app.db.selectFrom('signUp').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async function lettersOf(id: string): Promise<string[]> {
    const rows = await door.app.db.selectFrom('letter').select('kind').where('aboutId', '=', id).execute();
    return rows.map(({ kind }) => kind).sort();
  }
});

function at(path: string): string {
  return path
    .replace(':id', signUpId)
    .replace(':cancelledId', cancelledId)
    .replace(':fileId', fileId)
    .replace(':letterId', letterId);
}

function expectNoSecret(text: string): void {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
}

function stored() {
  return door.app.db.selectFrom('signUp').selectAll().orderBy('id').execute();
}

function signIn(account: typeof STAFF, query = '', headers = {}): Promise<Response> {
  return door.request(`/signIn${query}`, { method: 'POST', headers, body: new URLSearchParams(account) });
}

let senders = 0;

/** Attempts are counted by sender: a table of them needs a sender each. */
function anotherSender(): Record<string, string> {
  senders += 1;
  return { 'X-Forwarded-For': `203.0.113.${senders}` };
}
