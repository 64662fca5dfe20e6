import { expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { findCompany, findCompanyRecord, saveCompany } from './company.ts';

onBothDatabases('the company on %s', (openTestApp) => {
  let running: TestApp;

  test('is empty before it is filled in, and complete afterwards', async () => {
    running = await openTestApp();
    const { app } = running;
    expect(await findCompany(app.db)).toEqual(EMPTY_COMPANY);
    await fillInCompany(app, { shortName: 'Vzor', unknown: 'from an older version' });
    expect(await findCompany(app.db)).toEqual({ ...EMPTY_COMPANY, shortName: 'Vzor' });
  });

  test('is saved for the first time and again, and each change is announced', async () => {
    running = await openTestApp();
    const { app } = running;
    const announced: string[] = [];
    app.announcements.listen((topic) => announced.push(topic));
    expect(await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, phone: '1' }, ''))).toEqual({
      outcome: 'saved',
    });
    const { updatedAt } = await findCompanyRecord(app.db);
    running.wait({ minutes: 1 });
    expect(
      await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, phone: '2' }, updatedAt)),
    ).toEqual({ outcome: 'saved' });
    expect(await findCompany(app.db)).toEqual({ ...EMPTY_COMPANY, phone: '2' });
    expect(announced).toEqual(['company', 'company']);
  });

  test('is not saved over another user’s later save', async () => {
    running = await openTestApp();
    const { app } = running;
    await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, phone: '1' }, ''));
    const saved = (await findCompanyRecord(app.db)).updatedAt;
    running.wait({ minutes: 1 });
    await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, phone: 'from Jana' }, saved));
    running.wait({ minutes: 1 });
    expect(
      await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, phone: 'from Peter' }, saved)),
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

  test('is saved by one of two concurrent users, and the other is notified of the conflict', async () => {
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
