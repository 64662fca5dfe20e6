import { icoOf } from '#domain/ico.ts';
import { isForeign } from './payer.ts';

const NUMBER_FIELDS = ['ico', 'dic', 'icDph'] as const;

export type PayerNumber = (typeof NUMBER_FIELDS)[number];

/** A number that was entered in the field of another one. */
export interface MovedNumber {
  from: PayerNumber;
  to: PayerNumber;
}

/** The number as each field stores it; undefined for a text that is not such a number. */
const READERS: Record<PayerNumber, (text: string) => string | undefined> = { ico: icoOf, dic: dicOf, icDph: icDphOf };

/**
 * The numbers in their fields: one in the field of another is moved there, unless that field has a different one. Those
 * of a foreign company stay as they were entered, since each country has its own.
 */
export function placeNumbers(entered: Record<PayerNumber | 'postalCode', string>): {
  numbers: Record<PayerNumber, string>;
  moved: MovedNumber[];
  wrong: PayerNumber[];
} {
  const numbers = { ico: '', dic: '', icDph: '' };
  const misplaced = NUMBER_FIELDS.filter((field) => {
    numbers[field] = READERS[field](entered[field]) ?? '';
    return entered[field] !== '' && numbers[field] === '';
  });
  const moved: MovedNumber[] = [];
  for (const from of misplaced) {
    const to = NUMBER_FIELDS.find((field) => READERS[field](entered[from]) !== undefined);
    const number = to && READERS[to](entered[from]);
    if (!to || !number || ![number, ''].includes(numbers[to])) continue;
    numbers[to] = number;
    moved.push({ from, to });
  }
  const unread = misplaced.filter((field) => !moved.some(({ from }) => from === field));
  if (!isForeign({ ...entered, icDph: numbers.icDph })) return { numbers, moved, wrong: unread };
  for (const field of unread) numbers[field] ||= entered[field];
  return { numbers, moved, wrong: [] };
}

function compact(text: string): string {
  return text.toUpperCase().replace(/[\s./-]/g, '');
}

/**
 * A Slovak tax number (DIČ): ten digits, divisible by eleven. The library is not asked, since its rule for the first
 * digits is that of companies: it refuses the numbers of self-employed people, which begin with 1.
 */
function dicOf(text: string): string | undefined {
  const digits = compact(text);
  return /^[1-9]\d{9}$/.test(digits) && Number(digits) % 11 === 0 ? digits : undefined;
}

/** A Slovak VAT number, also without its SK, or the VAT number of another country, which is not checked further. */
function icDphOf(text: string): string | undefined {
  const number = compact(text);
  const dic = dicOf(number.replace(/^SK/, ''));
  if (dic) return `SK${dic}`;
  return /^(?!SK)[A-Z]{2}(?=.*\d)[\dA-Z]{2,13}$/.test(number) ? number : undefined;
}
