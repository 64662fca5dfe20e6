import { type Day, daysLater } from '#domain/day.ts';
import { line, parseDay, text } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { ATTACHMENT_CATALOGUE } from './attachment.ts';
import { type ClashingCourse, type ClashOver, clashesWith, shareDay } from './clash.ts';
import { CITIES, type TaughtCourse } from './course.ts';
import type { CourseType } from './course-type.ts';

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
    hours: line.transform((hours) => hours || null),
    lecturerId: line.transform((id) => id || null),
    status: z.enum(['active', 'inactive'], 'Vyberte, či budú kurzy na webe.'),
  })
  .refine(({ days, cities }) => days.length * cities.length <= PLANNED_MAX, {
    path: ['days'],
    message: `Naraz sa dá pridať najviac ${PLANNED_MAX} kurzov.`,
  });

export type CoursePlan = z.infer<typeof coursePlanSchema>;

/** A course of a plan, before it has an id and a slug. */
export type PlannedCourse = Omit<TaughtCourse, 'id' | 'slug'>;

/** The courses of a plan, by day and then by city. */
export function plannedCourses(type: CourseType, plan: CoursePlan): PlannedCourse[] {
  const dates = plan.days.flatMap((date) => plan.cities.map((city) => ({ date, city })));
  return dates.map(({ date, city }) => ({
    ...startFrom(type),
    date,
    dateTo: lastDay(type, date),
    hours: plan.hours,
    city,
    place: plan.places[city] ?? '',
    lecturerId: plan.lecturerId,
    status: plan.status,
    isPrivate: false,
    minimum: 0,
    room: '',
    note: '',
  }));
}

/** What a new course takes over from its type. */
export function startFrom(type: CourseType) {
  const { id: courseTypeId, nameOfCourse, image, courseInfo, invitation, forWho, output, price, form } = type;
  return {
    ...{ courseTypeId, nameOfCourse, image, courseInfo, invitation, forWho, output, price },
    capacity: type.typicalCapacity,
    attachments: ATTACHMENT_CATALOGUE.filter(({ url }) => url === form),
  };
}

/** The last day of a course of this type that begins on a day; null for a course of one day. */
export function lastDay({ durationDays }: Pick<CourseType, 'durationDays'>, date: Day): Day | null {
  return durationDays > 1 ? daysLater(date, durationDays - 1) : null;
}

/** An existing course, or another one of the plan. */
export type PlannedOrExistingCourse = ClashingCourse & Pick<TaughtCourse, 'courseTypeId'>;

export const OBSTACLES = {
  'same-type': 'V tomto meste už taký kurz v tie dni je.',
  lecturer: 'Lektor v tie dni učí iný kurz.',
  room: 'V miestnosti je v tie dni iný kurz.',
} as const satisfies Record<ClashOver | 'same-type', string>;

export type Obstacle = keyof typeof OBSTACLES;

/** Reasons against a course, given the other courses; the plan may be carried out all the same. */
export function obstaclesTo(course: PlannedOrExistingCourse, others: readonly PlannedOrExistingCourse[]): Obstacle[] {
  const hasSameType = others.some(
    (other) =>
      other !== course &&
      other.courseTypeId === course.courseTypeId &&
      other.city === course.city &&
      shareDay(course, other),
  );
  const clashing = clashesWith(course, others).map(({ over }) => over);
  return [...new Set<Obstacle>([...(hasSameType ? ['same-type' as const] : []), ...clashing])];
}
