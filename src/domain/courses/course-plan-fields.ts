import { parseDay } from '#domain/day.ts';
import { line, optionalLine, text } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { CITIES } from './course.ts';

/** A plan with more courses is probably a mistake. */
const PLANNED_MAX = 60;

/** Maximum characters of the days of a plan. */
const DAYS_LENGTH_MAX = 2_000;

const DAYS_WRONG = 'Dni píšte po jednom na riadok v tvare dd.mm.rrrr, napríklad 07.04.2026.';

const days = text(DAYS_LENGTH_MAX)
  .transform((text) => text.split('\n').filter((row) => row.trim() !== ''))
  .pipe(z.array(z.string()).min(1, 'Napíšte aspoň jeden deň.'))
  .transform((rows, context) => {
    const read = rows.map(parseDay);
    if (read.includes(undefined)) context.addIssue({ code: 'custom', message: DAYS_WRONG });
    return [...new Set(read.filter((day) => day !== undefined))].sort();
  });

/** Days on which courses of one type begin, in each of these cities. */
export const coursePlanSchema = z
  .object({
    days,
    cities: z.array(z.enum(CITIES)).min(1, 'Vyberte aspoň jedno mesto.'),
    /** By city; without one, the courses of a city have no place yet. */
    places: z.record(z.string(), line),
    hours: optionalLine,
    lecturerId: optionalLine,
    status: z.enum(['active', 'inactive'], 'Vyberte, či budú kurzy na webe.'),
  })
  .refine(({ days, cities }) => days.length * cities.length <= PLANNED_MAX, {
    path: ['days'],
    message: `Naraz sa dá pridať najviac ${PLANNED_MAX} kurzov.`,
  });

export type CoursePlan = z.infer<typeof coursePlanSchema>;
