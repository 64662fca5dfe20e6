import { courseDays } from '#domain/attendance/attendance.ts';
import { type Day, daysLater } from '#domain/day.ts';
import { isWorkingDay } from '#domain/working-days.ts';
import { ATTACHMENT_CATALOGUE } from './attachment.ts';
import { type ClashingCourse, type ClashOver, clashesWith, shareDay } from './clash.ts';
import type { TaughtCourse } from './course.ts';
import type { CoursePlan } from './course-plan-fields.ts';
import type { CourseType } from './course-type.ts';

/** A course of a plan, before it has an id and a slug. */
export type PlannedCourse = Omit<TaughtCourse, 'id' | 'slug'>;

/** The courses of a plan, by day and then by city. */
export function plannedCourses(type: CourseType, plan: CoursePlan): PlannedCourse[] {
  const dates = plan.days.flatMap((date) => plan.cities.map((city) => ({ date, city })));
  return dates.map(({ date, city }) => ({
    ...NEW_COURSE,
    ...startFrom(type),
    date,
    dateTo: lastDay(type, date),
    hours: plan.hours,
    city,
    place: plan.places[city] ?? '',
    lecturerId: plan.lecturerId,
    status: plan.status,
  }));
}

/** What a new course has where nothing else is said. */
export const NEW_COURSE: Pick<
  TaughtCourse,
  'courseTypeId' | 'lecturerId' | 'hours' | 'minimum' | 'room' | 'note' | 'invoicePrice' | 'isPrivate'
> = {
  courseTypeId: null,
  lecturerId: null,
  hours: null,
  minimum: 0,
  room: '',
  note: '',
  invoicePrice: '',
  isPrivate: false,
};

/** What a new course takes over from its type. */
export function startFrom(type: CourseType) {
  const { id: courseTypeId, nameOfCourse, image, courseInfo, invitation, forWho, output, price, form } = type;
  return {
    courseTypeId,
    nameOfCourse,
    image,
    courseInfo,
    invitation,
    forWho,
    output,
    price,
    capacity: type.typicalCapacity,
    attachments: ATTACHMENT_CATALOGUE.filter(({ url }) => url === form),
  };
}

/** The last day of a course of this type that begins on a day; null for a course of one day. */
export function lastDay({ durationDays }: Pick<CourseType, 'durationDays'>, date: Day): Day | null {
  return durationDays > 1 ? daysLater(date, durationDays - 1) : null;
}

export type PlannedOrExistingCourse = ClashingCourse & Pick<TaughtCourse, 'courseTypeId'>;

export const OBSTACLES = {
  'same-type': 'V tomto meste už taký kurz v tie dni je.',
  lecturer: 'Lektor v tie dni učí iný kurz.',
  room: 'V miestnosti je v tie dni iný kurz.',
  'day-off': 'V tie dni je víkend alebo sviatok.',
  limit: 'Kapacita je väčšia, ako predpis dovoľuje.',
} as const satisfies Record<ClashOver | 'same-type' | 'day-off' | 'limit', string>;

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
  const hasDayOff = !courseDays(course).every(isWorkingDay);
  const obstacles = [hasSameType && 'same-type', hasDayOff && 'day-off', ...clashing] as const;
  return [...new Set(obstacles.filter((obstacle) => obstacle !== false))];
}
