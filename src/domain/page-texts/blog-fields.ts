import { z } from '#domain/schema.ts';
import { pageFields, text } from './page-fields.ts';

/** The texts around articles (specification section 2.8). */
export const blogSchema = z
  .object({ ...pageFields, empty: text, related: text, all: text, feed: text })
  .omit({ anchor: true });
