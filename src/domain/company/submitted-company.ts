import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import type { Company } from './company.ts';
import { companyFormSchema } from './company-fields.ts';
import { type CompanyForm, LISTS, PARTNER_LISTS } from './company-form.ts';

/** What staff sent, as a record or as errors under the form's field names. */
export function companyFromForm(
  form: CompanyForm,
): { valid: true; company: Company } | { valid: false; errors: FieldError[] } {
  const parsed = companyFormSchema.safeParse(
    nested(Object.entries(form).map(([name, text]) => [name.split('.'), text])),
  );
  if (!parsed.success) return { valid: false, errors: fieldErrors(parsed.error) };
  return { valid: true, company: withoutEmptyRows(parsed.data) };
}

function withoutEmptyRows(company: Company): Company {
  const desks = Object.fromEntries(Object.entries(company.desks).filter(([, desk]) => isFilled(desk)));
  const lists = Object.fromEntries(LISTS.map((list) => [list, company[list].filter(isFilled)]));
  const partners = Object.fromEntries(PARTNER_LISTS.map((list) => [list, company.partners[list].filter(isFilled)]));
  return { ...company, ...lists, desks, partners: { ...company.partners, ...partners } };
}

/** True if it contains text; a ticked box alone is not a row. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value !== '';
  return typeof value === 'object' && value !== null && Object.values(value).some(isFilled);
}

function nested(entries: [path: string[], text: string][]): unknown {
  const [first] = entries;
  if (first?.[0].length === 0) return first[1];
  const groups = Map.groupBy(entries, ([[key = '']]) => key);
  const parts = [...groups].map(([key, group]): [string, unknown] => [
    key,
    nested(group.map(([[, ...rest], text]) => [rest, text])),
  ]);
  const isList = parts.length > 0 && parts.every(([key]) => /^\d+$/.test(key));
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
