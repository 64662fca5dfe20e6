import { z } from 'zod';
import { pageFields } from './page-fields.ts';

const text = z.string().trim().min(1);

const episodeSchema = z.object({
  number: z.int().min(1),
  title: text,
  date: z.iso.date(),
  durationMinutes: z.int().min(1),
  text: text,
  /** Invented: shown only as long as the company is. */
  demo: z.boolean().default(false),
});

/** The podcast page (specification sections 1 and 2.7). */
export const podcastSchema = z.object({
  ...pageFields,
  subscribe: z.object({ streaming: text, video: text }),
  episodesTitle: text,
  episodesNote: text,
  noEpisodes: text,
  episodes: z.array(episodeSchema),
  exit: z.object({ title: text, text: text }),
});

export type Episode = z.infer<typeof episodeSchema>;
