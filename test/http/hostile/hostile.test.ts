import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { SITE_MAP } from '../route-patterns.ts';
import { EVERY_FORM } from './every-form.ts';
import { ENCODINGS } from './form-encodings.ts';
import { faultsOf } from './harmless.ts';
import { EVERY_CALL } from './hostile-calls.ts';
import { MARKUP } from './hostile-values.ts';
import { sendHostile } from './send-hostile.ts';
import { openWorld, type World } from './stored-world.ts';

/** The same seed in every run; `npm run torture` tries others. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_120);
const CASES = process.env.HOSTILE_CASES;

test.each([
  ['SQLite', 1_000],
  ['Postgres', 150],
] as const)(
  'random hostile requests do no harm on %s',
  async (engine, cases) => {
    const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
    const run = { seed: SEED, cases: Number(CASES ?? cases), postgresUrl };
    const faults = await sendHostile(run);
    console.log(`     ${engine}: ${run.cases} hostile cases of seed ${run.seed}, ${faults.length} faults`);
    // compares the length, because the diff of long texts takes longer than the cases
    expect(faults.length, faults.slice(0, 20).join('\n')).toBe(0);
  },
  3_600_000,
);

describe.each(['SQLite', 'Postgres'])('a hostile request that once did harm does none on %s:', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine === 'Postgres' ? inject('postgresUrl') : undefined);
  });
  afterAll(() => world.close());

  // PostgreSQL texts cannot contain NUL, which used to fail in a query
  test.each([
    ['/dashboard/kurzy/zverejnenie', 'id', 303],
    ['/dashboard/kurzy/skrytie', 'id', 303],
    ['/dashboard/posta/vyradenie', 'id', 303],
    ['/dashboard/prihlasky/precitanie', 'id', 303],
    ['/dashboard/prihlasky/zrusenie', 'id', 302],
    ['/dashboard/dnes/krok', 'id', 303],
    ['/dashboard/dnes/lektor', 'lektor', 303],
    ['/dashboard/prihlasky/nova', 'courseId', 422],
  ])('%s with a NUL in its %s', async (path, name, status) => {
    const { client } = world;
    for (const body of [new URLSearchParams({ [name]: 'a\0b' }), formOf(name, 'a\0b')]) {
      const answer = await client.request(path, { method: 'POST', headers: client.staff, body });
      await answer.body?.cancel();
      expect(answer.status).toBe(status);
    }
  });
});

test('the check of answers reports each fault of an answer that has all of them', () => {
  const text = `Error: constraint failed\n    at save (/srv/app/build/server/index.js:1:2)\n${MARKUP}`;
  const bad = new Response(text, {
    status: 500,
    headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public' },
  });
  expect(faultsOf('POST', bad, text, 60_000)).toEqual([
    'answers 500',
    'tells of its insides',
    'has the sender’s markup',
    'may be sniffed',
    'may be kept by a cache',
    'took 60000 ms',
  ]);
});

function formOf(name: string, text: string): FormData {
  const form = new FormData();
  form.append(name, text);
  return form;
}

describe('the list of valid forms for hostile requests', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  /** Refused in a test, which has no earlier step, code, mail server or directory. */
  const REFUSED: Record<string, number> = {
    '/signIn/overenie': 401,
    '/signIn/oidc': 404,
    '/signIn/zabudnute-heslo': 404,
    '/signIn/nove-heslo': 422,
    '/signIn/pokracovanie': 401,
    '/dashboard/*': 404,
    '/dashboard/ucet/overenie/potvrdenie': 422,
  };

  test('has a row for every address that accepts a form and for every API call', async () => {
    const { client } = world;
    const takesForm = async (path: string) => {
      const answer = await client.request(path.replace(/:\w+|\*/g, 'nic'), { method: 'PATCH' });
      return answer.headers.get('Allow')?.includes('POST');
    };
    const taking: string[] = [];
    for (const path of SITE_MAP) if (await takesForm(path)) taking.push(path);
    expect(Object.keys(EVERY_FORM).sort()).toEqual(taking.sort());
    const { paths } = await (await client.request('/api/openapi.json')).json();
    const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(Object.keys(EVERY_CALL).sort()).toEqual(calls.sort());
  });

  test('contains only forms that are accepted unchanged', async () => {
    const refused: string[] = [];
    for (const [row, form] of Object.entries(EVERY_FORM)) {
      const sent = form(world.stored);
      const { bytes, headers } = sent.text
        ? { bytes: Buffer.from(sent.text), headers: {} }
        : ENCODINGS.multipart(sent);
      const own = sent.by === 'staff' ? { ...headers, ...world.client.staff } : headers;
      const client = sent.by === 'newcomer' ? world.newcomer : world.client;
      const { status } = await client.request(sent.path, { method: 'POST', headers: own, body: bytes as BodyInit });
      const isExpected = REFUSED[row] ? status === REFUSED[row] : status < 400;
      if (!isExpected) refused.push(`${status} ${row}`);
    }
    expect(refused).toEqual([]);
  });
});
