import type { Company } from '#domain/company/company.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import { priceInEuros } from '#domain/courses/price.ts';
import { PAYER_FIELDS, type Payer } from '#domain/payers/payer.ts';

/** What a course costs and how it is charged; amounts are in cents and include VAT. */
export interface HandOverTerms {
  /** For one person. */
  unitCents: number;
  /** Percent; 0 where the company charges no VAT. */
  vatRate: number;
  /** Those who did not come pay as well. */
  noShowsPay: boolean;
}

/** What the terms still lack. */
export type TermsGap = 'price' | 'vatRate';

type Priced = Pick<CourseType, 'price' | 'invoicePrice'>;

/**
 * The terms by the course, its type and the company. The text of a course's price counts where it is one plain amount,
 * so that the number shown and the number charged cannot differ.
 */
export function currentTerms(
  course: Priced,
  type: (Priced & Pick<CourseType, 'vatRate'>) | undefined,
  company: Pick<Company, 'icDph' | 'vatRate'> & { noShowsPay: boolean },
): { terms: HandOverTerms; gaps: [] } | { terms: undefined; gaps: TermsGap[] } {
  const unitCents = unitPrice(course, type);
  const ofCompany = company.vatRate === '' ? undefined : Number(company.vatRate);
  // a company without a VAT number charges none
  const vatRate = company.icDph === '' ? 0 : (type?.vatRate ?? ofCompany);
  if (unitCents !== undefined && vatRate !== undefined)
    return { terms: { unitCents, vatRate, noShowsPay: company.noShowsPay }, gaps: [] };
  return {
    terms: undefined,
    gaps: [
      ...(unitCents === undefined ? (['price'] as const) : []),
      ...(vatRate === undefined ? (['vatRate'] as const) : []),
    ],
  };
}

function unitPrice(course: Priced, type: Priced | undefined): number | undefined {
  const euros =
    priceInEuros(course.invoicePrice) ?? priceInEuros(course.price) ?? priceInEuros(type?.invoicePrice ?? '');
  return euros === undefined ? undefined : Math.round(euros * 100);
}

/** A sign-up with its payer and how many of its people came and did not; both are 0 once it is not on the course. */
export interface ChargedSignUp extends Payer {
  signUpId: string;
  came: number;
  absent: number;
}

/** A line of a hand-over; in a later one of the same course the difference to the lines before. */
export interface HandOverLine extends ChargedSignUp {
  /** How many people this line charges; negative where earlier lines charged more. */
  people: number;
  totalCents: number;
  vatCents: number;
}

/** The lines to hand over now: of every sign-up in the first hand-over, later of those that have changed since. */
export function linesToHandOver(
  signUps: readonly ChargedSignUp[],
  earlier: readonly HandOverLine[],
  terms: HandOverTerms,
): HandOverLine[] {
  const earlierBySignUp = Map.groupBy(earlier, ({ signUpId }) => signUpId);
  return signUps.flatMap((signUp) => {
    const before = earlierBySignUp.get(signUp.signUpId) ?? [];
    const last = before.at(-1);
    const charged = signUp.came + (terms.noShowsPay ? signUp.absent : 0);
    const handedOver = before.reduce((sum, { people }) => sum + people, 0);
    const people = charged - handedOver;
    const isSame = last && people === 0 && PAYER_FIELDS.every((field) => last[field] === signUp[field]);
    if (isSame || (!last && signUp.came + signUp.absent === 0)) return [];
    const { signUpId, came, absent } = signUp;
    const payer = Object.fromEntries(PAYER_FIELDS.map((field) => [field, signUp[field]])) as unknown as Payer;
    return [
      {
        ...payer,
        signUpId,
        came,
        absent,
        people,
        totalCents: people * terms.unitCents,
        // of the sums rather than the difference, so that the VAT of all lines is that of their total
        vatCents: vatOf(charged * terms.unitCents, terms) - vatOf(handedOver * terms.unitCents, terms),
      },
    ];
  });
}

/** The VAT within an amount. */
function vatOf(cents: number, { vatRate }: Pick<HandOverTerms, 'vatRate'>): number {
  return cents - Math.round((cents * 100) / (100 + vatRate));
}

type Sums = Pick<HandOverLine, 'people' | 'totalCents' | 'vatCents'>;

export function sumOfLines(lines: readonly Sums[]): Sums {
  const sum = (of: keyof Sums) => lines.reduce((total, line) => total + line[of], 0);
  return { people: sum('people'), totalCents: sum('totalCents'), vatCents: sum('vatCents') };
}
