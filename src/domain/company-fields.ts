import { z } from 'zod';

const text = z.string().default('');
const texts = z.array(z.string()).default([]);
const person = z.object({ name: text, role: text, area: text, phone: text, email: text });
const desk = z.object({ name: text, role: text, phones: texts, email: text });

/**
 * Company details as stored and edited: the one record every page, letter and paper takes the company's own facts from
 * (decisions: The site as a whole). Whatever is empty is not shown anywhere.
 */
export const companySchema = z.object({
  /** True for the invented company of a fresh install. */
  demo: z.boolean().default(false),
  legalName: text,
  shortName: text,
  legalForm: text,
  street: text,
  postalCode: text,
  city: text,
  ico: text,
  dic: text,
  icDph: text,
  register: z.object({ court: text, section: text, entry: text }).prefault({}),
  phone: text,
  email: text,
  web: text,
  bank: z.object({ name: text, iban: text }).prefault({}),
  supervisors: texts,
  /** Where letters to staff and answers to letters go. */
  addresses: z
    .object({ courses: text, contact: text, careers: text, kits: text, accessibility: text, privacy: text })
    .prefault({}),
  links: z
    .object({
      eshop: text,
      productSite: text,
      jobPortal: text,
      facebook: text,
      linkedin: text,
      streaming: text,
      video: text,
    })
    .prefault({}),
  directors: z.array(person).default([]),
  sales: z.array(person).default([]),
  desks: z
    .object({ secretariat: desk, shop: desk, surgery: desk, invoicing: desk, courses: desk })
    .partial()
    .default({}),
  branches: z
    .array(
      z.object({
        city: text,
        street: text,
        postalCode: text,
        phone: text,
        headquarters: z.boolean().default(false),
        visitable: z.boolean().default(false),
      }),
    )
    .default([]),
});
