import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { aSignUp, offer, openClient, setUpClient, signUp } from '../client.ts';

const COURSE = '/kurzy-a-skolenia/prva-pomoc';
const FINDER = '/kurzy-a-skolenia';
const ZILINA = `${FINDER}?mesto=%C5%BDilina`;

const client = await setUpClient();
let courseId: string;

beforeAll(async () => {
  courseId = (await offer(client, { slug: '/prva-pomoc' })).id;
});

/** The path with every character percent-encoded whose bit is set. */
function spelled(path: string, bits: number): string {
  const escaped = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
  return [...path].map((character, index) => ((bits << 1) & (1 << index) ? escaped(character) : character)).join('');
}

describe('the page cache', () => {
  beforeEach(async () => {
    client.app.announcements.notifyListeners(['courses']);
    await databaseOf(client.app).updateTable('course').set({ nameOfCourse: 'Kurz prvej pomoci' }).execute();
  });

  test('is not filled by invented addresses: a page stays cached during 1 300 such requests', {
    timeout: 120_000,
  }, async () => {
    await client.request(COURSE);
    await databaseOf(client.app).updateTable('course').set({ nameOfCourse: 'Zmenené potajomky' }).execute();
    for (let number = 1; number <= 1_000; number += 1) await client.request(spelled(FINDER, number));
    for (let number = 0; number < 100; number += 1) {
      await client.request(`${FINDER}?mesto=${number}`);
      await client.request(`/nic-${number}`);
      await client.request(`/blog/nic-${number}`);
    }
    expect(await (await client.request(COURSE)).text()).not.toContain('Zmenené potajomky');
  });

  test('contains no confirmation page of a single applicant', async () => {
    const { id } = await signUp(client, aSignUp({ courseId }));
    const own = await client.request(`${COURSE}?prihlaska=${id}`);
    expect(own.headers.get('Cache-Control')).toBe('no-store');
    expect(await own.text()).toContain('Miesto na kurze je Vaše');
    await databaseOf(client.app).updateTable('signUp').set({ status: 'waiting' }).execute();
    expect(await (await client.request(`${COURSE}?prihlaska=${id}&x=1`)).text()).toContain('náhradníkmi');
    const everybodys = await client.request(COURSE);
    expect(everybodys.headers.get('ETag')).not.toBeNull();
    expect(await everybodys.text()).not.toContain('Miesto na kurze je Vaše');
  });

  test('contains nothing that only staff see', async () => {
    for (const path of ['/', COURSE, '/kontakt', '/nic']) {
      const html = await (await client.request(path, { headers: client.staff })).text();
      expect(html).not.toMatch(/jana/i);
      expect(await (await client.request(path)).text()).toBe(html);
    }
  });
});

test('a foreign Host header does not appear in any cached page', async () => {
  const other = await openClient({ environment: { DEMO_CONTENT: 'on' } });
  for (const path of ['/', '/kontakt', FINDER, ZILINA, '/blog', '/podcast', '/nic', '/modelove-riesenia']) {
    const headers = { Host: 'cudzi.example', 'X-Forwarded-Host': 'cudzi.example' };
    const first = await other.web.request(new Request(`http://cudzi.example${path}`, { headers }));
    const html = await first.text();
    expect(html).not.toContain('cudzi.example');
    expect(await (await other.request(path)).text()).toBe(html);
  }
  await other.close();
});
