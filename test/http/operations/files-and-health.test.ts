import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ATTACHMENT_CATALOGUE } from '#domain/courses/attachment.ts';
import { COURSE_ICONS } from '#domain/courses/course.ts';
import { databaseOf } from '../../database-of.ts';
import { aSignUp, bytesOf, json, openClient, setUpClient } from '../client.ts';

const client = await setUpClient();

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('a public file', () => {
  const types: [path: string, type: string][] = [
    ['/favicon.svg', 'image/svg+xml'],
    ...COURSE_ICONS.map(({ image }): [string, string] => [image, 'image/svg+xml']),
    ...ATTACHMENT_CATALOGUE.map(({ url }): [string, string] => [url, url.endsWith('docx') ? DOCX : XLSX]),
  ];

  test.each(types)('%s is served with its media type', async (path, type) => {
    const answer = await client.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')?.split(';')[0]).toBe(type);
    expect(await bytesOf(answer)).toEqual(new Uint8Array(readFileSync(`public${path}`)));
  });

  test('is an icon under the name every browser requests', async () => {
    const answer = await client.request('/favicon.ico');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/x-icon']);
    const bytes = await bytesOf(answer);
    expect(bytes.length).toBeLessThan(5_000);
    const head = new DataView(bytes.buffer, bytes.byteOffset);
    expect([head.getUint16(0, true), head.getUint16(2, true), head.getUint16(4, true)]).toEqual([0, 1, 3]);
    const [length, offset] = [head.getUint32(6 + 8, true), head.getUint32(6 + 12, true)];
    const { format, width, height } = await sharp(bytes.slice(offset, offset + length)).metadata();
    expect([format, width, height]).toEqual(['png', 16, 16]);
  });

  test('is cached by the browser for a day', async () => {
    for (const [path] of types) {
      const answer = await client.request(path);
      expect([path, answer.headers.get('Cache-Control')]).toEqual([path, 'public, max-age=86400']);
      await answer.body?.cancel();
    }
  });

  test.each(['js', 'css', 'woff2'])('of the build (.%s) is cached by the browser permanently', async (extension) => {
    for (const name of built(extension)) {
      const answer = await client.request(`/assets/${name}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      await answer.body?.cancel();
    }
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('of the build is sent precompressed as %s', async (encoding, decode) => {
    const [name] = built('css');
    const answer = await client.request(`/assets/${name}`, { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/css/);
    expect(new Uint8Array(decode(await bytesOf(answer)))).toEqual(
      new Uint8Array(readFileSync(`build/client/assets/${name}`)),
    );
  });

  test('answers HEAD without its bytes', async () => {
    const answer = await client.request('/favicon.svg', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test('linked by a page exists', async () => {
    for (const page of ['/', '/kurzy-a-skolenia', '/signIn', '/404']) {
      const html = await (await client.request(page)).text();
      const files = [...html.matchAll(/(?:src|href)="(\/[^"#?]+\.[a-z0-9]+)"/g)].map(([, path = '']) => path);
      expect(files.length).toBeGreaterThan(0);
      for (const file of new Set(files)) expect([file, (await client.request(file)).status]).toEqual([file, 200]);
    }
  });
});

describe('a range request for a file', () => {
  const part = async (Range: string) => {
    const answer = await client.request('/favicon.svg', { headers: { Range } });
    return [answer.status, answer.headers.get('Content-Range') !== null, (await answer.text()).length];
  };

  test.each(['lines=1', 'bytes', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=0-1,3-4', 'BYTES=0-1', '0-1', ''])(
    'with an unreadable range gets the whole file: „%s“',
    async (range) => {
      const whole = (await (await client.request('/favicon.svg')).text()).length;
      expect(await part(range)).toEqual([200, false, whole]);
    },
  );

  test('gets the range, or a refusal beyond the end of the file', async () => {
    expect(await part('bytes=0-3')).toEqual([206, true, 4]);
    expect(await part('bytes=-5')).toEqual([206, true, 5]);
    expect((await part('bytes=99999999999999999999-')).slice(0, 2)).toEqual([416, true]);
  });
});

describe('a private file', () => {
  test.each([
    '/..%2f..%2fpackage.json',
    '/..%2F..%2Fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/../../server/index.js',
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/%2e%2e%2f%2e%2e%2fserver/index.js',
    '/assets/..%5c..%5cserver%5cindex.js',
    '/assets/....//....//server/index.js',
    '/assets/%252e%252e%252fserver/index.js',
    '/assets//etc/passwd.txt',
    '/%00.svg',
    '/favicon.svg%00.html',
    '/package.json',
    '/package-lock.json',
    '/tsconfig.json',
    '/server.ts',
    '/server/index.js',
    '/build/server/index.js',
    '/build/client/favicon.svg',
    '/src/web/front/http.ts',
    '/content/navigation.ts',
    '/public/favicon.svg',
    '/data/bozp.sqlite',
    '/.env',
    '/.git/config.txt',
    '/.vite/manifest.json',
    '/node_modules/hono/package.json',
    '/assets/nie-je-tu.js',
    '/assets/',
    '/assets',
    '/ikony',
    '/prihlasky/nie-je-tu.docx',
  ])('is not served: %s', async (path) => {
    let answer = await client.request(path);
    if (answer.status === 301) answer = await client.request(answer.headers.get('Location') ?? '');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    expect(text).toContain('Požadovaná stránka neexistuje');
    expect(text).not.toMatch(/"dependencies"|createWeb|(?<!:)root:/);
  });

  test.each(['/%', '/%E0%A4%A', '/%E0%A4%A.svg', '/assets/%E0%A4%A.js', '/kurzy-a-skolenia/%E0%A4%A'])(
    'is not served by a malformed address: %s',
    async (path) => {
      const { status } = await client.request(path);
      expect([400, 404]).toContain(status);
    },
  );

  test('is not in the build: neither source maps nor modules of the server', () => {
    for (const name of readdirSync('build/client', { recursive: true, encoding: 'utf8' })) {
      expect(name).not.toMatch(/\.(map|ts|tsx|sqlite|env)$/);
      if (name.endsWith('.js'))
        expect(readFileSync(`build/client/${name}`, 'utf8')).not.toMatch(
          /openid-client|kysely|node:(fs|crypto|sqlite)/,
        );
    }
  });
});

describe('the server process', () => {
  test('is healthy while it answers, and ready while its database answers', async () => {
    const ailing = await openClient();
    const sendRequest = async (path: string) => {
      const answer = await ailing.request(path);
      return [answer.status, await answer.text()];
    };
    expect(await sendRequest('/healthz')).toEqual([200, 'ok']);
    expect(await sendRequest('/readyz')).toEqual([200, 'ok']);
    await databaseOf(ailing.app).destroy();
    expect(await sendRequest('/readyz')).toEqual([503, 'without database']);
    expect(await sendRequest('/readyz?only=leaving')).toEqual([200, 'ok']);
    expect(await sendRequest('/healthz')).toEqual([200, 'ok']);
    await ailing.close();
  });

  test('answers with an error page and the request id when its database fails', async () => {
    const ailing = await openClient();
    await ailing.request('/');
    await databaseOf(ailing.app).destroy();
    const page = await ailing.request('/kurzy-a-skolenia?mesto=%C5%BDilina');
    expect(page.status).toBe(500);
    const html = await page.text();
    expect(html).toContain('Stránku sa nepodarilo zobraziť');
    expect(html).not.toMatch(/sqlite|kysely|at .*\.js|driver/i);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const calls: [string, RequestInit][] = [
      ['/api/sendCourse', json(aSignUp({ courseId: 'x' }))],
      ['/getCourses', {}],
    ];
    for (const [path, init] of calls) {
      const call = await ailing.request(path, init);
      expect([path, call.status, call.headers.get('Content-Type')]).toEqual([
        path,
        500,
        'application/problem+json; charset=utf-8',
      ]);
    }
    expect((await ailing.request('/')).status).toBe(200);
    await ailing.close();
  });

  test('is not ready before every migration has run', async () => {
    const old = await openClient();
    await databaseOf(old.app)
      .deleteFrom('kysely_migration' as 'course')
      .where('name' as 'id', 'like', '0002%')
      .execute();
    expect((await old.request('/readyz')).status).toBe(503);
    await old.close();
  });
});

function built(extension: string): string[] {
  expect(existsSync('build/client/assets')).toBe(true);
  return readdirSync('build/client/assets').filter((name) => name.endsWith(`.${extension}`));
}
