import type { Company } from './company.ts';

/** The company as a form holds it: „branches.0.city“ → text. A ticked box is „on“, an unticked one absent. */
export type CompanyForm = Record<string, string>;

/** The lists staff may add rows to; an emptied row is removed. */
export const LISTS = [
  'supervisors',
  'directors',
  'technicians',
  'sales',
  'branches',
  'permits',
  'references',
] as const;
export const PARTNER_LISTS = ['universities', 'memberships'] as const;
export type CompanyList = (typeof LISTS)[number] | `partners.${(typeof PARTNER_LISTS)[number]}`;

/** Rows of one list; more than any company has, but too few to fill the memory. */
const ROWS_MAX = 100;

/** The record as form fields. The headquarters' address is left out, because it is the company's own. */
export function companyToForm(company: Company): CompanyForm {
  const branches = company.branches.map(({ street, postalCode, city, ...rest }) =>
    rest.headquarters ? rest : { street, postalCode, city, ...rest },
  );
  return Object.fromEntries(flat({ ...company, branches }, []));
}

/**
 * The submitted texts under the form's field names: rows are renumbered from zero without gaps, and names that no
 * record can have are left out.
 */
export function readCompanyForm(sent: Iterable<[name: string, text: string]>): CompanyForm {
  const rows = new Map<string, Map<string, number>>();
  const named = [...sent].flatMap(([name, text]): [string, string][] => {
    const parts = name.split('.');
    // a name every object has, such as „constructor“, is not a field
    if (parts.some((part) => part in {} || !/^([a-z]+|\d+)$/i.test(part))) return [];
    const at = parts.findIndex((part) => /^\d+$/.test(part));
    if (at === -1) return [[name, text]];
    const list = parts.slice(0, at).join('.');
    const positions = rows.get(list) ?? new Map<string, number>();
    rows.set(list, positions);
    const row = parts[at] as string;
    if (!positions.has(row)) positions.set(row, positions.size);
    const position = positions.get(row) as number;
    return position < ROWS_MAX ? [[parts.with(at, String(position)).join('.'), text]] : [];
  });
  return Object.fromEntries(named);
}

/** How many rows of a list the form holds. */
export function rowCount(form: CompanyForm, list: CompanyList): number {
  const rows = Object.keys(form)
    .filter((name) => name.startsWith(`${list}.`))
    .map((name) => Number.parseInt(name.slice(list.length + 1), 10));
  return Math.max(-1, ...rows) + 1;
}

/** The names of the fields two forms differ in. */
export function differences(one: CompanyForm, other: CompanyForm): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => (one[name] ?? '') !== (other[name] ?? ''));
}

function flat(value: unknown, path: string[]): [name: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value === 'boolean') return value ? [[path.join('.'), 'on']] : [];
  if (path.at(-1) === 'phones') return [[path.join('.'), (value as string[]).join(', ')]];
  return Object.entries(value ?? {}).flatMap(([key, part]) => flat(part, [...path, key]));
}
