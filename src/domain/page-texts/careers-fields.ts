import type { Day } from '#domain/day.ts';
import { z } from '#domain/schema.ts';
import { pageFields, pointSchema, text } from './page-fields.ts';

/** An open position; the basic wage is part of every offer. */
export const positionSchema = z.object({
  title: text,
  text: text,
  city: text,
  employment: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
  /** Basic wage in euros a month, „od“. */
  wageFrom: z.number().positive(),
  posted: z.iso.date(),
  validThrough: z.iso.date(),
});

export type Position = z.infer<typeof positionSchema>;

/** The careers page, exactly as in specification section 2.6. */
export const careersSchema = z.object({
  ...pageFields,
  badge: text,
  headline: text,
  buttons: z.object({ internships: text, contact: text }),
  positions: z.array(positionSchema).default([]),
  /** The text shown while none is open. */
  noPositions: pointSchema,
  internships: pointSchema.extend({ needed: z.array(pointSchema).min(1) }),
  consentNote: text,
  download: z.object({ label: text, pdf: z.literal('/pdf/uchdzaci') }),
  callToAction: pointSchema,
});

export const EMPLOYMENT = {
  FULL_TIME: 'plný úväzok',
  PART_TIME: 'skrátený úväzok',
  CONTRACTOR: 'živnosť',
  TEMPORARY: 'na určitý čas',
  INTERN: 'stáž',
} as const satisfies Record<Position['employment'], string>;

/** The positions whose last day has not passed. */
export function openPositions(positions: Position[], today: Day): Position[] {
  return positions.filter(({ validThrough }) => validThrough >= today);
}
