import { z } from '#domain/schema.ts';

/** A text that must not be empty. */
export const text = z.string().trim().min(1);

/** Fields of every text page: heading, texts for search engines, and the target of „Pozrieť viac ↓“. */
export const pageFields = {
  title: text,
  metaTitle: text.max(70),
  metaDescription: text.min(50).max(160),
  subtitle: text,
  anchor: text.regex(/^[a-z0-9-]+$/),
};

/** A heading and the text below it. */
export const pointSchema = z.object({ title: text, text: text });

/** A link within the site, or to another site if it has a scheme. */
export const linkSchema = z.object({ label: text, to: text });

/** A provision of a regulation in `content/zakony.yaml`, by its number: „314/2001“, „§ 4“. */
export const lawReferenceSchema = z.object({ number: text.regex(/^\d+\/\d{4}$/), part: z.string().default('') });

/** A legal duty and the provision that sets it. */
export const dutySchema = pointSchema.extend({ law: lawReferenceSchema });

export type PagePoint = z.infer<typeof pointSchema>;
export type LinkFields = z.infer<typeof linkSchema>;
export type LawReference = z.infer<typeof lawReferenceSchema>;

/** Course types by id. Only the database has the types. */
export const courseTypesSchema = z.array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
