import type { Company } from '#domain/company/company.ts';
import { isIban } from '#domain/company/company-checks.ts';
import { formatEuros, priceInEuros } from '#domain/courses/price.ts';
import { formatDay } from '#domain/day.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';

/** A bank transfer for the seats of a sign-up. */
export interface Payment {
  /** Without spaces. */
  iban: string;
  recipient: string;
  euros: number;
  /** At most ten digits. */
  variableSymbol: string;
  note: string;
}

export type PaidSignUp = Pick<SignUp, 'applicant' | 'status' | 'number' | 'seats' | 'courseName' | 'courseDate'>;

/**
 * What a company may pay for its seats in advance; undefined where the sum is not certain, because the price is more
 * than an amount or the company does not state it for a person with VAT, or where the bank account is not stated. A
 * private person has the right to withdraw from a contract and gets none (decision 0064).
 */
export function paymentOf(signUp: PaidSignUp, price: string, company: Company): Payment | undefined {
  const { bank, commitments, legalName, shortName } = company;
  const recipient = legalName || shortName;
  const each = priceInEuros(price);
  if (signUp.applicant !== 'company' || signUp.status !== 'confirmed') return undefined;
  if (!each || !isPaidInFull(commitments.coursePrices) || !isIban(bank.iban) || !recipient) return undefined;
  return {
    iban: bank.iban.replace(/\s/g, '').toUpperCase(),
    recipient,
    euros: (Math.round(each * 100) * signUp.seats) / 100,
    variableSymbol: String(signUp.number),
    note: `${signUp.courseName} ${formatDay(signUp.courseDate)}`,
  };
}

/** True where the stated prices are for a person, and nothing is added to them. */
function isPaidInFull(coursePrices: string): boolean {
  return /za osobu/i.test(coursePrices) && !/bez\sDPH/i.test(coursePrices);
}

/** What is entered at the bank by hand. */
export function paymentFacts(payment: Payment): { label: string; value: string }[] {
  return [
    { label: 'Suma', value: formatEuros(payment.euros) },
    { label: 'IBAN', value: payment.iban.replace(/(.{4})(?=.)/g, '$1\u00A0') },
    { label: 'Variabilný symbol', value: payment.variableSymbol },
    { label: 'Príjemca', value: payment.recipient },
    { label: 'Správa', value: payment.note },
  ];
}
