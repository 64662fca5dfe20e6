import { EPISODE_STATE_LABELS, type EpisodeState } from '#domain/episodes/episode.ts';
import { type ListFilter, listPath, readListFilter } from '#web/ui/desk/list-filter.ts';

/** The filter of the list of episodes: only the state. */
type EpisodeListFilter = ListFilter<EpisodeState>;

export function readEpisodeFilter(query: URLSearchParams): EpisodeListFilter {
  const { state, page } = readListFilter(query, EPISODE_STATE_LABELS);
  return { state, page };
}

/** The address of the list with this filter. */
export function episodesPath(filter: EpisodeListFilter): string {
  return listPath('/dashboard/podcast', filter);
}
