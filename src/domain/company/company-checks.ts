// biome-ignore lint/style/noRestrictedImports: pure tables and arithmetic, like the schema library
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { FieldError } from '#domain/field-error.ts';
import type { Company } from './company.ts';

/** What looks mistyped in the company's details; it is said and does not stop anybody from saving. */
export function companyWarnings({ ico, bank }: Company): FieldError[] {
  const warnings: FieldError[] = [];
  if (ico && !isIco(ico)) warnings.push({ field: 'ico', message: 'Kontrolná číslica IČO nesedí. Skontrolujte ho.' });
  if (bank.iban && !isIban(bank.iban)) {
    warnings.push({ field: 'bank.iban', message: 'Kontrolné číslice IBAN nesedia. Skontrolujte ho.' });
  }
  return warnings;
}

/** Eight digits, the last of which checks the others: weights 8 to 2, modulo 11. */
export function isIco(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{8}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[7]);
}

/** Of any country that has IBANs, written with spaces or without. */
export function isIban(text: string): boolean {
  return isValidIBAN(electronicFormatIBAN(text) ?? '');
}
