import { courseDays } from '#domain/attendance/attendance.ts';
import { ATTACHMENT_CATALOGUE, type Attachment, withAttachment } from '#domain/courses/attachment.ts';
import {
  automaticSlug,
  COURSE_ICONS,
  COURSE_VISIBILITY_LABELS,
  courseVisibility,
  type TaughtCourse,
} from '#domain/courses/course.ts';
import { lastDay, startFrom } from '#domain/courses/course-plan.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import { type Day, daysLater, parseDay } from '#domain/day.ts';
import { emptyValues, type Fields, storedValues, submittedValues, type ValuesOf } from '#web/desk/kit/fields.ts';
import { CITY } from '#web/desk/kit/list.ts';

/** The fields of a course (specification section 3). */
export const COURSE_FIELDS = {
  nameOfCourse: { label: 'Názov kurzu', isRequired: true, autoComplete: 'off', 'data-first-focus': true },
  slug: { label: 'Slug', autoComplete: 'off' },
  date: { label: 'Dátum od', as: 'day', isRequired: true },
  dateTo: { label: 'Dátum do', as: 'day', after: 'date' },
  hours: { label: 'Čas', autoComplete: 'off', hint: 'Prázdne = podľa typu' },
  city: {
    label: 'Mesto',
    as: 'select',
    none: 'Vyberte mesto',
    options: CITY.options,
    isRequired: true,
    autoComplete: 'off',
  },
  status: {
    label: 'Status',
    as: 'select',
    options: COURSE_VISIBILITY_LABELS,
    hint: 'Súkromný kurz vidí len ten, kto má odkaz.',
    isRequired: true,
    autoComplete: 'off',
  },
  place: { label: 'Miesto (adresa)', autoComplete: 'off' },
  price: { label: 'Cena', autoComplete: 'off' },
  capacity: { label: 'Kapacita', type: 'number', min: 0, hint: '0 = bez obmedzenia' },
  minimum: { label: 'Minimum', type: 'number', min: 0 },
  invoicePrice: {
    label: 'Cena na faktúru',
    autoComplete: 'off',
    hint: 'S DPH za osobu. Prázdne = suma z poľa Cena.',
  },
  room: { label: 'Miestnosť', autoComplete: 'off', hint: 'Vidí ju iba správa' },
  note: {
    label: 'Poznámka',
    as: 'area',
    rows: 2,
    hint: 'Vidí ju iba správa, na web sa nedostane. Pri súkromnom kurze sem napíšte klienta.',
  },
  courseTypeId: { label: 'Typ kurzu', as: 'select', none: 'Bez typu' },
  lecturerId: { label: 'Lektor', as: 'select', none: 'Bez lektora' },
  image: {
    label: 'Ikona',
    as: 'select',
    options: Object.fromEntries(COURSE_ICONS.map(({ image, title }) => [image, title])),
  },
  courseInfo: { label: 'Informácie o kurze', as: 'area', rows: 3 },
  invitation: { label: 'Pozvánka', as: 'area', rows: 3 },
  forWho: { label: 'Pre koho', as: 'area', rows: 3 },
  output: { label: 'Výstup', as: 'area', rows: 3 },
} satisfies Fields;

/** A course as its form's fields: entered values stay text until they are validated. */
export interface Draft extends ValuesOf<typeof COURSE_FIELDS> {
  attachments: Attachment[];
}

/** New courses are hidden until staff show them (specification section 4). */
export function newDraft(): Draft {
  const image = COURSE_ICONS[0]?.image ?? '';
  return {
    ...emptyValues(COURSE_FIELDS),
    image,
    capacity: '0',
    minimum: '0',
    status: 'inactive',
    attachments: [],
  };
}

export function draftOf(course: TaughtCourse): Draft {
  const { attachments } = course;
  return { ...storedValues(COURSE_FIELDS, { ...course, status: courseVisibility(course) }), attachments };
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
  const chosen = new Set(form.getAll('attachments'));
  return {
    ...submittedValues(COURSE_FIELDS, form),
    attachments: offeredAttachments(attachments).filter(({ name }) => chosen.has(name)),
  };
}

/** The attachments a course's form offers: the current ones and the catalogue, each name once. */
export function offeredAttachments(attachments: readonly Attachment[]): Attachment[] {
  return ATTACHMENT_CATALOGUE.reduce<Attachment[]>(withAttachment, [...attachments]);
}

interface Opened {
  /** The course being edited. */
  course?: Pick<TaughtCourse, 'date' | 'dateTo'> | undefined;
  /** How long a course of the type takes. */
  durationDays?: number;
}

/** The input of the schema: days are parsed, and an empty slug becomes `freeSlug`. */
export function fieldsOf(draft: Draft, id: string | undefined, freeSlug: string, opened: Opened = {}) {
  const { slug } = draft;
  const date = parseDay(draft.date);
  const isPrivate = draft.status === 'private';
  return {
    ...draft,
    id,
    isPrivate,
    status: isPrivate ? 'inactive' : draft.status,
    date: date ?? draft.date,
    dateTo: date ? lastDayFrom(date, draft.dateTo, opened) : (parseDay(draft.dateTo) ?? draft.dateTo),
    slug: slug.trim() || freeSlug,
  };
}

/**
 * An empty last day is derived from the type's duration. Where only the first day was changed, to one after the last,
 * the course moves as a whole.
 */
function lastDayFrom(date: Day, dateTo: string, { course, durationDays = 1 }: Opened): string | null {
  if (dateTo.trim() === '') return lastDay({ durationDays }, date);
  const last = parseDay(dateTo);
  if (course && last && last === course.dateTo && last < date) return daysLater(date, courseDays(course).length - 1);
  return last ?? dateTo;
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
