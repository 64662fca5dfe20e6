import { z } from 'zod';
import { clientTypeSchema } from './company-pages-fields.ts';
import { courseTypesSchema, dutySchema, linkSchema, pageFields, pointSchema } from './page-fields.ts';

/** The yellow triangles: what warns of a risk is a triangle, and a triangle on these pages is a risk. */
const RISK_SIGNS = [
  'riziko-bremeno',
  'riziko-chemia',
  'riziko-hluk',
  'riziko-ohen',
  'riziko-osamote',
  'riziko-pad',
  'riziko-popalenie',
  'riziko-porezanie',
  'riziko-posmyknutie',
  'riziko-sedenie',
  'riziko-unik',
  'riziko-vozidlo',
  'riziko-vykop',
  'riziko-zachytenie',
  'sluzba-revizie',
  'system-pozor',
  '/ikony/ikony-02.svg',
  '/ikony/ikony-05.svg',
  '/ikony/ikony-06.svg',
  '/ikony/ikony-11.svg',
] as const;

/** The words that lead to the quality policy (specification section 2.7). */
export const EXTRA_SERVICES = 'nadštandardné služby';

/** A model solution: what threatens people in a trade, what the law asks there, and what answers it. */
export const modelSolutionSchema = z.strictObject({
  ...pageFields,
  forWhom: z.string().trim().min(1),
  risksTitle: z.string().trim().min(1),
  risks: z.array(pointSchema.extend({ sign: z.enum(RISK_SIGNS) })).min(1),
  duties: z.array(dutySchema).min(1),
  /** What is no duty in law but has to be said beside the duties: a summary, a rule of the company's own. */
  dutiesNotes: z.array(z.string().trim().min(1)).default([]),
  services: z.array(linkSchema.extend({ text: z.string().trim().min(1) })).min(1),
  /** Types of courses that belong to it. */
  courseTypes: courseTypesSchema.default([]),
  beyond: z.string().refine((sentence) => sentence.includes(EXTRA_SERVICES), {
    error: `Veta musí obsahovať slová „${EXTRA_SERVICES}“.`,
  }),
  /** Whose references are shown; some trades have none. */
  clientType: clientTypeSchema.optional(),
});

export type ModelSolutionFields = z.infer<typeof modelSolutionSchema>;
