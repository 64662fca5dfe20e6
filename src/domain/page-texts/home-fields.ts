import { z } from '#domain/schema.ts';
import { lawReferenceSchema, pageFields, pointSchema, text } from './page-fields.ts';

const { title, metaTitle, metaDescription } = pageFields;

/** The home page's words and figures (specification sections 2.4 and 9). */
export const homeSchema = z.object({
  title,
  metaTitle,
  metaDescription,
  /** `proof` is what the company claims elsewhere, too (specification section 1). */
  hero: z.object({ title: text, proof: z.array(text).length(3) }),
  courses: z.object({ title: text, all: text }),
  start: z.object({
    call: text,
    towns: text,
    reach: text,
    /** `answer` follows „Odpovieme do 2 pracovných dní“. */
    steps: z.object({ title: text, write: text, answer: text, offer: text, link: text }),
  }),
  tiles: pointSchema,
  stats: z.object({
    title: text,
    subtitle: text,
    items: z.array(z.object({ id: z.int(), value: text.regex(/^[\d ]+\+?$/), name: text })).length(4),
  }),
  clients: z.object({ title: text, link: text }),
  offer: z.object({
    title: text,
    duty: text,
    summary: text,
    items: z.array(pointSchema.extend({ law: lawReferenceSchema, sign: text, to: text })).length(3),
    note: text,
  }),
  segments: pointSchema.extend({ items: z.array(pointSchema.extend({ to: text })).length(7) }),
  news: z.object({ title: text, all: text, empty: text, loading: text, failed: text }),
  podcast: pointSchema,
});

export type HomeContent = z.infer<typeof homeSchema>;
