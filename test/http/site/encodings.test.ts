import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { bytesOf, offer, setUpClient } from '../client.ts';

const page = '/kurzy-a-skolenia/prva-pomoc';

const client = await setUpClient();

beforeAll(async () => {
  await offer(client, { slug: '/prva-pomoc', capacity: 12 });
});

describe('the encoding of a page', () => {
  const decoders: Record<string, (bytes: Uint8Array) => Uint8Array> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    deflate: inflateSync,
    none: (bytes) => bytes,
  };

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0', 'gzip'],
    ['identity', 'none'],
    ['', 'none'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'none'],
    ['brotli-neznamy', 'none'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'none'],
    ['identity;q=0.5, *;q=0', 'none'],
    [',,;;q=,"', 'none'],
  ])('for „%s“ is %s and decodes to the same page', async (accepted, expected) => {
    const plain = await (await client.request(page)).text();
    for (const path of [page, '/signIn']) {
      const answer = await client.request(path, { headers: { 'Accept-Encoding': accepted } });
      const encoding = answer.headers.get('Content-Encoding') ?? 'none';
      if (path === page) expect(encoding).toBe(expected);
      expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
      const text = new TextDecoder().decode(decoders[encoding]?.(await bytesOf(answer)));
      if (path === page) expect(text).toBe(plain);
      else expect(text).toContain('<h1>Prihlásenie</h1>');
    }
  });
});
