import { z } from '#domain/schema.ts';
import {
  courseTypesSchema,
  dutySchema,
  lawReferenceSchema,
  linkSchema,
  pageFields,
  pointSchema,
  text,
} from './page-fields.ts';

/** The month strip shows two years. */
const STRIP_MONTHS = 24;

/**
 * A term of the calendar: set by law, or the company's own and then shown as such. Exactly one of the two, so that no
 * reader takes our advice for a duty.
 */
const termSchema = z
  .object({
    title: text,
    who: text,
    interval: text,
    everyMonths: z.int().min(1).max(STRIP_MONTHS),
    law: lawReferenceSchema.optional(),
    own: text.optional(),
  })
  .refine(({ law, own }) => (law === undefined) !== (own === undefined), {
    message: 'Lehota má buď predpis (law), alebo je naša vlastná (own).',
  });

/** A question people ask; with the law its answer refers to. */
const questionSchema = z.object({ question: text, answer: text, law: lawReferenceSchema.optional() });

/** Another service, by its address; its name and sign come from its page. */
const seeAlsoSchema = z.object({ page: text.regex(/^\/[a-z-]+$/), text });

/** The first answers, in words that do not depend on the company's record; `serviceAnswers` adds the record's facts. */
const answersSchema = z.object({
  /** What the price depends on; no number. */
  price: text,
  often: text,
  who: text,
  /** How a client of another company changes to us. */
  change: text,
  /** The record has the price of a technician's visit; other people provide some services. */
  isTechnicianVisiting: z.boolean().default(true),
});

export type Answers = z.infer<typeof answersSchema>;

/** One of the six service pages (specification section 2.7), as a colleague writes it in `content/sluzby`. */
export const servicePageSchema = z.object({
  ...pageFields,
  answers: answersSchema,
  /** The permits for the service: codes of the site's documents, or names of others. */
  permits: z.array(text).min(1),
  law: z.object({
    lead: text,
    /** The company's own interpretation, shown beside the law but not as the law. */
    summary: text.optional(),
    duties: z.array(dutySchema).min(1),
  }),
  terms: z.array(termSchema).default([]),
  service: z.object({
    lead: text,
    points: z.array(pointSchema).min(1),
    /** What the company requires or offers itself, without a law. */
    ownTerms: z.array(pointSchema).default([]),
    note: text.optional(),
    seeAlso: seeAlsoSchema,
  }),
  steps: z.array(pointSchema).min(1),
  results: z.array(text).min(1),
  questions: z.array(questionSchema).min(1),
  /** Types of courses that belong to the service. */
  courseTypes: courseTypesSchema.min(1),
  links: z.array(linkSchema).default([]),
});

/** The services overview, `content/sluzby.yaml`. */
export const servicesOverviewSchema = z.object({
  ...pageFields,
  priority: text,
  duty: z.object({ text, laws: z.array(text).min(1) }),
  summary: z.object({ text, services: z.array(pointSchema.extend({ page: text })).min(1) }),
  steps: z.array(pointSchema).min(1),
});
