import type { ExpressionBuilder } from 'kysely';
import type { Day } from '#domain/day.ts';
import { EPISODE_STATE_LABELS, type EpisodeState, type ListedEpisode } from '#domain/episodes/episode.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { countStates, type ListPage, type PageRequest, readPage } from '#server/list-page.ts';

/** One page of the desk's episodes, newest first, including scheduled ones. */
export function listEpisodePage(
  db: Db,
  today: Day,
  { state, ...request }: PageRequest<EpisodeState>,
): Promise<ListPage<ListedEpisode, EpisodeState>> {
  const inState = ({ eb }: ExpressionBuilder<Tables, 'episode'>, state: EpisodeState) =>
    eb('day', state === 'published' ? '<=' : '>', today);
  const count = () => countStates(db.selectFrom('episode'), EPISODE_STATE_LABELS, inState);
  return readPage({ ...request, state }, count, (limit, offset) =>
    db
      .selectFrom('episode')
      .select(['id', 'number', 'title', 'day', 'streamingUrl', 'videoUrl', 'audioUrl'])
      .$if(state !== undefined, (query) => query.where((eb) => inState(eb, state as EpisodeState)))
      .orderBy('day', 'desc')
      .orderBy('number', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}
