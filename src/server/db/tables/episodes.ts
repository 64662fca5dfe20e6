import type { Episode } from '#domain/episodes/episode.ts';

export interface EpisodeTable extends Episode {
  updatedAt: string;
}

export interface DeletedEpisodeTable {
  id: string;
}
