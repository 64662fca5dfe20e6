import { beforeAll, describe, expect, test } from 'vitest';
import { SITE_PAGES } from '../../../build/server/index.js';
import { aSignUp, offer, setUpClient, signUp } from '../client.ts';
import { type Document, readDocument } from '../document.ts';
import { directive, hashOf } from '../policy.ts';

const EVIL = '</title><script>alert("kurz")</script> $& $1 &amp;';

const client = await setUpClient();
let signUpId: string;

beforeAll(async () => {
  const { id } = await offer(client, { slug: '/prva-pomoc', city: 'Žilina' });
  await offer(client, { slug: '/zly', nameOfCourse: EVIL, courseInfo: EVIL, city: 'Žilina' });
  await offer(client, { slug: '/minuly', date: '2026-11-19' });
  await offer(client, { slug: '/prave-bezi', date: '2026-11-18', dateTo: '2026-11-20' });
  await offer(client, { slug: '/dnesny', date: '2026-11-20' });
  signUpId = (await signUp(client, aSignUp({ courseId: id, firstName: '<script>alert(1)</script>' }))).id;
});

const WITHOUT_SCRIPTS = [
  ...SITE_PAGES.filter((path) => !['/kontakt', '/kurzy-a-skolenia'].includes(path)),
  '/404',
  '/nic-take',
  '/kurzy-a-skolenia/nikdy-nebol',
  // a past course has no form
  '/kurzy-a-skolenia/minuly',
  '/signIn',
];
const WITH_SCRIPTS = [
  '/kontakt',
  '/kurzy-a-skolenia',
  '/kurzy-a-skolenia?mesto=%C5%BDilina',
  '/kurzy-a-skolenia/prva-pomoc',
  '/kurzy-a-skolenia/zly',
];
const OF_STAFF = [
  '/dashboard',
  '/dashboard/prihlasky',
  '/dashboard/prihlasky/:id',
  '/dashboard/prihlasky/:id/zrusenie',
];

describe.each(WITHOUT_SCRIPTS)('%s', (path) => {
  test('contains only the short script that closes menus', async () => {
    const { scripts, html } = await page(path);
    expect(scripts.filter(({ attributes }) => attributes.src || attributes.type === 'module')).toEqual([]);
    const code = scripts.filter(({ attributes }) => attributes.type !== 'speculationrules').map(({ code }) => code);
    expect(code).toEqual([expect.stringContaining('Escape')]);
    expect(code.join().length).toBeLessThan(1_000);
    expect(html).not.toContain('modulepreload');
  });
});

describe.each([...WITHOUT_SCRIPTS, ...WITH_SCRIPTS])('%s', (path) => {
  test('contains all its styles inline', async () => {
    const { styles, all } = await page(path);
    expect(styles.join('')).toContain('@font-face');
    expect(all('link').filter(({ attributes }) => attributes.rel === 'stylesheet')).toEqual([]);
  });
});

describe.each(WITH_SCRIPTS)('%s', (path) => {
  test('starts its script after everything else and preloads no script', async () => {
    const { scripts, html } = await page(path);
    const later = scripts.filter(({ attributes }) => attributes.type === 'text/later');
    expect(later).toHaveLength(1);
    expect(later[0]?.code).toContain('import');
    expect(scripts.filter(({ attributes }) => attributes.src || attributes.type === 'module')).toEqual([]);
    expect(html).not.toContain('modulepreload');
  });

  test('hydrates only its islands', async () => {
    const { html, all } = await page(path);
    expect(all('div').some(({ attributes }) => 'data-island' in attributes)).toBe(true);
    expect(html).not.toContain('__reactRouter');
  });

  test('permits the deferred script in its policy', async () => {
    const answer = await client.request(path);
    const later = (await readDocument(answer)).scripts.find(({ attributes }) => attributes.type === 'text/later');
    expect(directive(answer, 'script-src')).toContain(hashOf(later?.code ?? ''));
  });
});

