import { z } from '#domain/schema.ts';
import { pageFields, pointSchema, text } from './page-fields.ts';

const offerSchema = z.object({
  id: z.int().min(1).max(3),
  name: text,
  value: z.enum(['BOZP', 'OPP', 'Vodiči']),
  forWho: text,
  text: text,
  sign: text,
  tone: z.enum(['red', 'blue']),
});

/** The e-learning page (specification section 2.7) with its fixed offering of three (section 3). */
export const eLearningSchema = z.object({
  ...pageFields,
  benefitsTitle: text,
  benefits: z.array(pointSchema).min(1),
  offersTitle: text,
  offersNote: text,
  offers: z.array(offerSchema).length(3),
  requirementsTitle: text,
  requirements: z.array(z.object({ name: text, text: text })).min(1),
  callToAction: pointSchema,
});
