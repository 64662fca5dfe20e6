import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { ENCODINGS, type Encoding } from './encodings.ts';
import { etagOf, type KeptAnswer } from './kept-answer.ts';

const ROOT = 'build/client';
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Encoding, string>;

/** Every file of the build by its address, hidden ones not: whatever else is asked for, no path leads out of it. */
const FILES: ReadonlySet<string> = new Set(
  existsSync(ROOT)
    ? readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
        .map((path) => `/${path}`)
        .filter((path) => extname(path) && !/\/\.|\.(br|gz)$/.test(path))
    : [],
);

/** What Hono does not know by name. */
const MEDIA_TYPES = new Map([
  ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]);

export function isFile(path: string): boolean {
  return FILES.has(path);
}

/** A file of the build with the encodings it was compressed in beforehand. Throws unless `isFile`. */
export function readKeptFile(path: string, headers: Record<string, string>): KeptAnswer {
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