describe.each([...WITHOUT_SCRIPTS, ...WITH_SCRIPTS, ...OF_STAFF])('%s', (path) => {
  test('has the language Slovak, one heading and a title', async () => {
    const document = await page(path);
    expect(document.all('html')[0]?.attributes.lang).toBe('sk');
    expect(document.headings).toHaveLength(1);
    expect(document.headings[0]).not.toBe('');
    expect(document.all('title')).toHaveLength(1);
    expect(document.title).toBeTruthy();
  });

  test('has its title and description for search engines', async () => {
    const document = await page(path);
    expect(document.meta('title')).toBeTruthy();
    expect(document.meta('description')).toBeTruthy();
  });

  test('permits exactly its own inline styles', async () => {
    const answer = await visit(path);
    const { styles } = await readDocument(answer);
    expect(directive(answer, 'style-src')).toEqual(["'self'", ...styles.map(hashOf)]);
  });

  test('permits exactly its own inline scripts', async () => {
    const answer = await visit(path);
    const allowed = directive(answer, 'script-src');
    const { scripts } = await readDocument(answer);
    const inline = scripts.filter(({ attributes }) => !attributes.src).map(({ code }) => hashOf(code));
    expect(allowed.filter((source) => source.startsWith("'sha256-")).sort()).toEqual([...new Set(inline)].sort());
    expect(allowed).toContain("'self'");
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
    // map tiles, loaded after a click, are the only external resource
    expect(policy.replace(/img-src[^;]*/, '')).not.toMatch(/https?:/);
    if (path !== '/kontakt') expect(policy).not.toMatch(/https?:/);
  });

  test('exposes no internal headers or nonces of the renderer', async () => {
    const answer = await visit(path);
    const own = [...answer.headers.keys()].filter((name) => name.startsWith('x-'));
    expect(own).toEqual(['x-content-type-options', 'x-request-id']);
    expect(await answer.text()).not.toContain('nonce="');
  });

  test('has no style or handler attributes, which its policy would block', async () => {
    const { html } = await page(path);
    expect(html).not.toMatch(/<[a-z][^<>]*\s(?:style|on[a-z]+)="/);
  });
});

describe('a name with markup', () => {
  test.each(['/kurzy-a-skolenia/zly', '/kurzy-a-skolenia?mesto=%C5%BDilina', '/dashboard', '/dashboard/prihlasky'])(
    'is shown as text on %s',
    async (path) => {
      const answer = await visit(path);
      const { html, scripts } = await readDocument(answer);
      expect(html).not.toContain('<script>alert');
      expect(scripts.some(({ code }) => code.startsWith('alert('))).toBe(false);
      for (const code of ['alert("kurz")', 'alert(1)']) {
        expect(directive(answer, 'script-src')).not.toContain(hashOf(code));
      }
    },
  );

  test('is the exact title of its page', async () => {
    const document = await page('/kurzy-a-skolenia/zly');
    expect(document.title).toBe(`${EVIL} – 15.12.2026, Žilina`);
    expect(document.headings).toEqual([EVIL]);
  });
});

describe('the page of a course', () => {
  test('that is over is readable and has no sign-up form', async () => {
    const { html, field, headings } = await page('/kurzy-a-skolenia/minuly');
    expect(headings).toEqual(['Kurz prvej pomoci']);
    expect(html).toContain('Kurz sa už konal.');
    expect(html).not.toContain('voľných');
    expect(html).not.toContain('Miesto Vám potvrdíme');
    expect(field('email')).toBeUndefined();
  });

  test('that is taking place says so and has no sign-up form', async () => {
    const { html, field } = await page('/kurzy-a-skolenia/prave-bezi');
    expect(html).toContain('Kurz práve prebieha.');
    expect(html).not.toContain('voľných');
    expect(html).not.toContain('Miesto Vám potvrdíme');
    expect(field('email')).toBeUndefined();
  });

  test('of today still has a sign-up form', async () => {
    const { html, field } = await page('/kurzy-a-skolenia/dnesny');
    expect(field('email')).toBeDefined();
    expect(html).not.toContain('Kurz sa už konal.');
  });

  test('that does not exist has no bare data', async () => {
    const answer = await client.request('/kurzy-a-skolenia/nikdy-nebol.data');
    expect(answer.status).toBe(404);
  });
});

test('staff pages are not indexed, public ones are', async () => {
  for (const path of ['/signIn', ...OF_STAFF, '/nic']) expect((await page(path)).meta('robots')).toBe('noindex');
  for (const path of ['/', '/kurzy-a-skolenia', '/kurzy-a-skolenia/prva-pomoc']) {
    expect((await page(path)).meta('robots')).toBeUndefined();
  }
});

test('every public page has speculation rules, and no other page does', async () => {
  const says = async (path: string) => (await page(path)).html.includes('speculationrules');
  for (const path of ['/', '/kontakt', '/kurzy-a-skolenia/prva-pomoc']) expect(await says(path), path).toBe(true);
  for (const path of ['/signIn', ...OF_STAFF]) expect(await says(path), path).toBe(false);
});

function visit(path: string): Promise<Response> {
  return client.request(
    path.replace(':id', signUpId),
    path.startsWith('/dashboard') ? { headers: client.staff } : {},
  );
}

async function page(path: string): Promise<Document> {
  return readDocument(await visit(path));
}
