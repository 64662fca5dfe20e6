import { ATTACHMENT_CATALOGUE, type Attachment, withAttachment } from '#domain/courses/attachment.ts';
import { automaticSlug, COURSE_ICONS, courseVisibility, type TaughtCourse } from '#domain/courses/course.ts';
import { lastDay, startFrom } from '#domain/courses/course-plan.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import { parseDay } from '#domain/fields.ts';

/** A course as it stands in its form: what people type is text until it is checked. */
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
  /** Who can find it: `CourseVisibility`. */
  status: string;
}

/** New courses are hidden until somebody shows them (specification section 4). */
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

/** A new course of a type. */
export function draftOfType(type: CourseType): Draft {
  const { capacity, ...start } = startFrom(type);
  return { ...newDraft(), ...start, capacity: String(capacity) };
}

/** The same course once more, for another day: hidden, undated, without its note, under a slug of its own. */
export function duplicateOf(course: TaughtCourse, slug: string): Draft {
  return { ...draftOf(course), slug, date: '', dateTo: '', status: 'inactive', note: '' };
}

/** Reads the form; `draft` is what it was filled in with, for attachments of its own. */
export function draftFrom(form: FormData, { attachments }: Draft): Draft {
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const chosen = new Set(form.getAll('attachments'));
  const texts = Object.keys(newDraft()).map((name) => [name, text(name)]);
  return {
    ...Object.fromEntries(texts),
    attachments: offeredAttachments(attachments).filter(({ name }) => chosen.has(name)),
  };
}

/** What a course's form offers to attach: what it has already, and the catalogue. Each name once. */
export function offeredAttachments(attachments: readonly Attachment[]): Attachment[] {
  return ATTACHMENT_CATALOGUE.reduce<Attachment[]>(withAttachment, [...attachments]);
}

/**
 * What goes to the schema: days as it wants them, a last day left empty as the type the form began from has it, and a slug
 * left empty becomes the one that is free.
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

/** The slug after the name or the city changed: it follows them while it is empty or still the one proposed last. */
export function followingSlug(slug: string, proposedBefore: string, proposed: string): string {
  return slug === '' || slug === proposedBefore ? proposed : slug;
}

/** A longer name is refused; a slug of all of it, whatever was sent, would take long to make. */
const NAME_READ_MAX = 400;

/** The slug of name and city (specification section 4); another course may have it. */
export function proposedSlug({ nameOfCourse, city }: Pick<Draft, 'nameOfCourse' | 'city'>): string {
  const name = nameOfCourse.slice(0, NAME_READ_MAX);
  return name.trim() === '' ? '' : automaticSlug(name, city.slice(0, NAME_READ_MAX));
}
