import type { Day } from '#domain/day.ts';
import type { EpisodeFields } from './episode-fields.ts';

/** An episode of the podcast. Addresses that are not filled in are empty. */
export type Episode = EpisodeFields & { id: string };

/** How many episodes the podcast's page shows at once. */
export const EPISODES_PER_PAGE = 10;

/** An episode as the desk's list shows it; its addresses show what is missing. */
export type ListedEpisode = Pick<
  Episode,
  'id' | 'number' | 'title' | 'day' | 'streamingUrl' | 'videoUrl' | 'audioUrl'
>;

export type EpisodeState = 'scheduled' | 'published';

export const EPISODE_STATE_LABELS: Record<EpisodeState, string> = {
  scheduled: 'Naplánovaná',
  published: 'Zverejnená',
};

export function episodeState({ day }: Pick<Episode, 'day'>, today: Day): EpisodeState {
  return day <= today ? 'published' : 'scheduled';
}

/** What an episode lacks, in Slovak, for staff to see; none of it prevents publication. */
export function missingOf({
  streamingUrl,
  videoUrl,
  audioUrl,
}: Pick<Episode, 'streamingUrl' | 'videoUrl' | 'audioUrl'>): string[] {
  return [
    streamingUrl ? [] : ['chýba odkaz na podcast'],
    videoUrl ? [] : ['chýba odkaz na video'],
    audioUrl ? [] : ['nie je v kanáli RSS'],
  ].flat();
}

/** The media type for podcast directories, by the file's extension. */
export function audioType(audioUrl: string): string {
  return /\.m4a$/i.test(new URL(audioUrl).pathname) ? 'audio/mp4' : 'audio/mpeg';
}
