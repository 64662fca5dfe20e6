import { parse } from 'yaml';
import type { z } from 'zod';

// For loaders only: texts of `content/` are read once, when the server starts.

/** A page whose content is all data, checked by its schema; a wrong file stops the start and names the place. */
export function readContent<Schema extends z.ZodType>(schema: Schema, source: string): z.infer<Schema> {
  return schema.parse(parse(source));
}

/** A page of prose: its data between the first two lines of dashes, its text below. */
export function readArticle<Schema extends z.ZodType>(
  schema: Schema,
  source: string,
): { front: z.infer<Schema>; text: string } {
  const [, front = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return { front: readContent(schema, front), text };
}
