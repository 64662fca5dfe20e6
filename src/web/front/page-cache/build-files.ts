import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type CachedPage, etagOf } from './cached-page.ts';
import { ENCODINGS, type Encoding } from './encodings.ts';

const ROOT = 'build/client';
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Encoding, string>;

/** Every file of the build by its address, hidden ones excluded; no other path is ever read. */
const FILES: ReadonlySet<string> = new Set(
  existsSync(ROOT)
    ? readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
        .map((path) => `/${path}`)
        .filter((path) => extname(path) && !/\/\.|\.(br|gz)$/.test(path))
    : [],
);

/** Media types Hono has no extension for. */
const MEDIA_TYPES = new Map([
  ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]);

export function isFile(path: string): boolean {
  return FILES.has(path);
}

/** A file of the build with its precompressed encodings. Throws unless `isFile`. */
export function readBuildFile(path: string, headers: Record<string, string>): CachedPage {
  if (!isFile(path)) throw new Error('There is no such file in the build');
  const encodings = ENCODINGS.filter((encoding) => existsSync(join(ROOT, path + ENDINGS[encoding])));
  const read = (encoding: Encoding) => readFileSync(join(ROOT, path + ENDINGS[encoding]));
  const identity = read('identity');
  const compressed = encodings.filter((encoding) => encoding !== 'identity');
  return {
    status: 200,
    headers: {
      'content-type': mediaType(path),
      ...(compressed.length > 0 && { vary: 'Accept-Encoding' }),
      ...headers,
    },
    encodings,
    bodies: { identity, ...Object.fromEntries(compressed.map((encoding) => [encoding, read(encoding)])) },
    etag: etagOf(identity),
    dependsOn: new Set(),
    isForVisitors: false,
    route: '/*',
    freshUntil: Number.POSITIVE_INFINITY,
  };
}

export function mediaType(path: string): string {
  return MEDIA_TYPES.get(extname(path)) ?? getMimeType(path) ?? 'application/octet-stream';
}
