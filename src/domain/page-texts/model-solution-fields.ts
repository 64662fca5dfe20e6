import { z } from '#domain/schema.ts';
import { clientTypeSchema } from './company-pages-fields.ts';
import { courseTypesSchema, dutySchema, linkSchema, pageFields, pointSchema, text } from './page-fields.ts';

/** The yellow triangles: on these pages every risk has a triangle, and every triangle is a risk. */
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

/** The words that link to the quality policy (specification section 2.7). */
export const EXTRA_SERVICES = 'nadštandardné služby';

/** The names of services in the example of a year, with the sign each has everywhere. */
export const YEAR_SERVICES = {
  BOZP: 'sluzba-bozp',
  'Požiarna ochrana': 'sluzba-poziarna-ochrana',
  'Zdravotná služba': 'sluzba-zdravotna-sluzba',
  Revízie: 'sluzba-revizie',
  'Hasiace prístroje': 'sluzba-hasiace-pristroje',
  'Životné prostredie': 'sluzba-zivotne-prostredie',
  Kurzy: 'sluzba-kurzy',
  'E-learning': 'sluzba-kurzy',
} as const;

type YearService = keyof typeof YEAR_SERVICES;

/** A month of the example: the work and its result for the client. A quiet one has neither service nor visit. */
const yearMonthSchema = z
  .strictObject({
    services: z.array(z.enum(Object.keys(YEAR_SERVICES) as [YearService])).default([]),
    visits: z.int().min(0).max(12).default(0),
    work: text,
    result: text.optional(),
  })
  .refine(
    ({ services, visits, result }) =>
      services.length > 0 === (result !== undefined) && (visits === 0 || services.length > 0),
    {
      error: 'Kto príde, robí niektorú službu a niečo po ňom zostane.',
    },
  );

/** The first year with an invented firm, month by month. */
const yearSchema = z.strictObject({ firm: text, months: z.array(yearMonthSchema).length(12) });

/** A model solution for a trade: an example year, the risks, the legal duties and the services that meet them. */
export const modelSolutionSchema = z.strictObject({
  ...pageFields,
  forWhom: text,
  year: yearSchema,
  risksTitle: text,
  risks: z.array(pointSchema.extend({ sign: z.enum(RISK_SIGNS) })).min(1),
  duties: z.array(dutySchema).min(1),
  /** Notes beside the duties that are not duties: a summary of the company's own. */
  dutiesNotes: z.array(text).default([]),
  services: z.array(linkSchema.extend({ text })).min(1),
  /** Types of courses that belong to it. */
  courseTypes: courseTypesSchema.default([]),
  beyond: z.string().refine((sentence) => sentence.includes(EXTRA_SERVICES), {
    error: `Veta musí obsahovať slová „${EXTRA_SERVICES}“.`,
  }),
  /** The clients whose references are shown; some trades have none. */
  clientType: clientTypeSchema.optional(),
});

export type ModelSolutionFields = z.infer<typeof modelSolutionSchema>;
export type FirstYear = ModelSolutionFields['year'];
