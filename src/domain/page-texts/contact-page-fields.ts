import { z } from '#domain/schema.ts';
import { linkSchema, pageFields, pointSchema, text } from './page-fields.ts';

const desk = z.object({ role: text, area: text });

/** `content/kontakt.yaml`: the contact page's own words; people, numbers and addresses are company details. */
export const contactPageSchema = z.object({
  ...pageFields,
  sales: z.object({ title: text }),
  desks: z.object({ secretariat: desk, shop: desk, surgery: desk, invoicing: desk }),
  courses: z.object({
    title: text,
    role: text,
    area: text,
    /** Ways to a course other than a call. */
    ways: z.array(linkSchema.extend(pointSchema.shape)),
  }),
  branches: pointSchema,
  form: pointSchema,
  billing: pointSchema,
  map: z.object({ title: text, note: text }),
});

export type ContactPage = z.infer<typeof contactPageSchema>;
