import type { Db } from '#server/db/database.ts';
import type { EpisodeRecord } from '#server/episodes/episodes.ts';

/** All episodes, newest first, including scheduled ones. */
export function listEpisodes(db: Db): Promise<EpisodeRecord[]> {
  return db.selectFrom('episode').selectAll().orderBy('day', 'desc').orderBy('number', 'desc').execute();
}
