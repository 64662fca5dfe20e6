import { z } from 'zod';

const text = z.string().trim().min(1);

/** What every page of text says of itself: heading, search engines, and where „Pozrieť viac ↓“ leads. */
export const pageFields = {
  title: text,
  metaTitle: text.max(70),
  metaDescription: text.min(50).max(160),
  subtitle: text,
  anchor: text.regex(/^[a-z0-9-]+$/),
};

/** „**Názov.** Veta.“ */
export const pointSchema = z.object({ title: text, text: text });

/** A link within the site or, with a scheme, out of it. */
export const linkSchema = z.object({ label: text, to: text });

/** A place in a regulation of `content/zakony.yaml`, by its number: „314/2001“, „§ 4“. */
export const lawReferenceSchema = z.object({ number: text.regex(/^\d+\/\d{4}$/), part: z.string().default('') });

/** A legal duty and where it is written. */
export const dutySchema = pointSchema.extend({ law: lawReferenceSchema });

export type PagePoint = z.infer<typeof pointSchema>;
export type LinkFields = z.infer<typeof linkSchema>;
export type LawReference = z.infer<typeof lawReferenceSchema>;

/** Course types by id. Which there are is known to the database alone. */
export const courseTypesSchema = z.array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
