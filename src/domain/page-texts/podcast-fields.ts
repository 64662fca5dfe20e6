import { z } from '#domain/schema.ts';
import { pageFields, pointSchema, text } from './page-fields.ts';

/** The podcast page (specification sections 1 and 2.7). */
export const podcastSchema = z.object({
  ...pageFields,
  subscribe: z.object({ streaming: text, video: text }),
  episodesTitle: text,
  episodesNote: text,
  noEpisodes: text,
  feed: text,
  callToAction: pointSchema,
});
