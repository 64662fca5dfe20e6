import { randomUUID } from 'node:crypto';
import type { Day } from '#domain/day.ts';
import type { Episode } from '#domain/episodes/episode.ts';
import type { EpisodeFields } from '#domain/episodes/episode-fields.ts';
import { changedFields } from '#domain/events/event.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { hasRows } from '#server/list-page.ts';

/** An episode and the time of its last save, which every update must have seen. */
export type EpisodeRecord = Episode & { updatedAt: string };

/** One page of the episodes published by this day, newest first; how many there are, and how many have audio. */
export async function listPublishedEpisodes(
  db: Db,
  today: Day,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ episodes: EpisodeRecord[]; total: number; withSound: number }> {
  const counts = await db
    .selectFrom('episode')
    .where('day', '<=', today)
    .select(({ fn }) => {
      const count = fn.countAll<number>();
      return [count.as('total'), count.filterWhere('audioUrl', '!=', '').as('withSound')];
    })
    .executeTakeFirstOrThrow();
  const episodes = await published(db, today)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { episodes, ...counts };
}

/** All published episodes, newest first, for the site search. */
export function listAllPublishedEpisodes(db: Db, today: Day): Promise<EpisodeRecord[]> {
  return published(db, today).execute();
}

/** All published episodes with audio, newest first, as podcast directories require. */
export function listEpisodesWithSound(db: Db, today: Day): Promise<EpisodeRecord[]> {
  return published(db, today).where('audioUrl', '!=', '').execute();
}

/** When the published podcast changed last: the newest day, and the instant of the latest save. */
export async function findLastEpisodeChange(db: Db, today: Day): Promise<string[]> {
  const last = await db
    .selectFrom('episode')
    .where('day', '<=', today)
    .select(({ fn }) => [fn.max('day').as('day'), fn.max('updatedAt').as('updatedAt')])
    .executeTakeFirstOrThrow();
  return Object.values(last).filter((moment) => moment !== null);
}

function published(db: Db, today: Day) {
  return db
    .selectFrom('episode')
    .selectAll()
    .where('day', '<=', today)
    .orderBy('day', 'desc')
    .orderBy('number', 'desc');
}

export function findEpisode(db: Db, id: string): Promise<EpisodeRecord | undefined> {
  return db.selectFrom('episode').selectAll().where('id', '=', id).executeTakeFirst();
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

export async function createEpisode(
  change: StaffChange<'content'>,
  fields: EpisodeFields,
): Promise<SaveEpisodeOutcome> {
  const episode = { ...fields, id: randomUUID(), updatedAt: instant(change) };
  if (await isNumberTaken(change.db, episode)) return 'number-taken';
  await change.db.insertInto('episode').values(episode).execute();
  change.record({ noun: 'episode', id: episode.id, verb: 'created', after: { ...fields } });
  change.announce('episodes');
  return 'saved';
}

/** Saves an episode unless another user has since `seenUpdatedAt`: then nothing is overwritten. */
export async function updateEpisode(
  change: StaffChange<'content'>,
  id: string,
  seenUpdatedAt: string,
  fields: EpisodeFields,
): Promise<SaveEpisodeOutcome> {
  await change.lock('episode', id);
  const before = await findEpisode(change.db, id);
  if (!before) return 'not-found';
  if (before.updatedAt !== seenUpdatedAt) return 'changed-meanwhile';
  const saved = { ...before, ...fields, updatedAt: instant(change) };
  if (await isNumberTaken(change.db, saved)) return 'number-taken';
  await change.db.updateTable('episode').set(saved).where('id', '=', id).execute();
  change.record({ noun: 'episode', id, verb: 'changed', ...changedFields(before, saved, Object.keys(fields)) });
  change.announce('episodes');
  return 'saved';
}

export async function deleteEpisode(change: StaffChange<'content'>, id: string): Promise<'done' | 'not-found'> {
  await change.lock('episode', id);
  const before = await findEpisode(change.db, id);
  if (!before) return 'not-found';
  await change.db.deleteFrom('episode').where('id', '=', id).execute();
  change.record({ noun: 'episode', id, verb: 'deleted', before: { ...before } });
  change.announce('episodes');
  return 'done';
}

function isNumberTaken(db: Db, { id, number }: Pick<Episode, 'id' | 'number'>): Promise<boolean> {
  return hasRows(db.selectFrom('episode').where('number', '=', number).where('id', '!=', id));
}
