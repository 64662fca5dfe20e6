import type { Day } from '#domain/day.ts';
import type { EpisodeState, ListedEpisode } from '#domain/episodes/episode.ts';
import type { Db } from '#server/db/database.ts';
import { type Counts, type ListPage, type PageRequest, readPage } from '#server/list-page.ts';

/** One page of the desk's episodes, newest first, including scheduled ones. */
export function listEpisodePage(
  db: Db,
  today: Day,
  { state, ...request }: PageRequest<EpisodeState>,
): Promise<ListPage<ListedEpisode, EpisodeState>> {
  const count = () => countEpisodes(db, today);
  return readPage({ ...request, state }, count, (limit, offset) =>
    db
      .selectFrom('episode')
      .select(['id', 'number', 'title', 'day', 'streamingUrl', 'videoUrl', 'audioUrl'])
      .$if(state === 'published', (query) => query.where('day', '<=', today))
      .$if(state === 'scheduled', (query) => query.where('day', '>', today))
      .orderBy('day', 'desc')
      .orderBy('number', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

async function countEpisodes(db: Db, today: Day): Promise<Counts<EpisodeState>> {
  return db
    .selectFrom('episode')
    .select(({ fn }) => {
      const count = fn.countAll<number>();
      return [
        count.as('all'),
        count.filterWhere('day', '<=', today).as('published'),
        count.filterWhere('day', '>', today).as('scheduled'),
      ];
    })
    .executeTakeFirstOrThrow();
}
