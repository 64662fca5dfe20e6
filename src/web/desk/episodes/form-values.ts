import { formatDay } from '#domain/day.ts';
import type { Episode } from '#domain/episodes/episode.ts';

/** The labels of the form's fields, in the form's order. */
export const EPISODE_LABELS = {
  number: 'Číslo',
  day: 'Deň zverejnenia',
  durationMinutes: 'Dĺžka v minútach',
  title: 'Názov',
  text: 'O čom epizóda je',
  streamingUrl: 'Podcastová platforma',
  videoUrl: 'Videoplatforma',
  audioUrl: 'Adresa zvuku',
  audioBytes: 'Veľkosť zvuku v MB',
} as const;

export type EpisodeField = keyof typeof EPISODE_LABELS;

/** The fields of an episode as text; `updatedAt` is the time of the save they were read from. */
export type EpisodeFormValues = Record<EpisodeField | 'updatedAt', string>;

const EPISODE_FIELDS = Object.keys(EPISODE_LABELS) as EpisodeField[];

/** An episode as its form's values: the day in Slovak, the audio size in megabytes. */
export function valuesOfEpisode(episode: Omit<Episode, 'id'> & { updatedAt: string }): EpisodeFormValues {
  const { number, day, durationMinutes, audioBytes, ...texts } = episode;
  return {
    ...texts,
    number: String(number),
    day: formatDay(day),
    durationMinutes: String(durationMinutes),
    audioBytes: audioBytes === 0 ? '' : String(audioBytes / 1_000_000).replace('.', ','),
  };
}

/** Reads the form as it was typed; missing fields become empty. */
export function episodeFormValues(form: FormData): EpisodeFormValues {
  const names = [...EPISODE_FIELDS, 'updatedAt'] as const;
  return Object.fromEntries(names.map((name) => [name, textOf(form.get(name))])) as EpisodeFormValues;
}

/** The fields in which two forms differ, with the values of the second one. */
export function episodeDifferences(mine: EpisodeFormValues, theirs: EpisodeFormValues) {
  return EPISODE_FIELDS.filter((field) => mine[field].trim() !== theirs[field]).map((field) => ({
    field,
    label: EPISODE_LABELS[field],
    text: theirs[field],
  }));
}

/** Line ends become \n as in text areas. */
function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
