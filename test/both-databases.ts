import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { openTestApp, type TestApp } from './app.ts';

export type Engine = 'SQLite' | 'Postgres';

type Options = Omit<NonNullable<Parameters<typeof openTestApp>[0]>, 'postgresUrl'>;

/** Opens an app on a new database; it is closed after the test, or after all tests if opened in `beforeAll`. */
export type OpenOnEngine = (options?: Options) => Promise<TestApp>;

/** Runs the tests once on SQLite and once on PostgreSQL; `%s` in the name is the engine. */
export function onBothDatabases(name: string, tests: (open: OpenOnEngine, engine: Engine) => void): void {
  describe.each<Engine>(['SQLite', 'Postgres'])(name, (engine) => {
    const opened = { forTest: [] as TestApp[], forAll: [] as TestApp[] };
    let isTest = false;
    const closeAll = async (apps: TestApp[]) => {
      for (const { close } of apps.splice(0).reverse()) await close();
    };
    beforeEach(() => {
      isTest = true;
    });
    afterEach(async () => {
      isTest = false;
      await closeAll(opened.forTest);
    });
    afterAll(() => closeAll(opened.forAll));
    tests(async (options) => {
      const app = await openTestApp({
        ...options,
        postgresUrl: engine === 'Postgres' ? inject('postgresUrl') : undefined,
      });
      (isTest ? opened.forTest : opened.forAll).push(app);
      return app;
    }, engine);
  });
}
