import { z } from '@hono/zod-openapi';
import { CITIES, COURSE_STATE_LABELS, type CourseState } from '#domain/courses/course.ts';
import { courseSchema } from '#domain/courses/course-fields.ts';
import { COURSE_ORDERS, type CourseOrder, LISTED_COURSE, type ListedCourse } from '#domain/courses/course-list.ts';
import { cleanSearch } from '#domain/search.ts';
import { pageQuery } from './call-checks.ts';
import { problemSchema } from './refusals.ts';

export const courseAnswer = z
  .object({
    id: z.string(),
    nameOfCourse: z.string(),
    slug: z.string().openapi({ example: '/kurz-prvej-pomoci-zilina' }),
    date: z.iso.date(),
    dateTo: z.iso.date().nullable(),
    hours: z
      .string()
      .nullable()
      .openapi({ description: 'From when to when on each day; null = as its type says', example: '9.00 – 14.00 h' }),
    place: z.string(),
    city: z.enum(CITIES),
    image: z.string().openapi({ example: '/ikony/ikony-03.svg' }),
    courseTypeId: z.string().nullable().openapi({ description: 'The type of the course', example: 'prva-pomoc' }),
    courseInfo: z.string(),
    invitation: z.string(),
    forWho: z.string(),
    price: z.string().openapi({ example: '49 €' }),
    output: z.string(),
    capacity: z.int().min(0).openapi({ description: '0 = no stated limit' }),
    minimum: z.int().min(0).openapi({ description: 'Seats that must be taken for it to be held; 0 = none' }),
    status: z.enum(['active', 'inactive']),
    isPrivate: z.boolean().optional().openapi({
      description: 'For staff only: a hidden course that is shown to anyone with its link, which the desk gives out',
    }),
    attachments: z.array(z.object({ name: z.string(), url: z.string(), size: z.int() })),
    seatsTaken: z.int().openapi({ description: 'Seats held by confirmed sign-ups, or offered to who waits' }),
    lecturerId: z
      .string()
      .nullable()
      .optional()
      .openapi({ description: 'For staff only: the member of staff who teaches it' }),
    room: z.string().optional().openapi({ description: 'For staff only: where inside the place' }),
    note: z.string().optional().openapi({ description: 'For staff only' }),
    invoicePrice: z.string().optional().openapi({
      description: 'For staff only: the amount for invoices with VAT, where the price is not one; else empty',
    }),
    cancelledAt: z.iso
      .datetime()
      .nullable()
      .optional()
      .openapi({ description: 'For staff only: when it was cancelled; visitors get no cancelled course' }),
    version: z.int().optional().openapi({ description: 'For staff only: what If-Match takes, in quotes' }),
  })
  .openapi('Course');

const LISTED = Object.fromEntries(LISTED_COURSE.map((field) => [field, true])) as Record<keyof ListedCourse, true>;

/** What a list shows of a course. */
export const listedCourse = courseAnswer.pick(LISTED).openapi('ListedCourse');

/** The filters, order and page of a list of courses. */
export const courseListQuery = pageQuery.extend({
  search: z.string().transform(cleanSearch).optional().openapi({
    description: 'Words of name, city or place, whatever their case and diacritics',
  }),
  city: z.enum(CITIES, 'Mesto je jedno zo štyroch.').optional(),
  status: z
    .enum(Object.keys(COURSE_STATE_LABELS) as CourseState[], 'Status je active, private, inactive alebo cancelled.')
    .optional(),
  order: z
    .enum(Object.keys(COURSE_ORDERS) as CourseOrder[], 'Poradie je newest, oldest alebo name.')
    .optional()
    .openapi({ description: 'newest is the default; names are in the order of the Slovak alphabet' }),
});

export const idParameter = z.object({ id: z.string() });

const ETAG_WRONG = 'If-Match je verzia kurzu v úvodzovkách, napríklad "3", alebo *.';

/**
 * The version the caller has seen (RFC 9110, 13.1.1); with a star or no header any version is overwritten. A weak tag is
 * the same version: compression weakens the tags we send.
 */
export const seenVersion = z.object({
  'if-match': z
    .string()
    .regex(/^(\*|(W\/)?"\d{1,9}")$/, ETAG_WRONG)
    .transform((tag) => (tag === '*' ? undefined : Number(tag.replace(/\D/g, ''))))
    .optional(),
});

const versionHeader = z.object({
  ETag: z.string().openapi({ description: 'The version of the course', example: '"3"' }),
});

export const courseContent = { 'application/json': { schema: courseAnswer } };

/** The course, with its version for the next change. */
export const answersWithCourse = (description: string) => ({
  description,
  headers: versionHeader,
  content: courseContent,
});

export const CHANGED_MEANWHILE = {
  412: {
    description: 'Saved by somebody else since the version of If-Match; the course as it is stored comes along',
    headers: versionHeader,
    content: {
      'application/problem+json': {
        schema: problemSchema.extend({ course: courseAnswer }).openapi('ChangedMeanwhile'),
      },
    },
  },
};

export const courseBody = { required: true, content: { 'application/json': { schema: courseSchema } } };

const telling = z.object({
  sendEmails: z
    .boolean('sendEmails je true alebo false.')
    .default(false)
    .openapi({ description: 'Whether those who hold a seat or wait get an email about what has changed' }),
});

export const courseUpdateBody = {
  required: true,
  content: { 'application/json': { schema: courseSchema.and(telling) } },
};
