import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';

onBothDatabases('the texts of a new installation on %s', (openTestApp) => {
  let running: TestApp;

  test('require instruction within three years and no medical opinion by e-mail', async () => {
    running = await openTestApp({ changesSchema: true });
    const { db } = running.app;
    const types = await db.selectFrom('courseType').selectAll().execute();
    const templates = await db.selectFrom('emailTemplate').selectAll().execute();
    expect([types.length, templates.length]).toEqual([13, 4]);
    const texts = JSON.stringify([types, templates]);
    expect(texts).toContain('zákon žiada najmenej raz za tri roky');
    expect(texts).not.toMatch(/raz za dva roky|nám pošlite|požičiame|naše zhrnutie/);
    expect(texts.match(/doklad o zdravotnej spôsobilosti(?!, nie starší ako 6 mesiacov)/g)).toBeNull();
  });
});
