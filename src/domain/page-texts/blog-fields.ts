import { z } from '#domain/schema.ts';
import { pageFields } from './page-fields.ts';

const text = z.string().trim().min(1);

/** The texts around articles (specification section 2.8). */
export const blogSchema = z
  .object({ ...pageFields, empty: text, related: text, all: text, feed: text })
  .omit({ anchor: true });
