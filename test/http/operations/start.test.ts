import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { failingStart, startServer } from '../../server-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bozp-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The error message of a start that must fail; the process has exited with one sentence and a code. */
async function refusal(environment: Record<string, string> = {}): Promise<string> {
  const { code, words } = await failingStart({ DATA_DIR: folder, ...environment });
  expect(code).toBe(1);
  expect(words.trim().split('\n')).toHaveLength(1);
  return words.trim();
}

describe('the server refuses to start', () => {
  test('when another program listens on the port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await refusal({ PORT: String(port), HOST: '127.0.0.1' })).toMatch(/^PORT: .*another program listens/);
    other.close();
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ HOST: '203.0.113.7' }, /^HOST: /],
    [{ HOST: 'nikde.invalid' }, /^HOST: /],
    [{ PORT: '80a' }, /PORT is a whole number/],
    [{ SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'kurzy@example.sk' }, /BASE_URL is missing/],
    // one letter of the key is wrong
    [
      { BACKUP_KEY: 'AGE-SECRET-KEY-15X83LZVL44EMRM8MJT298SC9VJ38FEQYU0H28HCZKS2VSTQTUWWSVW0Z9X' },
      /BACKUP_KEY is a key/,
    ],
    [{ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' }, /^DATABASE_URL: .*no database answers/],
    [{ DATABASE_URL: 'postgres://nobody:nothing@nikde.invalid/none' }, /^DATABASE_URL: .*no database answers/],
  ])('with the settings %o', async (environment, about) => {
    expect(await refusal(environment)).toMatch(about);
  });

  test('when the Postgres server refuses the password or has no such database', async () => {
    const url = inject('postgresUrl');
    expect(await refusal({ DATABASE_URL: `${url}/niet` })).toMatch(/^DATABASE_URL: the server has no database/);
    const wrong = url.replace(/:[^:@]+@/, ':zle-heslo@');
    expect(await refusal({ DATABASE_URL: `${wrong}/postgres` })).toMatch(/^DATABASE_URL: the database refuses/);
    const without = url.replace(/:[^:@]+@/, '@');
    expect(await refusal({ DATABASE_URL: `${without}/postgres` })).toMatch(/^DATABASE_URL: the database refuses/);
  });

  test('when TLS to the Postgres server is not possible', async () => {
    const url = `${inject('postgresUrl')}/postgres?sslmode=verify-full`;
    expect(await refusal({ DATABASE_URL: url })).toMatch(/^DATABASE_URL: no TLS connection .*sslrootcert/);
    expect(await refusal({ DATABASE_URL: `${url}&sslrootcert=/none` })).toBe('/none: there is no such file.');
  });

  test('in a folder that has no build', async () => {
    expect(await failingStart({ DATA_DIR: folder }, folder)).toEqual({
      code: 1,
      words: 'The working directory has no build/client: start the server in the folder that holds build.\n',
    });
  });

  test('when DATA_DIR is a file', async () => {
    await writeFile(join(folder, 'subor'), '');
    expect(await refusal({ DATA_DIR: join(folder, 'subor') })).toMatch(/^DATA_DIR: /);
  });

  test('when a folder has the name of the database file', async () => {
    await mkdir(join(folder, 'bozp.sqlite'));
    expect(await refusal()).toMatch(/^DATA_DIR: /);
  });
});

describe('a used database file', () => {
  const file = () => join(folder, 'bozp.sqlite');
  let used: string;
  beforeAll(async () => {
    used = await mkdtemp(join(tmpdir(), 'bozp-used-'));
    const server = await startServer({ DATA_DIR: used });
    expect(await server.stop()).toBe(0);
    await server.close();
  });
  beforeEach(() => cp(used, folder, { recursive: true }));
  afterAll(() => rm(used, { recursive: true, force: true }));

  test.each([
    ['is broken', /is no database/, () => writeFile(file(), 'toto nie je databáza'.repeat(1_000))],
    ['is cut', /is damaged/, async () => truncate(file(), Math.floor((await readFile(file())).length / 2))],
    ['is emptied', /missing or empty/, () => truncate(file(), 0)],
    ['is missing beside its secret', /missing or empty/, () => rm(file())],
    [
      'contains garbage in its middle',
      /is damaged/,
      async () => {
        const bytes = await readFile(file());
        await writeFile(file(), bytes.fill(0xa5, 3 * 4_096, 9 * 4_096));
      },
    ],
  ])('that %s is neither opened nor silently replaced', async (_, about, harm) => {
    await harm();
    expect(await refusal()).toMatch(about);
    // the second start must fail as well
    expect(await refusal()).toMatch(about);
  });

  test('is opened again with all its data', async () => {
    const server = await startServer({ DATA_DIR: folder });
    const courses = await fetch(`${server.url}/getCourses`).then((answer) => answer.json());
    expect(courses.length).toBeGreaterThan(5);
    const second = await failingStart({ DATA_DIR: folder });
    expect(second).toMatchObject({ code: 1, words: expect.stringContaining('another running process') });
    await server.close();
  });
});
