import anyAscii from 'any-ascii';
import XMLBuilder from 'fast-xml-builder';
import iconv from 'iconv-lite';
import { lastDayOf } from '#domain/courses/course.ts';
import { type Day, formatDay } from '#domain/day.ts';
import type { HandOverLine, HandOverTerms } from '#domain/hand-overs/hand-over.ts';
import type { Payer } from '#domain/payers/payer.ts';
import { findCompany } from '#server/company/company.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import type { Db } from '#server/db/database.ts';
import { findTerms, listLines } from './hand-overs.ts';

const ENCODING = 'win1250';

/** The rates by which a Slovak POHODA names VAT, in percent; another one is historical and says its own percentage. */
const RATES: Readonly<Record<number, string>> = { 0: 'none', 23: 'high', 19: 'low', 5: 'third' };

/** The longest texts of its schema (version_2/type.xsd). */
const LENGTHS = { name: 255, street: 64, city: 45, postalCode: 15, ico: 15, dic: 18, icDph: 18, orderNumber: 32 };
type WrittenField = keyof typeof LENGTHS;
const TEXT_LENGTH_MAX = 90;

/**
 * A hand-over as the invoices that POHODA imports (Stormware, XML data communication 2.0): one for each positive line,
 * a credit note for each negative one. POHODA numbers them. Undefined where there is no such hand-over, no line has an
 * amount, or the company has no IČO, without which POHODA refuses the file.
 */
export async function pohodaInvoices(
  db: Db,
  course: CourseRecord,
  number: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [terms, { ico }, lines] = await Promise.all([
    findTerms(db, course.id, number),
    findCompany(db),
    listLines(db, course.id, number),
  ]);
  const charged = lines.filter(({ totalCents }) => totalCents !== 0);
  if (!terms || !ico || charged.length === 0) return undefined;
  const symbols = await listVariableSymbols(db, charged);
  const text = fitted(`${course.nameOfCourse}, ${formatDay(course.date)}, ${course.city}`, TEXT_LENGTH_MAX);
  const dateTax = lastDayOf(course);
  const xml = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true }).build({
    '?xml': { '@version': '1.0', '@encoding': 'Windows-1250' },
    'dat:dataPack': {
      '@version': '2.0',
      '@id': `${course.id}-${number}`,
      '@ico': ico,
      '@application': 'web',
      '@note': text,
      '@xmlns:dat': `${SCHEMAS}/data.xsd`,
      '@xmlns:inv': `${SCHEMAS}/invoice.xsd`,
      '@xmlns:typ': `${SCHEMAS}/type.xsd`,
      'dat:dataPackItem': charged.map((line) => ({
        '@version': '2.0',
        // the same in no other file: by it an import that checks for duplicates knows what it has already
        '@id': `${line.signUpId}-${number}`,
        'inv:invoice': invoiceOf(line, { ...terms, text, dateTax, symVar: symbols.get(line.signUpId) }),
      })),
    },
  });
  return new Uint8Array(iconv.encode(xml, ENCODING));
}

interface Charge extends HandOverTerms {
  text: string;
  dateTax: Day;
  /** Undefined for a sign-up that was erased. */
  symVar: string | undefined;
}

function invoiceOf(line: HandOverLine, { unitCents, vatRate, text, dateTax, symVar }: Charge) {
  const field = (name: WrittenField) => fitted(line[name], LENGTHS[name]);
  return {
    '@version': '2.0',
    'inv:invoiceHeader': {
      'inv:invoiceType': line.totalCents > 0 ? 'issuedInvoice' : 'issuedCreditNotice',
      ...filled('inv:symVar', symVar),
      'inv:dateTax': dateTax,
      'inv:text': text,
      'inv:partnerIdentity': {
        'typ:address': {
          'typ:company': field('name'),
          ...filled('typ:city', field('city')),
          ...filled('typ:street', field('street')),
          ...filled('typ:zip', field('postalCode')),
          ...filled('typ:ico', field('ico')),
          ...filled('typ:dic', field('dic')),
          ...filled('typ:icDph', field('icDph')),
        },
      },
      ...filled('inv:numberOrder', field('orderNumber')),
    },
    'inv:invoiceDetail': {
      'inv:invoiceItem': {
        'inv:text': text,
        'inv:quantity': line.people,
        'inv:payVAT': true,
        'inv:rateVAT': RATES[vatRate] ?? 'historyHigh',
        'inv:percentVAT': vatRate,
        'inv:homeCurrency': {
          'typ:unitPrice': unitCents / 100,
          'typ:price': (line.totalCents - line.vatCents) / 100,
          'typ:priceVAT': line.vatCents / 100,
        },
      },
    },
  };
}

const SCHEMAS = 'http://www.stormware.cz/schema/version_2';

/** The numbers of sign-ups, which payers write into their payments. */
async function listVariableSymbols(db: Db, lines: readonly HandOverLine[]): Promise<Map<string, string>> {
  const ids = lines.map(({ signUpId }) => signUpId);
  const rows = await db.selectFrom('signUp').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, number }) => [id, String(number)]));
}

/** What payers have entered that windows-1250 cannot write, each once, and how the file writes it. */
export function respelledTexts(lines: readonly Pick<Payer, WrittenField>[]): { text: string; respelled: string }[] {
  const fields = Object.keys(LENGTHS) as WrittenField[];
  const texts = new Set(lines.flatMap((line) => fields.map((field) => line[field])));
  return [...texts]
    .map((text) => ({ text, respelled: respelled(text) }))
    .filter(({ text, respelled }) => text.normalize() !== respelled);
}

/** Letters that windows-1250 lacks are transliterated. */
function respelled(text: string): string {
  const isThere = (letter: string) => iconv.decode(iconv.encode(letter, ENCODING), ENCODING) === letter;
  return [...text.normalize()].map((letter) => (isThere(letter) ? letter : anyAscii(letter))).join('');
}

function fitted(text: string, lengthMax: number): string {
  return respelled(text).slice(0, lengthMax);
}

/** An element that is left out where it would be empty. */
function filled(name: string, text = ''): Record<string, string> {
  return text === '' ? {} : { [name]: text };
}
