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

/** Who can find a course: everybody, people with its link, or only staff. Private is hidden with a link. */
export type CourseVisibility = CourseStatus | 'private';

export const COURSE_VISIBILITY_LABELS = {
  active: COURSE_STATUS_LABELS.active,
  private: 'Súkromný',
  inactive: COURSE_STATUS_LABELS.inactive,
} as const satisfies Record<CourseVisibility, string>;

export function courseVisibility({ status, isPrivate }: Pick<Course, 'status' | 'isPrivate'>): CourseVisibility {
  return status === 'inactive' && isPrivate ? 'private' : status;
}

/** The state staff see; a cancelled course is in no public list, and its page shows the cancellation. */
export type CourseState = CourseVisibility | 'cancelled';

export const COURSE_STATE_LABELS = { ...COURSE_VISIBILITY_LABELS, cancelled: 'Zrušený' } as const satisfies Record<
  CourseState,
  string
>;

export function courseState({
  cancelledAt,
  ...course
}: Pick<CourseWithSeats, 'status' | 'isPrivate' | 'cancelledAt'>): CourseState {
  return cancelledAt === null ? courseVisibility(course) : 'cancelled';
}

/** The thirteen course signs under /ikony/ and their meanings (specification section 3). */
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
  /** Start and end time on each of its days; null for the hours of its type. */
  hours: string | null;
  /** Street and number. */
  place: string;
  city: City;
  image: string;
  /** Null where unknown; no selection by type includes such a course. */
  courseTypeId: string | null;
  courseInfo: string;
  invitation: string;
  forWho: string;
  /** Free text, an amount with the euro sign as a rule. */
  price: string;
  output: string;
  /** Seats; 0 states no limit. */
  capacity: number;
  /** Seats that must be taken for the course to be held; 0 where there is no minimum. */
  minimum: number;
  status: CourseStatus;
  /** Only for a hidden course: shown to people with its link, such as those of one client. */
  isPrivate: boolean;
  attachments: Attachment[];
}

/** A course with the fields visitors do not see. */
export interface TaughtCourse extends Course {
  /** The member of staff who teaches it; null until one is chosen. */
  lecturerId: string | null;
  /** The room at the place. */
  room: string;
  note: string;
  /** A plain amount for the invoice of one person, with VAT; empty where the public price says it. */
  invoicePrice: string;
}

/** A course with its seat counts and the time of its cancellation (ISO, UTC). */
export type CourseWithSeats = Course & Omit<SeatCount, 'capacity'> & { cancelledAt: string | null };

/** A course with the code of its link, null for one that never was private, and the hours of its type, if it has one. */
export type LinkedCourse = CourseWithSeats & { linkCode: string | null; typeHours: string | null };

/** Short enough to add a slash and a number within the limit of one line. */
const SLUG_LENGTH_MAX = 180;

/** The slug the form proposes: „/“ and name plus city (specification section 4). */
export function automaticSlug(nameOfCourse: string, city: string): string {
  const base = slugified(`${nameOfCourse} ${city}`).slice(0, SLUG_LENGTH_MAX).replace(/-$/, '');
  return base && `/${base}`;
}

/** The same slug, or with the first free number after it. */
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

/** Takes sign-ups (also on its first day), is being held, has been held, or will not be. */
export type CourseStage = 'open' | 'running' | 'over' | 'cancelled';

export function courseStage(
  course: Pick<CourseWithSeats, 'date' | 'dateTo'> & Partial<Pick<CourseWithSeats, 'cancelledAt'>>,
  today: Day,
): CourseStage {
  if (course.cancelledAt) return 'cancelled';
  if (!hasStarted(course, today)) return 'open';
  return lastDayOf(course) < today ? 'over' : 'running';
}

export function lastDayOf({ date, dateTo }: Pick<Course, 'date' | 'dateTo'>): Day {
  return dateTo ?? date;
}

/** Where a course is held: „Hlavná 1, Žilina“, or the city alone. Photographs of halls are stored by it. */
export function venueName({ place, city }: { place: string; city: string }): string {
  return [place, city].filter(Boolean).join(', ');
}

/** The address of the course's page. */
export function coursePath(slug: string): string {
  return `/kurzy-a-skolenia${slug}`;
}
