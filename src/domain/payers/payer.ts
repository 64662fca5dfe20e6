import { spelledInstant } from '#domain/instant.ts';
import { type Applicant, applicantName, type SignUp } from '#domain/sign-ups/sign-up.ts';
import type { PayerEntry } from './payer-fields.ts';
import type { MovedNumber } from './payer-numbers.ts';

/** Who pays for a sign-up, as an invoice states it; what was not entered is empty. */
export type Payer = PayerEntry['payer'];

export const PAYER_LABELS = {
  name: 'Názov',
  street: 'Ulica a\u00A0číslo',
  city: 'Mesto',
  postalCode: 'PSČ',
  ico: 'IČO',
  dic: 'DIČ',
  icDph: 'IČ\u00A0DPH',
  orderNumber: 'Číslo objednávky',
  invoiceEmail: 'E-mail na faktúry',
} as const satisfies Record<keyof Payer, string>;

export const PAYER_FIELDS = Object.keys(PAYER_LABELS) as (keyof Payer)[];

/** A payer whose facts grow with every save, which must be based on the last one; 0 before the first. */
export type PayerRecord = Payer & { version: number };

/** The payer as entered, with the applicant's name where none was; the applicant where nothing was entered. */
export function payerOf(signUp: Parameters<typeof applicantName>[0], entered: PayerRecord | undefined): PayerRecord {
  const nothing = Object.fromEntries(PAYER_FIELDS.map((field) => [field, ''])) as unknown as Payer;
  const payer = entered ?? { ...nothing, version: 0 };
  return { ...payer, name: payer.name || applicantName(signUp) };
}

/** Abroad there is no IČO: another country's VAT number, or a postal code that is not of five digits. */
export function isForeign({ icDph, postalCode }: Pick<Payer, 'icDph' | 'postalCode'>): boolean {
  const code = postalCode.replace(/\s/g, '');
  return (icDph !== '' && !icDph.startsWith('SK')) || (code !== '' && !/^\d{5}$/.test(code));
}

export type PayerGap = 'ico' | 'address';

/** What an invoice to a company needs and was not entered; an invoice to a person needs only the name. */
export function payerGaps(payer: Payer, applicant: Applicant): PayerGap[] {
  if (applicant === 'person') return [];
  const hasAddress = payer.street !== '' && payer.city !== '' && payer.postalCode !== '';
  return [
    ...(payer.ico === '' && !isForeign(payer) ? (['ico'] as const) : []),
    ...(hasAddress ? [] : (['address'] as const)),
  ];
}

const GAP_PHRASES: Record<PayerGap, string> = { ico: 'IČO', address: 'adresa' };

/** „chýba IČO a adresa“; empty where nothing is missing. */
export function gapsPhrase(gaps: readonly PayerGap[]): string {
  if (gaps.length === 0) return '';
  return `${gaps.length === 1 ? 'chýba' : 'chýbajú'} ${gaps.map((gap) => GAP_PHRASES[gap]).join(' a\u00A0')}`;
}

/** Staff may ask for what is missing while the sign-up counts and its applicant can be written to. */
export function mayRequestPayer(
  { status, email, applicant }: Pick<SignUp, 'status' | 'email' | 'applicant'>,
  payer: Payer,
): boolean {
  return status !== 'cancelled' && email !== '' && payerGaps(payer, applicant).length > 0;
}

/** When and by whom the applicant was asked for what is missing. */
export interface PayerRequest {
  at: string;
  by: string;
}

/** „vyžiadané 24.03.2026 o 8.42 h (Jana Kováčová)“ */
export function requestedPhrase({ at, by }: PayerRequest): string {
  return `vyžiadané ${spelledInstant(at)} (${by})`;
}

/** „IČ DPH bolo v poli DIČ, presunuli sme ho.“; empty where every number was in its field. */
export function movedSentence(moved: readonly MovedNumber[]): string {
  return moved
    .map(({ from, to }) => `${PAYER_LABELS[to]} bolo v\u00A0poli ${PAYER_LABELS[from]}, presunuli sme ho.`)
    .join(' ');
}
