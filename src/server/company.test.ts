import { afterEach, describe, expect, inject, test } from 'vitest';
import { EMPTY_COMPANY } from '#domain/company.ts';
import { fillInCompany, openTestApp, type TestApp } from '../../test/app.ts';
import { findCompany } from './company.ts';

describe.each(['SQLite', 'Postgres'])('the company on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  afterEach(() => running.close());

  test('is empty before anybody filled it in, and whole afterwards', async () => {
    running = await openTestApp({ postgresUrl });
    const { app } = running;
    expect(await findCompany(app.db)).toEqual(EMPTY_COMPANY);
    await fillInCompany(app, { shortName: 'Vzor', unknown: 'from an older version' });
    expect(await findCompany(app.db)).toEqual({ ...EMPTY_COMPANY, shortName: 'Vzor' });
  });
});
