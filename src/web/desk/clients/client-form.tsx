import { BRANCHES_MAX, CONTACTS_MAX } from '#domain/clients/client.ts';
import type { ClientDetails } from '#domain/clients/client-details.ts';
import type { FieldError } from '#domain/field-error.ts';
import {
  type Difference,
  emptyValues,
  type Fields,
  namesOf,
  type RefusedForm,
  refusedForm,
  storedValues,
  submittedValues,
  type Values,
  type ValuesOf,
} from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FieldRows, FormButtons, fieldOf, RecordForm } from '#web/desk/kit/record-form.tsx';

const CLIENT_FIELDS = {
  version: { as: 'hidden' },
  name: { label: 'Názov firmy', isRequired: true },
  ico: { label: 'IČO', inputMode: 'numeric' },
  street: { label: 'Ulica a\u00A0číslo sídla' },
  city: { label: 'Mesto' },
  domains: {
    label: 'E-mailové domény',
    hint: 'Časť za zavináčom, napríklad firma.sk. Podľa nej firmu spoznáme. Viac domén oddeľte čiarkou.',
  },
  contractNumber: { label: 'Číslo zmluvy' },
  contractSince: { label: 'Zmluva od', as: 'day' },
  contractUntil: { label: 'Zmluva do', as: 'day', hint: 'Prázdne: na neurčito.' },
  note: { label: 'Poznámka', as: 'area', rows: 5 },
} satisfies Fields;

const CONTACT_FIELDS = {
  name: { label: 'Meno' },
  role: { label: 'Čo má na\u00A0starosti' },
  email: { label: 'E-mail' },
  phone: { label: 'Telefón' },
} satisfies Fields;

const BRANCH_FIELDS = {
  name: { label: 'Prevádzka' },
  street: { label: 'Ulica a\u00A0číslo' },
  city: { label: 'Mesto' },
} satisfies Fields;

/** A client as text; of contacts and branches the rows that are not empty. */
export interface ClientValues extends ValuesOf<typeof CLIENT_FIELDS> {
  contacts: ValuesOf<typeof CONTACT_FIELDS>[];
  branches: ValuesOf<typeof BRANCH_FIELDS>[];
}

export const NEW_CLIENT: ClientValues = { ...emptyValues(CLIENT_FIELDS), contacts: [], branches: [] };

export function valuesOfClient(client: ClientDetails): ClientValues {
  const { contacts, branches, domains } = client;
  return { ...storedValues(CLIENT_FIELDS, { ...client, domains: domains.join(', ') }), contacts, branches };
}

export function submittedClient(texts: FormData): ClientValues {
  const rowsOf = <Name extends string>(list: string, fields: Fields<Name>, max: number) =>
    Array.from({ length: max }, (_, row) => submittedValues(fields, texts, `${list}.${row}.`)).filter(hasText);
  return {
    ...submittedValues(CLIENT_FIELDS, texts),
    contacts: rowsOf('contacts', CONTACT_FIELDS, CONTACTS_MAX),
    branches: rowsOf('branches', BRANCH_FIELDS, BRANCHES_MAX),
  };
}

function hasText(row: Values<string>): boolean {
  return Object.values(row).some((text) => text.trim() !== '');
}

/** `stored` is what another person has saved meanwhile. */
export function refusedClient(
  mine: ClientValues,
  errors: FieldError[],
  stored?: ClientValues,
): RefusedForm<ClientValues> {
  const { values, differences } = refusedForm(CLIENT_FIELDS, mine, errors, stored);
  const rows = stored && [
    ...rowsDifference('contacts', 'Kontakty', mine.contacts, stored.contacts),
    ...rowsDifference('branches', 'Prevádzky', mine.branches, stored.branches),
  ];
  return { values: { ...mine, ...values }, errors, differences: differences && rows && [...differences, ...rows] };
}

function rowsDifference(list: string, label: string, mine: Values<string>[], theirs: Values<string>[]): Difference[] {
  const difference = { field: `${list}.0.name`, label, mine: inOneLine(mine), theirs: inOneLine(theirs) };
  return difference.mine === difference.theirs ? [] : [difference];
}

function inOneLine(rows: readonly Values<string>[]): string {
  return rows.map((row) => Object.values(row).filter(Boolean).join(', ')).join('; ');
}

interface ClientFormProps {
  values: ClientValues;
  refused: RefusedForm<ClientValues> | undefined;
  backPath: string;
}

export function ClientForm({ values, refused, backPath }: ClientFormProps) {
  const { contacts, branches } = refused?.values ?? values;
  return (
    <RecordForm fields={CLIENT_FIELDS} values={values} refused={refused}>
      {(field, { errors }) => (
        <>
          <Panel title="Firma" body="fields">
            <FieldRows field={field} rows={['name', 'ico', 'street', 'city', 'domains']} />
          </Panel>
          <Panel title="Zmluva" body="fields fields--three">
            <FieldRows field={field} rows={['contractNumber', 'contractSince', 'contractUntil']} />
          </Panel>
          <Panel title="Kontakty" note="koho vymažete, nezostane nikde" body="stack">
            <Rows
              list="contacts"
              what="Kontakt"
              fields={CONTACT_FIELDS}
              rows={contacts}
              errors={errors}
              max={CONTACTS_MAX}
              className="fields fields--four"
            />
          </Panel>
          <Panel title="Prevádzky" body="stack">
            <Rows
              list="branches"
              what="Prevádzka"
              fields={BRANCH_FIELDS}
              rows={branches}
              errors={errors}
              max={BRANCHES_MAX}
              className="fields fields--three"
            />
          </Panel>
          <Panel title="Poznámka" note="vidíte ju iba v správe" body>
            {field('note')}
          </Panel>
          <FormButtons save="Uložiť klienta" back={backPath} />
        </>
      )}
    </RecordForm>
  );
}

/** Blank rows below the filled ones; the next save adds more. */
const BLANK_ROWS = 2;

interface RowsProps<Name extends string> {
  list: string;
  /** The accessible name of a row. */
  what: string;
  fields: Fields<Name>;
  rows: Values<Name>[];
  max: number;
  errors: FieldError[];
  className: string;
}

function Rows<Name extends string>({ list, what, fields, rows, max, errors, className }: RowsProps<Name>) {
  const blank = Array.from({ length: BLANK_ROWS }, () => emptyValues(fields));
  return (
    <>
      {[...rows, ...blank].slice(0, max).map((values, row) => {
        const field = fieldOf(fields, { values, errors }, `${list}.${row}.`);
        return (
          <fieldset key={row} className={className}>
            <legend>
              {what} {row + 1}
              {row >= rows.length && ', zatiaľ prázdny riadok'}
            </legend>
            <FieldRows field={field} rows={namesOf(fields)} />
          </fieldset>
        );
      })}
      <p className="hint">Riadok vymažete tým, že z&nbsp;neho všetko zmažete. Ďalšie prázdne pribudnú po uložení.</p>
    </>
  );
}
