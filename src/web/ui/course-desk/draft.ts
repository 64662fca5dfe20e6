import { automaticSlug, COURSE_ICONS, type Course, freeSlug } from '#domain/course.ts';

/** A course as it stands in the form: what people type is text until it is checked. */
export interface Draft extends Omit<Course, 'id' | 'dateTo' | 'city' | 'capacity'> {
  dateTo: string;
  city: string;
  capacity: string;
  /** The slug the form proposed last; while it stands in the field, the form may propose another. */
  proposedSlug: string;
}

/** New courses are hidden until somebody shows them (specification section 4). */
export function newDraft(): Draft {
  return {
    nameOfCourse: '',
    slug: '',
    proposedSlug: '',
    date: '',
    dateTo: '',
    place: '',
    city: '',
    image: COURSE_ICONS[0]?.image ?? '',
    courseInfo: '',
    invitation: '',
    forWho: '',
    price: '',
    output: '',
    capacity: '0',
    status: 'inactive',
    attachments: [],
  };
}

/** `taken` are the slugs of the other courses. */
export function draftOf(course: Course, taken: ReadonlySet<string>): Draft {
  const { id: _, dateTo, capacity, ...fields } = course;
  return { ...fields, dateTo: dateTo ?? '', capacity: String(capacity), proposedSlug: proposal(course, taken) };
}

/** The same course once more, for another day: hidden, undated, under a slug of its own. */
export function duplicateOf(course: Course, taken: ReadonlySet<string>): Draft {
  const slug = proposal(course, taken);
  return { ...draftOf(course, taken), slug, proposedSlug: slug, date: '', dateTo: '', status: 'inactive' };
}

/**
 * The draft after a change. The slug follows name and city as long as it is empty or still the one proposed
 * last; a slug changed by hand stays (specification section 4).
 */
export function changedDraft(draft: Draft, change: Partial<Draft>, taken: ReadonlySet<string>): Draft {
  const next = { ...draft, ...change };
  const isNamed = change.nameOfCourse !== undefined || change.city !== undefined;
  if (!isNamed) return next;
  const follows = next.slug === '' || next.slug === draft.proposedSlug;
  const proposedSlug = proposal(next, taken);
  return { ...next, proposedSlug, slug: follows ? proposedSlug : next.slug };
}

/** What goes to the schema; a slug left empty becomes the proposed one. */
export function fieldsOf({ proposedSlug: _, ...draft }: Draft, id: string, taken: ReadonlySet<string>) {
  return { ...draft, id, slug: draft.slug.trim() || proposal(draft, taken) };
}

function proposal({ nameOfCourse, city }: Pick<Draft, 'nameOfCourse' | 'city'>, taken: ReadonlySet<string>): string {
  return nameOfCourse.trim() === '' ? '' : freeSlug(automaticSlug(nameOfCourse, city), taken);
}
