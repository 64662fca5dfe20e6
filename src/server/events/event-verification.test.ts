import { beforeEach, expect, test } from 'vitest';
import { chainSentences } from '#domain/events/chain-check.ts';
import type { App } from '#server/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { eraseHistory } from './erasing.ts';
import { eventHash, valuesHash } from './event-chain.ts';
import { isInChain, storeChainEnd, verifyEvents } from './event-verification.ts';

onBothDatabases('the chain of events on %s', (openTestApp) => {
  let app: App;
  beforeEach(async () => {
    ({ app } = await openTestApp());
    for (const id of ['one', 'two', 'three', 'four', 'five']) await appendEvent(id);
  });

  const appendEvent = (id: string) =>
    app.change(JANA, async (change) =>
      change.record({ noun: 'signUp', id, verb: 'cancelled', after: { status: id } }),
    );
  const erase = (id: string) => app.change(JANA, (change) => eraseHistory(change, 'signUp', [id]));
  const note = () => app.change(JANA, storeChainEnd);
  const sentences = async () => chainSentences(await verifyEvents(app.db));
  const row = (position: number) =>
    app.db.selectFrom('event').selectAll().where('position', '=', position).executeTakeFirstOrThrow();
  /** What an attacker with database access does. */
  const cutAfter = async (position: number) => {
    await databaseOf(app).deleteFrom('eventValues').where('position', '>', position).execute();
    await databaseOf(app).deleteFrom('event').where('position', '>', position).execute();
  };
  const correctEnd = async (position: number) =>
    databaseOf(app)
      .updateTable('eventChain')
      .set({ position, hash: (await row(position)).hash })
      .execute();

  test('is intact, and contains every hash it ever ended with', async () => {
    expect(await sentences()).toEqual(['Záznam je celý: 5\u00A0zápisov.']);
    const { hash } = await row(3);
    expect(await isInChain(app.db, hash)).toBe(true);
    expect(await isInChain(app.db, hash.slice(0, 12))).toBe(true);
    expect(await isInChain(app.db, 'f'.repeat(64))).toBe(false);
  });

  test('reports an altered event', async () => {
    await databaseOf(app).updateTable('event').set({ verb: 'confirmed' }).where('position', '=', 3).execute();
    expect(await sentences()).toEqual(['Zápis č. 3 bol zmenený.']);
  });

  test('reports an event altered together with its hash', async () => {
    const altered = { ...(await row(3)), verb: 'confirmed' as const };
    await databaseOf(app)
      .updateTable('event')
      .set({ ...altered, hash: eventHash(altered) })
      .where('position', '=', 3)
      .execute();
    expect(await sentences()).toEqual(['Zápis č. 3 bol zmenený.']);
  });

  test('reports a missing event', async () => {
    await databaseOf(app).deleteFrom('eventValues').where('position', '=', 2).execute();
    await databaseOf(app).deleteFrom('event').where('position', '=', 2).execute();
    expect(await sentences()).toEqual(['Zápis č. 2 chýba.']);
  });

  test('reports altered values', async () => {
    const content = JSON.stringify({ actorName: 'Niekto iný', before: null, after: null });
    await databaseOf(app).updateTable('eventValues').set({ content }).where('position', '=', 4).execute();
    expect(await sentences()).toEqual(['Hodnoty zápisu č. 4 boli zmenené.']);
    await databaseOf(app)
      .updateTable('event')
      .set({ valuesHash: valuesHash({ salt: '', content }) })
      .where('position', '=', 4)
      .execute();
    expect(await sentences()).toContain('Zápis č. 4 bol zmenený.');
  });

  test('reports a cut end', async () => {
    await cutAfter(3);
    expect(await sentences()).toEqual(['Koniec záznamu chýba, siahal aspoň po zápis č. 5.']);
  });

  test('reports a cut end by the end stored in a night, even if the current end was corrected', async () => {
    await note();
    await cutAfter(3);
    await correctEnd(3);
    expect(await sentences()).toEqual(['Koniec záznamu chýba, siahal aspoň po zápis č. 5.']);
    for (const id of ['iné', 'záznamy', 'namiesto']) await appendEvent(id);
    expect(await sentences()).toEqual(['Záznam bol po zápis č. 5 prepísaný, poznačený kontrolný kód je iný.']);
  });

  test('keeps the first end stored in a night', async () => {
    await note();
    await appendEvent('six');
    await note();
    const { hash } = await row(5);
    expect(await app.db.selectFrom('eventChainDay').selectAll().execute()).toEqual([
      { day: '2026-11-20', position: 5, hash },
    ]);
  });

  test('stays intact when a person is erased, and records only the erasure', async () => {
    await erase('two');
    await erase('two');
    expect(await sentences()).toEqual(['Záznam je celý: 7\u00A0zápisov.']);
    const remaining = await app.db.selectFrom('eventValues').select('position').orderBy('position').execute();
    expect(remaining.map(({ position }) => position)).toEqual([1, 3, 4, 5, 7]);
  });

  test('reports values deleted without an erasure', async () => {
    await erase('two');
    await databaseOf(app).deleteFrom('eventValues').where('position', 'in', [4, 6]).execute();
    expect(await sentences()).toEqual([
      'Hodnoty zápisu č. 4 chýbajú, hoci ich podľa záznamu nikto nevymazal.',
      'Hodnoty zápisu č. 6 chýbajú, hoci ich podľa záznamu nikto nevymazal.',
    ]);
  });

  test('reports a limited number of faults', async () => {
    for (let more = 0; more < 30; more += 1) await appendEvent(`ďalší ${more}`);
    await databaseOf(app).updateTable('event').set({ verb: 'confirmed' }).execute();
    expect(await sentences()).toHaveLength(20);
  });

  test('stays one chain with concurrent appends', async () => {
    const { databaseUrl } = app.config;
    const other = databaseUrl ? (await openTestApp({ environment: { DATABASE_URL: databaseUrl } })).app : app;
    const appended = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? app : other).change(JANA, async (change) =>
        change.record({ noun: 'signUp', id: `naraz ${index}`, verb: 'cancelled' }),
      ),
    );
    await Promise.all(appended);
    expect(await sentences()).toEqual(['Záznam je celý: 25\u00A0zápisov.']);
  });
});
