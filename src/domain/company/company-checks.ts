// biome-ignore lint/style/noRestrictedImports: pure tables and arithmetic, like the schema library
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { FieldError } from '#domain/field-error.ts';
import { icoOf } from '#domain/ico.ts';
import type { Company } from './company.ts';

/** Warnings about probable typing errors in the company's details; they do not prevent saving. */
export function companyWarnings({ ico, bank }: Company): FieldError[] {
  const warnings: FieldError[] = [];
  if (ico && !icoOf(ico)) warnings.push({ field: 'ico', message: 'Kontrolná číslica IČO nesedí. Skontrolujte ho.' });
  if (bank.iban && !isIban(bank.iban)) {
    warnings.push({ field: 'bank.iban', message: 'Kontrolné číslice IBAN nesedia. Skontrolujte ho.' });
  }
  return warnings;
}

/** True for an IBAN of any country, with or without spaces. */
export function isIban(text: string): boolean {
  return isValidIBAN(electronicFormatIBAN(text) ?? '');
}
