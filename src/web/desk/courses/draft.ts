import { ATTACHMENT_CATALOGUE, type Attachment, withAttachment } from '#domain/courses/attachment.ts';
import { automaticSlug, COURSE_ICONS, courseVisibility, type TaughtCourse } from '#domain/courses/course.ts';
import { lastDay, startFrom } from '#domain/courses/course-plan.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import { parseDay } from '#domain/day.ts';

/** A course as its form's fields: typed values stay text until they are validated. */
export interface Draft
  extends Omit<
    TaughtCourse,
    | 'id'
    | 'dateTo'
    | 'hours'
    | 'city'
    | 'courseTypeId'
    | 'lecturerId'
    | 'capacity'
    | 'minimum'
    | 'status'
    | 'isPrivate'
  > {
  dateTo: string;
  hours: string;
  city: string;
  courseTypeId: string;
  lecturerId: string;
  capacity: string;
  minimum: string;
  /** A `CourseVisibility`. */
  status: string;
}

/** New courses are hidden until staff show them (specification section 4). */
export function newDraft(): Draft {
  return {
    nameOfCourse: '',
    slug: '',
    date: '',
    dateTo: '',
    hours: '',
    place: '',
    city: '',
    image: COURSE_ICONS[0]?.image ?? '',
    courseTypeId: '',
    lecturerId: '',
    courseInfo: '',
    invitation: '',
    forWho: '',
    price: '',
    output: '',
    capacity: '0',
    minimum: '0',
    room: '',
    note: '',
    status: 'inactive',
    attachments: [],
  };
}

export function draftOf(course: TaughtCourse): Draft {
  const { nameOfCourse, slug, date, dateTo, place, city, image, price, capacity, attachments } = course;
  const { courseTypeId, lecturerId, hours, courseInfo, invitation, forWho, output, minimum, room, note } = course;
  return {
    ...{ nameOfCourse, slug, date, dateTo: dateTo ?? '', place, city, image, price, attachments },
    ...{ courseTypeId: courseTypeId ?? '', lecturerId: lecturerId ?? '', capacity: String(capacity) },
    ...{ hours: hours ?? '', minimum: String(minimum), room, note, status: courseVisibility(course) },
    ...{ courseInfo, invitation, forWho, output },
  };
}

/** The draft of a new course of a type. */
export function draftOfType(type: CourseType): Draft {
  const { capacity, ...start } = startFrom(type);
  return { ...newDraft(), ...start, capacity: String(capacity) };
}

/** A copy of the course for another day: hidden, without date and note, with its own slug. */
export function duplicateOf(course: TaughtCourse, slug: string): Draft {
  return { ...draftOf(course), slug, date: '', dateTo: '', status: 'inactive', note: '' };
}

/** Reads the form; `draft` is its initial value, which may have attachments outside the catalogue. */
export function draftFrom(form: FormData, { attachments }: Draft): Draft {
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const chosen = new Set(form.getAll('attachments'));
  const texts = Object.keys(newDraft()).map((name) => [name, text(name)]);
  return {
    ...Object.fromEntries(texts),
    attachments: offeredAttachments(attachments).filter(({ name }) => chosen.has(name)),
  };
}

/** The attachments a course's form offers: the current ones and the catalogue, each name once. */
export function offeredAttachments(attachments: readonly Attachment[]): Attachment[] {
  return ATTACHMENT_CATALOGUE.reduce<Attachment[]>(withAttachment, [...attachments]);
}

/**
 * The input of the schema: days are parsed, an empty last day is derived from the type's duration, and an empty slug
 * becomes `freeSlug`.
 */
export function fieldsOf(draft: Draft, id: string | undefined, freeSlug: string, durationDays = 1) {
  const { dateTo, slug } = draft;
  const date = parseDay(draft.date);
  const isPrivate = draft.status === 'private';
  return {
    ...draft,
    ...{ id, isPrivate, status: isPrivate ? 'inactive' : draft.status },
    date: date ?? draft.date,
    dateTo: dateTo.trim() === '' && date ? lastDay({ durationDays }, date) : (parseDay(dateTo) ?? dateTo),
    slug: slug.trim() || freeSlug,
  };
}

/** The slug after the name or city changed: it follows them while it is empty or still the last proposal. */
export function followingSlug(slug: string, proposedBefore: string, proposed: string): string {
  return slug === '' || slug === proposedBefore ? proposed : slug;
}

/** Longer names are refused; the limit keeps making a slug fast for any input. */
const NAME_READ_MAX = 400;

/** The slug of name and city (specification section 4); it may be taken. */
export function proposedSlug({ nameOfCourse, city }: Pick<Draft, 'nameOfCourse' | 'city'>): string {
  const name = nameOfCourse.slice(0, NAME_READ_MAX);
  return name.trim() === '' ? '' : automaticSlug(name, city.slice(0, NAME_READ_MAX));
}
