import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anEpisode, JANA } from '../../../test/builders.ts';
import { listEpisodes } from '../../../test/episodes.ts';
import {
  createEpisode,
  deleteEpisode,
  findEpisode,
  findLastEpisodeChange,
  listPublishedEpisodes,
  nextEpisodeNumber,
  updateEpisode,
} from './episodes.ts';

onBothDatabases('episodes on %s', (openTestApp) => {
  let running: TestApp;

  async function open() {
    running = await openTestApp();
    return running.app;
  }

  test('are listed newest first, and are public from their day on', async () => {
    const app = await open();
    await app.change(JANA, (change) => createEpisode(change, anEpisode({ number: 1, day: '2026-11-13' })));
    await app.change(JANA, (change) => createEpisode(change, anEpisode({ number: 2, day: '2026-11-20' })));
    await app.change(JANA, (change) => createEpisode(change, anEpisode({ number: 3, day: '2026-11-27' })));
    expect((await listEpisodes(app.db)).map(({ number }) => number)).toEqual([3, 2, 1]);
    const { episodes, total } = await listPublishedEpisodes(app.db, '2026-11-20', { page: 1, pageSize: 5 });
    expect([episodes.map(({ number }) => number), total]).toEqual([[2, 1], 2]);
    expect(await findLastEpisodeChange(app.db, '2026-11-20')).toContain('2026-11-20');
    expect(await nextEpisodeNumber(app.db)).toBe(4);
  });

  test('never share a number', async () => {
    const app = await open();
    expect(await nextEpisodeNumber(app.db)).toBe(1);
    await app.change(JANA, (change) => createEpisode(change, anEpisode({ number: 1 })));
    await app.change(JANA, (change) => createEpisode(change, anEpisode({ number: 2 })));
    expect(await app.change(JANA, (change) => createEpisode(change, anEpisode({ number: 1 })))).toBe('number-taken');
    const second = (await listEpisodes(app.db)).find(({ number }) => number === 2);
    expect(
      await app.change(JANA, (change) =>
        updateEpisode(change, second?.id ?? '', second?.updatedAt ?? '', anEpisode({ number: 1 })),
      ),
    ).toBe('number-taken');
  });

  test('are not saved over another user’s later save', async () => {
    const app = await open();
    await app.change(JANA, (change) => createEpisode(change, anEpisode({ number: 1 })));
    const { id = '', updatedAt = '' } = (await listEpisodes(app.db))[0] ?? {};
    running.wait({ minutes: 1 });
    expect(
      await app.change(JANA, (change) =>
        updateEpisode(change, id, updatedAt, anEpisode({ number: 1, title: 'Jana' })),
      ),
    ).toBe('saved');
    expect(
      await app.change(JANA, (change) =>
        updateEpisode(change, id, updatedAt, anEpisode({ number: 1, title: 'Peter' })),
      ),
    ).toBe('changed-meanwhile');
    expect((await findEpisode(app.db, id))?.title).toBe('Jana');
    expect(await app.change(JANA, (change) => updateEpisode(change, 'nikdy', updatedAt, anEpisode()))).toBe(
      'not-found',
    );
  });

  test('are deleted once, and every change is announced', async () => {
    const app = await open();
    const announced: string[] = [];
    app.announcements.listen((topic) => announced.push(topic));
    await app.change(JANA, (change) => createEpisode(change, anEpisode({ number: 1 })));
    const { id = '' } = (await listEpisodes(app.db))[0] ?? {};
    expect(await app.change(JANA, (change) => deleteEpisode(change, id))).toBe('done');
    expect(await app.change(JANA, (change) => deleteEpisode(change, id))).toBe('not-found');
    expect(await app.change(JANA, (change) => deleteEpisode(change, 'nikdy'))).toBe('not-found');
    expect(announced).toEqual(['episodes', 'episodes']);
  });
});
