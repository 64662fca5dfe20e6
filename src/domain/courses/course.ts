import type { Day } from '#domain/day.ts';
import { slugified } from '#domain/slovak.ts';
import type { Attachment } from './attachment.ts';
import type { SeatCount } from './seats.ts';

/** Cities where courses are held (specification section 3). */
export const CITIES = ['Bratislava', 'Považská Bystrica', 'Žilina', 'Liptovský Mikuláš'] as const;
export type City = (typeof CITIES)[number];

export type CourseStatus = 'active' | 'inactive';

export const COURSE_STATUS_LABELS = { active: 'Aktívny', inactive: 'Skrytý' } as const satisfies Record<
  CourseStatus,
  string
>;

/** The thirteen course signs under /ikony/ and what each stands for (specification section 3). */
export const COURSE_ICONS = [
  'Elektrotechnik',
  'Vodič vysokozdvižného vozíka',
  'Prvá pomoc',
  'Lešenár',
  'Viazač bremien, žeriavnik',
  'Obsluha stavebných strojov',
  'Zváranie',
  'Práca vo výškach',
  'Protipožiarna hliadka',
  'Chemické faktory',
  'Tlakové zariadenia',
  'Vodiči',
  'BOZP pre vedúcich zamestnancov',
].map((title, index) => ({ title, image: `/ikony/ikony-${String(index + 1).padStart(2, '0')}.svg` }));

/** A course as staff fill it in (specification section 3). */
export interface Course {
  /** Client-generated and kept when free (decisions: Courses). */
  id: string;
  nameOfCourse: string;
  /** Unique, with its leading slash. */
  slug: string;
  date: Day;
  dateTo: Day | null;
  /** Street and number. */
  place: string;
  city: City;
  image: string;
  /** Null while nobody said which; a course without a type fits nowhere by type. */
  courseTypeId: string | null;
  courseInfo: string;
  invitation: string;
  forWho: string;
  /** Free text, an amount with the euro sign as a rule. */
  price: string;
  output: string;
  /** Seats; 0 states no limit. */
  capacity: number;
  status: CourseStatus;
  attachments: Attachment[];
}

/** A course with who of the staff teaches it, which is not for visitors. */
export interface TaughtCourse extends Course {
  /** Null while nobody is said to. */
  lecturerId: string | null;
}

/** A course, how many of its seats are held and offered, and what the next in the queue needs. */
export type CourseWithSeats = Course & Omit<SeatCount, 'capacity'>;

/** Leaves room in a line of text for the slash and a number behind. */
const SLUG_LENGTH_MAX = 180;

/** The slug the form proposes: „/“ and name plus city (specification section 4). */
export function automaticSlug(nameOfCourse: string, city: string): string {
  const words = slugified(`${nameOfCourse} ${city}`).slice(0, SLUG_LENGTH_MAX).replace(/-$/, '');
  return words && `/${words}`;
}

/** The same slug, or with the first number behind it that nobody has taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!slug || !taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** A course that began before today takes no sign-ups (decisions: Courses). */
export function hasStarted(course: Pick<Course, 'date'>, today: Day): boolean {
  return course.date < today;
}

/** Takes sign-ups (also on its first day), is being held, or has been held. */
export type CourseStage = 'open' | 'running' | 'over';

export function courseStage(course: Pick<Course, 'date' | 'dateTo'>, today: Day): CourseStage {
  if (!hasStarted(course, today)) return 'open';
  return (course.dateTo ?? course.date) < today ? 'over' : 'running';
}

/** The address of the course's page. */
export function coursePath(slug: string): string {
  return `/kurzy-a-skolenia${slug}`;
}
