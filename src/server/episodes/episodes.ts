import { randomUUID } from 'node:crypto';
import type { Day } from '#domain/day.ts';
import type { Episode } from '#domain/episodes/episode.ts';
import type { EpisodeFields } from '#domain/episodes/episode-fields.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import { type Db, isTaken } from '#server/db/database.ts';

/** An episode and when it was saved last: who saves must have seen that. */
export type EpisodeRecord = Episode & { updatedAt: string };

/** All episodes, newest first, those to come too. */
export function listEpisodes(db: Db): Promise<EpisodeRecord[]> {
  return db.selectFrom('episode').selectAll().orderBy('day', 'desc').orderBy('number', 'desc').execute();
}

/** What visitors hear of on this day, newest first. */
export function listPublishedEpisodes(db: Db, today: Day): Promise<EpisodeRecord[]> {
  return db
    .selectFrom('episode')
    .selectAll()
    .where('day', '<=', today)
    .orderBy('day', 'desc')
    .orderBy('number', 'desc')
    .execute();
}

export function findEpisode(db: Db, id: string): Promise<EpisodeRecord | undefined> {
  return db.selectFrom('episode').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The episode with this number, if there is one. */
export function findEpisodeByNumber(db: Db, number: number): Promise<EpisodeRecord | undefined> {
  return db.selectFrom('episode').selectAll().where('number', '=', number).executeTakeFirst();
}

/** The episode that was saved last at this instant; undefined once it was saved again, or if none was. */
export function findEpisodeSavedAt(db: Db, instant: string): Promise<Pick<Episode, 'day'> | undefined> {
  return db.selectFrom('episode').select('day').where('updatedAt', '=', instant).executeTakeFirst();
}

/** The id of an episode there was and is no more; undefined for one that is still there, or never was. */
export function findDeletedEpisode(db: Db, id: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('deletedEpisode').select('id').where('id', '=', id).executeTakeFirst();
}

/** The number after the highest there is. */
export async function nextEpisodeNumber(db: Db): Promise<number> {
  const { highest } = await db
    .selectFrom('episode')
    .select(({ fn }) => fn.max('number').as('highest'))
    .executeTakeFirstOrThrow();
  return (highest ?? 0) + 1;
}

export type SaveEpisodeOutcome = 'saved' | 'number-taken' | 'not-found' | 'changed-meanwhile';

export function createEpisode(app: App, fields: EpisodeFields): Promise<SaveEpisodeOutcome> {
  return saving(app, async () => {
    await app.db
      .insertInto('episode')
      .values({ ...fields, id: randomUUID(), updatedAt: instant(app) })
      .execute();
    return 'saved';
  });
}

/** Saves an episode, unless somebody else has since `seenUpdatedAt`: then nothing is overwritten. */
export function updateEpisode(
  app: App,
  id: string,
  seenUpdatedAt: string,
  fields: EpisodeFields,
): Promise<SaveEpisodeOutcome> {
  return saving(app, async () => {
    const { numUpdatedRows } = await app.db
      .updateTable('episode')
      .set({ ...fields, updatedAt: instant(app) })
      .where('id', '=', id)
      .where('updatedAt', '=', seenUpdatedAt)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return 'saved';
    return (await findEpisode(app.db, id)) ? 'changed-meanwhile' : 'not-found';
  });
}

export async function deleteEpisode(app: App, id: string): Promise<'done' | 'not-found'> {
  const outcome = await app.db.transaction().execute(async (db) => {
    const { numDeletedRows } = await db.deleteFrom('episode').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) return 'not-found';
    await db.insertInto('deletedEpisode').values({ id }).execute();
    return 'done';
  });
  if (outcome === 'done') app.changes.announce('episodes');
  return outcome;
}

async function saving(app: App, work: () => Promise<SaveEpisodeOutcome>): Promise<SaveEpisodeOutcome> {
  try {
    const outcome = await work();
    if (outcome === 'saved') app.changes.announce('episodes');
    return outcome;
  } catch (error) {
    if (isTaken(error)) return 'number-taken';
    throw error;
  }
}
