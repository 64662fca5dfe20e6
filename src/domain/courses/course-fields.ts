import { hasFormOfDay, parseDay } from '#domain/day.ts';
import type { FieldError } from '#domain/field-error.ts';
import { complain, line, message, optionalLine, requiredLine } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { automaticSlug, CITIES, COURSE_ICONS } from './course.ts';
import { priceInEuros } from './price.ts';

const images = COURSE_ICONS.map(({ image }) => image);

/** Only the database has the types. */
export const TYPE_UNKNOWN: FieldError = { field: 'courseTypeId', message: 'Taký typ kurzu nie je. Vyberte iný.' };

/** Only the database has the lecturers. */
export const LECTURER_UNKNOWN: FieldError = { field: 'lecturerId', message: 'Takého lektora nepoznáme.' };

/** A cancelled course must be restored before it is changed. */
export const COURSE_CANCELLED = 'Kurz je zrušený. Najprv ho obnovte.';

const SLUG_WRONG = 'Slug sa začína lomkou a má len malé písmená bez diakritiky, číslice a spojovníky.';

const ATTACHMENT_SIZE_WRONG = 'Veľkosť prílohy je číslo v bajtoch.';

const attachment = z.object(
  {
    name: requiredLine('Príloha nemá názov.'),
    // a path of ours or an https address, so that a link cannot run a script
    url: line.pipe(z.string().regex(/^(\/(?!\/)|https:\/\/)/, 'Adresa prílohy sa začína lomkou alebo https://.')),
    size: z.number(ATTACHMENT_SIZE_WRONG).int(ATTACHMENT_SIZE_WRONG).min(0, ATTACHMENT_SIZE_WRONG).default(0),
  },
  'Príloha má názov, adresu a veľkosť.',
);

/** Names the field, because it also stands alone in a toast. */
const dayWrong = (what: string) => ({
  error: ({ input }: { input?: unknown }) =>
    typeof input === 'string' && hasFormOfDay(input)
      ? `${what} nie je deň v kalendári.`
      : `${what} píšte v tvare dd.mm.rrrr, napríklad 07.04.2026.`,
});

/** In any spelling that `parseDay` reads. */
const isoDay = (text: string) => parseDay(text) ?? text;

const DATE_TO_WRONG = dayWrong('Dátum do');

// the message is given twice: for text that is not a day, and for a value that is not text
const optionalDay = z
  .string(DATE_TO_WRONG)
  .transform(isoDay)
  .pipe(z.union([z.iso.date(DATE_TO_WRONG), z.literal('')], DATE_TO_WRONG))
  .nullish()
  .transform((day) => day || null);

/** A whole number of seats; 0 means that none is set. The upper limit only rejects typing errors. */
const seats = (what: string, less: string) =>
  z.coerce
    .number(`${what} je celé číslo.`)
    .int(`${what} je celé číslo.`)
    .min(0, `${what} nemôže byť ${less} ako 0.`)
    .max(9_999, `${what} je najviac 9 999 miest.`);

/** One plain amount with VAT, or empty where the public price says it. */
export const invoicePrice = line.refine(
  (price) => price === '' || priceInEuros(price) !== undefined,
  'Napíšte jednu sumu, napríklad 49\u00A0€.',
);

const capacity = seats('Kapacita', 'menšia');
const minimum = seats('Minimum', 'menšie');

/**
 * What staff fill in (specification sections 3 and 5). An empty slug becomes the automatic one, an
 * unset status hides the course (section 4: new courses default to inactive).
 */
export const courseSchema = z
  .object({
    id: line.optional(),
    // in the order of the specification, because errors are reported in the order of the fields (section 5)
    nameOfCourse: requiredLine('Názov kurzu je povinný.'),
    city: z
      .string('Mesto je povinné.')
      .min(1, 'Mesto je povinné.')
      .pipe(z.enum(CITIES, 'Vyberte jedno zo štyroch miest.')),
    date: z
      .string('Dátum od je povinný.')
      .min(1, 'Dátum od je povinný.')
      .transform(isoDay)
      .pipe(z.iso.date(dayWrong('Dátum od'))),
    status: z.enum(['active', 'inactive'], 'Status je povinný.').default('inactive'),
    /** If left out, a hidden course keeps it. */
    isPrivate: z.boolean('Súkromný kurz: áno alebo nie.').optional(),
    slug: line.default(''),
    dateTo: optionalDay,
    /** Kept if left out. */
    hours: optionalLine.nullish(),
    place: line.default(''),
    image: z.enum(images, 'Vyberte jednu z trinástich ikon.').default(images[0] as string),
    /** Kept if left out. */
    courseTypeId: optionalLine.nullish(),
    /** Kept if left out. */
    lecturerId: optionalLine.nullish(),
    courseInfo: message.default(''),
    invitation: message.default(''),
    forWho: message.default(''),
    price: line.default(''),
    output: message.default(''),
    capacity: capacity.default(0),
    /** Kept if left out; so are the three below. */
    minimum: minimum.optional(),
    room: line.optional(),
    note: message.optional(),
    invoicePrice: invoicePrice.optional(),
    attachments: z
      .array(attachment, 'Prílohy sú zoznam.')
      .max(20, 'Príloh môže byť najviac 20.')
      .refine(
        (all) => new Set(all.map(({ name }) => name)).size === all.length,
        'Každá príloha môže byť pri kurze raz.',
      )
      .default([]),
  })
  .transform((course) => ({ ...course, slug: course.slug || automaticSlug(course.nameOfCourse, course.city) }))
  .superRefine(({ status, isPrivate, slug, date, dateTo, capacity, minimum = 0 }, context) => {
    if (isPrivate && status === 'active')
      complain(context, 'status', 'Aktívny kurz vidia všetci, súkromný byť nemôže.');
    if (capacity > 0 && minimum > capacity) complain(context, 'minimum', 'Minimum je väčšie ako kapacita.');
    if (!/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) complain(context, 'slug', SLUG_WRONG);
    if (dateTo && dateTo < date) complain(context, 'dateTo', 'Dátum do je skôr ako dátum od.');
  });

/** A valid course; without an `id` where the server is to create it. */
export type CourseFields = z.infer<typeof courseSchema>;

/** The reason of a cancellation, as emails to those who signed up state it: one sentence, or none. */
export const courseEndingSchema = z.object({ reason: line });
