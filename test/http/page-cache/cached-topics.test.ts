import { beforeAll, describe, expect, test } from 'vitest';
import { SITE_PAGES } from '../../../build/server/index.js';
import { databaseOf } from '../../database-of.ts';
import { aSignUp, offer, setUpClient, signUp } from '../client.ts';
import { text } from './cached-page.ts';

const COURSE = '/kurzy-a-skolenia/prva-pomoc';
const CALLS = ['/getCourses', '/api/articles', '/sitemap.xml', '/blog/rss.xml', '/podcast/rss.xml'];

const client = await setUpClient({ environment: { DEMO_CONTENT: 'on', BASE_URL: 'https://www.example.sk' } });
let courseId: string;

beforeAll(async () => {
  courseId = (await offer(client, { slug: '/prva-pomoc', capacity: 12 })).id;
});

describe('a sign-up', () => {
  test('renews the cached page of its course, but not the pages of articles', async () => {
    expect(await text(client, COURSE)).toContain('12 voľných z 12');
    const blog = await text(client, '/blog');
    await databaseOf(client.app).updateTable('article').set({ title: 'Zmenené potajomky' }).execute();
    await signUp(client, aSignUp({ courseId }));
    expect(await text(client, COURSE)).not.toContain('12 voľných z 12');
    expect(await text(client, '/blog')).toBe(blog);
  });
});

test.each([...SITE_PAGES, COURSE, ...CALLS])('%s is identical after renewal and answers 304', async (path) => {
  const before = await client.request(path);
  client.app.announcements.notifyListeners(['courses', 'company', 'articles', 'episodes']);
  client.wait({ seconds: 1 });
  const after = await client.request(path, { headers: { 'If-None-Match': before.headers.get('ETag') ?? 'none' } });
  expect(after.status).toBe(304);
});

test.each(CALLS)('%s is cached for visitors with any cookies', async (path) => {
  const first = await (await client.request(path)).text();
  await databaseOf(client.app)
    .updateTable('article')
    .set({ slug: 'potajomky' })
    .where('slug', 'like', 'cvicny%')
    .execute();
  await databaseOf(client.app).updateTable('course').set({ price: '1 €' }).execute();
  expect(await (await client.request(path, { headers: { Cookie: '_ga=GA1.1; x=y' } })).text()).toBe(first);
});

test('staff get all courses including hidden ones, and visitors still do not', async () => {
  await databaseOf(client.app).updateTable('course').set({ status: 'inactive' }).where('id', '=', courseId).execute();
  client.app.announcements.notifyListeners(['courses']);
  for (let time = 0; time < 2; time += 1) {
    const staff = await client.request('/getCourses', { headers: client.staff });
    expect(staff.headers.get('Cache-Control')).toBe('no-store');
    expect(await staff.text()).toContain('/prva-pomoc');
    expect(await text(client, '/getCourses')).not.toContain('"/prva-pomoc"');
  }
});

test('the most requested pages are cached at the start', async () => {
  await client.web.warmPages();
  const changed = { title: 'Premenované potichu' };
  await databaseOf(client.app).updateTable('article').set(changed).execute();
  for (const path of ['/', '/blog', '/blog/rss.xml']) expect(await text(client, path)).not.toContain(changed.title);
  client.app.announcements.notifyListeners(['articles']);
  expect(await text(client, '/blog')).toContain(changed.title);
});
