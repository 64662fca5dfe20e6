import { describe, expect, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { cookies, openClient, STAFF, setUpClient } from '../client.ts';
import { type Document, readDocument } from '../document.ts';

const client = await setUpClient({ environment: { TRUST_PROXY: 'on' } });
let senders = 0;
const send = (path: string, body: FormData | URLSearchParams, headers: Record<string, string> = {}) => {
  senders += 1;
  return client.send(path, body, { 'X-Forwarded-For': `192.0.2.${senders}`, ...headers });
};

/** Sends a form to the desk without a session and follows it like a browser. */
async function sentTo(path: string, fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const moved = await send(path, form);
  expect(moved.status).toBe(307);
  const address = moved.headers.get('Location') ?? '';
  return { address, answer: await send(address, form) };
}

function signIn(address: string, page: Document, password = STAFF.password) {
  const packedForm = page.field('interruptedForm')?.attributes.value ?? '';
  return send(address, new URLSearchParams({ email: STAFF.email, password, interruptedForm: packedForm }));
}

const hiddenFields = (page: Document) =>
  page
    .all('input')
    .filter(({ attributes }) => attributes.type === 'hidden')
    .map(({ attributes }) => [attributes.name, attributes.value?.replaceAll('\r\n', '\n')]);

describe('a form sent after the session ended', () => {
  const submitted = {
    shortName: '"><script>alert(1)</script>',
    email: 'info@firma.sk',
    password: 'nie je heslo',
    __proto__x: "'&amp;",
    web: 'prvý riadok\n  druhý riadok',
  };

  test('is returned unchanged after sign-in, with its original target', async () => {
    const { address, answer } = await sentTo('/dashboard/firma?x=1', submitted);
    expect(answer.status).toBe(401);
    const first = await readDocument(answer);
    expect(first.html).toContain('Prihlásenie sa skončilo');
    expect(first.html).not.toContain('<script>alert');
    const wrong = await signIn(address, first, 'nespravne-heslo');
    expect(wrong.status).toBe(401);
    const again = await readDocument(wrong);
    expect(again.byId('sign-in-error')).toBe('E-mail alebo heslo nesedí. Skúste to znova.');
    const right = await signIn(address, again);
    expect(right.status).toBe(200);
    expect(cookies(right)).toContain('session_token');
    const last = await readDocument(right);
    expect(last.all('form').map(({ attributes }) => attributes.action)).toEqual(['/dashboard/firma?x=1']);
    expect(hiddenFields(last)).toEqual(Object.entries(submitted));
    expect(last.html).not.toContain('<script>alert');
    for (const page of [first, again, last]) expect(page.html).not.toContain(STAFF.password);
    // the page that resends the form links no script, and its scripts contain no submitted data
    for (const { attributes, code } of last.scripts) {
      expect(attributes.src).toBeUndefined();
      expect(code).not.toContain('alert(1)');
    }
  });

  test('is returned with the names of files to select again', async () => {
    const file = new File([new Uint8Array(3_000_000)], 'hala <1>.png', { type: 'image/png' });
    const { answer } = await sentTo('/dashboard/clanky/novy', { title: 'S obrázkom', file });
    expect((await readDocument(answer)).html).toContain('„hala &lt;1&gt;.png“');
  });

  test('shows a visitor nothing of the desk', async () => {
    const { answer } = await sentTo('/dashboard/firma', {});
    const page = await readDocument(answer);
    expect(page.html).not.toContain('Odhlásiť');
    expect(page.html).not.toContain('/dashboard/prihlasky');
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
  });

  test.each([
    '//cudzi.example',
    'https://cudzi.example/dashboard',
    'javascript:alert(1)',
    '/signOut',
    '/dashboard/../x',
  ])('is never sent to %s', async (wanted) => {
    const address = `/signIn/pokracovanie?${new URLSearchParams({ dalej: wanted })}`;
    const first = await readDocument(await send(address, new URLSearchParams(submitted)));
    const last = await readDocument(await signIn(address, first));
    expect(last.all('form').map(({ attributes }) => attributes.action)).toEqual(['/dashboard?vstup']);
  });

  test('is refused if it is too long, has too many fields, is malformed or comes from another site', async () => {
    const address = '/signIn/pokracovanie';
    expect((await send(address, new URLSearchParams({ text: 'x'.repeat(1_000_001) }))).status).toBe(413);
    const many = new URLSearchParams(Array.from({ length: 10_001 }, (_, index) => ['f', String(index)]));
    expect((await send(address, many)).status).toBe(413);
    for (const packedForm of ['{', '[]', '{"entries":[["a"]],"files":[]}', '{"entries":{},"files":[]}']) {
      const answer = await send(address, new URLSearchParams({ ...STAFF, interruptedForm: packedForm }));
      expect(answer.status).toBe(400);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const foreign = { Origin: 'https://cudzi.example' };
    expect((await send(address, new URLSearchParams(submitted), foreign)).status).toBe(403);
  });
});

describe('an unknown address of the desk', () => {
  const paths = [
    '/dashboard/nic',
    '/dashboard/clanky/nic',
    '/dashboard/podcast/nic/zmazanie',
    '/dashboard/prihlasky/nic/potvrdenie',
    '/dashboard/dopyty/nic/kdesi/inde',
  ];

  test.each(paths)('shows the desk navigation and a link back: %s', async (path) => {
    const { cookie } = client.staff;
    const answer = await client.request(path, { headers: { cookie } });
    expect(answer.status).toBe(404);
    const page = await readDocument(answer);
    expect(page.headings).toEqual(['Požadovaná stránka neexistuje']);
    expect(page.title).toBe('Požadovaná stránka neexistuje');
    expect(page.html).toContain('Odhlásiť sa');
    const section = path.split('/').slice(0, 3).join('/');
    const back = page.all('a').find(({ attributes }) => attributes.class === 'btn');
    expect(back?.attributes.href).toBe(section === '/dashboard/nic' ? '/dashboard/dnes' : section);
  });

  test.each([
    '/dashboard/clanky/nic',
    '/dashboard/clanky/nic/kos',
    '/dashboard/podcast/nic/zmazanie',
    '/dashboard/nic',
  ])('shows the desk navigation also for a form: %s', async (path) => {
    const answer = await send(path, new URLSearchParams({ title: 'x' }), client.staff);
    expect(answer.status).toBe(404);
    expect((await readDocument(answer)).html).toContain('Odhlásiť sa');
  });

  test('redirects a visitor to sign-in', async () => {
    for (const path of paths) {
      const answer = await client.request(path);
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        302,
        `/signIn?${new URLSearchParams({ dalej: path })}`,
      ]);
    }
  });

  test('with a server error shows the desk navigation and the request id', async () => {
    const broken = await openClient();
    await databaseOf(broken.app).schema.dropTable('episode').execute();
    const answer = await broken.request('/dashboard/podcast', { headers: broken.staff });
    expect(answer.status).toBe(500);
    const page = await readDocument(answer);
    expect(page.headings).toEqual(['Stránku sa nepodarilo zobraziť']);
    expect(page.html).toContain('Odhlásiť sa');
    expect(page.html).toContain(answer.headers.get('X-Request-Id'));
    await broken.close();
  });
});
