import { slugified } from '#domain/slovak.ts';
import type { Course } from './course.ts';

/** What a course is of: several courses a year may be of one type. Its texts are those a new course starts from. */
export interface CourseType {
  /** A slug, which texts of ours name it by. */
  id: string;
  position: number;
  name: string;
  /** The page of the service it belongs to. */
  service: string;
  image: string;
  nameOfCourse: string;
  courseInfo: string;
  invitation: string;
  forWho: string;
  output: string;
  price: string;
  /** Days from the first to the last, both counted. */
  durationDays: number;
  /** From when to when on each of its days; empty where nobody said. */
  hours: string;
  typicalCapacity: number;
  /** The paper its participants get; empty where nobody said. */
  document: string;
  /** Within how many months the course is to be repeated; null where no term is known. */
  validityMonths: number | null;
  /** What the term is of and who sets it; where there is no term, how long the paper holds: „na neurčito; …“. */
  validityBasis: string | null;
  /** Where it is written: „124/2006 § 16“. */
  validityLaw: string | null;
  /** The address of the application form; null where the type has none. */
  form: string | null;
}

/** From when to when a course is held on each of its days: as it says itself, else as its type does; empty where neither does. */
export function hoursOf(course: Pick<Course, 'hours'>, type: Pick<CourseType, 'hours'> | undefined): string {
  return course.hours ?? type?.hours ?? '';
}

/** The address where a new type is filled in: no type is called so. */
export const NEW_TYPE = 'novy';

const ID_LENGTH_MAX = 60;

/** An id of the name that no type has. */
export function courseTypeId(name: string, taken: ReadonlySet<string>): string {
  const id = slugified(name).slice(0, ID_LENGTH_MAX).replace(/-$/, '') || 'typ';
  const isFree = (id: string) => id !== NEW_TYPE && !taken.has(id);
  if (isFree(id)) return id;
  let number = 2;
  while (!isFree(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** „do 2 rokov“, „do 18 mesiacov“: when a course is to be repeated; empty where no term is known. */
export function repetitionTerm({ validityMonths: months }: Pick<CourseType, 'validityMonths'>): string {
  if (!months) return '';
  return months > 12 && months % 12 === 0
    ? `do ${months / 12} rokov`
    : `do ${months} ${months === 1 ? 'mesiaca' : 'mesiacov'}`;
}
