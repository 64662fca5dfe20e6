import { ARTICLE_SERVICES } from '#domain/articles/article.ts';
import { line, message, noneWhenEmpty, optionalLine, requiredLine, wholeNumber } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { ATTACHMENT_CATALOGUE } from './attachment.ts';
import { COURSE_ICONS } from './course.ts';
import { invoicePrice } from './course-fields.ts';

const services = Object.keys(ARTICLE_SERVICES);
const images = COURSE_ICONS.map(({ image }) => image);
const forms = ATTACHMENT_CATALOGUE.map(({ url }) => url);

const VAT_RATE_WRONG = 'Sadzba DPH sú celé percentá od 0 do 99.';

const MONTHS_WRONG = 'Lehota sú celé mesiace, od 1 do 600. Ak sa kurz neopakuje, nechajte pole prázdne.';

/** The fields of a type; `provisions` are those a page may cite, „124/2006 § 16“. */
export function courseTypeSchema(provisions: readonly string[]) {
  return z.object({
    name: requiredLine('Napíšte názov typu.'),
    position: wholeNumber('Poradie je celé číslo.', 0, 9_999),
    /** The page of the service it belongs to. */
    service: z.enum(services, 'Vyberte službu.'),
    image: z.enum(images, 'Vyberte jednu z trinástich ikon.'),
    nameOfCourse: requiredLine('Napíšte názov kurzu.'),
    courseInfo: message,
    invitation: message,
    forWho: message,
    output: message,
    price: line,
    /** A plain amount for the invoice, with VAT; empty where the price of each course says it. */
    invoicePrice,
    /** Percent of VAT; null for the rate of the company. */
    vatRate: noneWhenEmpty(wholeNumber(VAT_RATE_WRONG, 0, 99), VAT_RATE_WRONG),
    /** Days from the first to the last, both counted. */
    durationDays: wholeNumber('Dĺžka je od 1 do 60 dní.', 1, 60),
    /** Start and end time on each of its days; empty where unknown. */
    hours: line,
    typicalCapacity: wholeNumber('Kapacita je celé číslo od 0 do 9 999.', 0, 9_999),
    /** The document its participants get; empty where unknown. */
    document: line,
    /** Within how many months the course is to be repeated; null where no term is known. */
    validityMonths: noneWhenEmpty(wholeNumber(MONTHS_WRONG, 1, 600), MONTHS_WRONG),
    /** What the term applies to and who sets it; without a term, how long the document is valid: „na neurčito; …“. */
    validityBasis: optionalLine,
    /** The provision that sets it: „124/2006 § 16“. */
    validityLaw: optionalLine.pipe(z.enum(provisions, 'Vyberte ustanovenie zo zoznamu.').nullable()),
    /** The address of the application form; null where the type has none. */
    form: optionalLine.pipe(z.enum(forms, 'Vyberte jedno z tlačív.').nullable()),
  });
}

export type CourseTypeFields = z.infer<ReturnType<typeof courseTypeSchema>>;
