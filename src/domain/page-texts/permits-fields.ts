import { z } from '#domain/schema.ts';
import { lawReferenceSchema, pageFields, pointSchema, text } from './page-fields.ts';

/** One downloadable document: its name and the path of its PDF (specification section 2.6). */
const permitSchema = z.object({
  title: text,
  name: text,
  /** Part of the invented number of the specimen. */
  code: text,
  pdf: text.regex(/^\/pdf\/[a-z0-9-]+\.pdf$/),
  covers: z.string().default(''),
});

/** The page of permits and certificates: five groups of documents. */
export const permitsSchema = z.object({
  ...pageFields,
  /** Shown above the documents; empty once the originals are in place. */
  specimenNote: z.string().default(''),
  groups: z
    .array(
      z.object({
        id: text.regex(/^[a-z-]+$/),
        title: text,
        sign: text,
        text: text,
        law: lawReferenceSchema.optional(),
        subtitle: text,
        permits: z.array(permitSchema).min(1),
      }),
    )
    .length(5),
  callToAction: pointSchema,
});

export type Permit = z.infer<typeof permitSchema>;
