import { EPISODE_STATE_LABELS, type EpisodeState } from '#domain/episodes/episode.ts';
import { type ListFilter, listPath, readListFilter } from '#web/ui/desk/list-filter.ts';

/** What narrows the list of episodes: their state alone. */
type EpisodeListFilter = ListFilter<EpisodeState>;

export function readEpisodeFilter(query: URLSearchParams): EpisodeListFilter {
  const { state, page } = readListFilter(query, EPISODE_STATE_LABELS);
  return { state, page };
}

/** Where the list so narrowed is. */
export function episodesPath(filter: EpisodeListFilter): string {
  return listPath('/dashboard/podcast', filter);
}
