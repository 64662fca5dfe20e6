import { expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { findCompany, findCompanyRecord, saveCompany } from './company.ts';

onBothDatabases('the company on %s', (openTestApp) => {
  let running: TestApp;

  test('is empty before anybody filled it in, and whole afterwards', async () => {
    running = await openTestApp();
    const { app } = running;
    expect(await findCompany(app.db)).toEqual(EMPTY_COMPANY);
    await fillInCompany(app, { shortName: 'Vzor', unknown: 'from an older version' });
    expect(await findCompany(app.db)).toEqual({ ...EMPTY_COMPANY, shortName: 'Vzor' });
  });

  test('is saved, the first time and again, and everybody hears of it', async () => {
    running = await openTestApp();
    const { app } = running;
    const heard: string[] = [];
    app.announcements.listen((topic) => heard.push(topic));
    expect(await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, phone: '1' }, ''))).toEqual({
      outcome: 'saved',
    });
    const { updatedAt } = await findCompanyRecord(app.db);
    running.wait({ minutes: 1 });
    expect(
      await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, phone: '2' }, updatedAt)),
    ).toEqual({ outcome: 'saved' });
    expect(await findCompany(app.db)).toEqual({ ...EMPTY_COMPANY, phone: '2' });
    expect(heard).toEqual(['company', 'company']);
  });

  test('is not saved over what somebody else has saved meanwhile', async () => {
    running = await openTestApp();
    const { app } = running;
    await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, phone: '1' }, ''));
    const seen = (await findCompanyRecord(app.db)).updatedAt;
    running.wait({ minutes: 1 });
    await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, phone: 'from Jana' }, seen));
    running.wait({ minutes: 1 });
    expect(
      await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, phone: 'from Peter' }, seen)),
    ).toEqual({
      outcome: 'changed-meanwhile',
    });
    expect(
      await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, phone: 'from Eva' }, '')),
    ).toEqual({
      outcome: 'changed-meanwhile',
    });
    expect((await findCompany(app.db)).phone).toBe('from Jana');
  });

  test('of two who fill it in at once one is told', async () => {
    running = await openTestApp();
    const { app } = running;
    const outcomes = await Promise.all(
      ['1', '2'].map(
        async (phone) =>
          (await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, phone }, ''))).outcome,
      ),
    );
    expect(outcomes.sort()).toEqual(['changed-meanwhile', 'saved']);
  });
});
