import { BRANCHES_MAX, CONTACTS_MAX } from '#domain/clients/client.ts';
import type { ClientDetails } from '#domain/clients/client-details.ts';
import { formatDay } from '#domain/day.ts';

/** The labels of the form's fields, in the form's order. */
export const CLIENT_LABELS = {
  name: 'Názov firmy',
  ico: 'IČO',
  street: 'Ulica a\u00A0číslo sídla',
  city: 'Mesto',
  domains: 'E-mailové domény',
  contractNumber: 'Číslo zmluvy',
  contractSince: 'Zmluva od',
  contractUntil: 'Zmluva do',
  note: 'Poznámka',
} as const;

export const CONTACT_LABELS = {
  name: 'Meno',
  role: 'Čo má na\u00A0starosti',
  email: 'E-mail',
  phone: 'Telefón',
} as const;
export const BRANCH_LABELS = { name: 'Prevádzka', street: 'Ulica a\u00A0číslo', city: 'Mesto' } as const;

export type ClientField = keyof typeof CLIENT_LABELS;
type ContactValues = Record<keyof typeof CONTACT_LABELS, string>;
type BranchValues = Record<keyof typeof BRANCH_LABELS, string>;

/** The fields of a client as text. */
export interface ClientFormValues extends Record<ClientField, string> {
  contacts: ContactValues[];
  branches: BranchValues[];
}

const FIELDS = Object.keys(CLIENT_LABELS) as ClientField[];

export const NEW_CLIENT_VALUES: ClientFormValues = {
  ...(Object.fromEntries(FIELDS.map((field) => [field, ''])) as Record<ClientField, string>),
  contacts: [],
  branches: [],
};

export function valuesOfClient(client: ClientDetails): ClientFormValues {
  const { name, ico, street, city, domains, contractNumber, note, contacts, branches } = client;
  return {
    ...{ name, street, city, contractNumber, note, contacts, branches },
    ico: ico ?? '',
    domains: domains.join(', '),
    contractSince: client.contractSince ? formatDay(client.contractSince) : '',
    contractUntil: client.contractUntil ? formatDay(client.contractUntil) : '',
  };
}

/** Reads the form as it was entered; empty rows are left out. */
export function clientFormValues(form: FormData): ClientFormValues {
  const readField = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    ...(Object.fromEntries(FIELDS.map((field) => [field, readField(field)])) as Record<ClientField, string>),
    contacts: readRows('contacts', CONTACT_LABELS, CONTACTS_MAX, readField),
    branches: readRows('branches', BRANCH_LABELS, BRANCHES_MAX, readField),
  };
}

function readRows<Column extends string>(
  list: string,
  columns: Record<Column, string>,
  max: number,
  readField: (name: string) => string,
): Record<Column, string>[] {
  const names = Object.keys(columns) as Column[];
  return Array.from(
    { length: max },
    (_, row) =>
      Object.fromEntries(names.map((name) => [name, readField(`${list}.${row}.${name}`)])) as Record<Column, string>,
  ).filter((row) => names.some((name) => row[name].trim() !== ''));
}

/** The fields in which two forms differ, with the values of the second one. */
export function clientDifferences(mine: ClientFormValues, theirs: ClientFormValues) {
  const lists = [
    { field: 'contacts.0.name', label: 'Kontakty', mine: inOneLine(mine.contacts), text: inOneLine(theirs.contacts) },
    {
      field: 'branches.0.name',
      label: 'Prevádzky',
      mine: inOneLine(mine.branches),
      text: inOneLine(theirs.branches),
    },
  ];
  return [
    ...FIELDS.map((field) => ({ field, label: CLIENT_LABELS[field], mine: mine[field].trim(), text: theirs[field] })),
    ...lists,
  ]
    .filter(({ mine, text }) => mine !== text)
    .map(({ field, label, text }) => ({ field, label, text }));
}

function inOneLine(rows: readonly Record<string, string>[]): string {
  return rows.map((row) => Object.values(row).filter(Boolean).join(', ')).join('; ');
}
