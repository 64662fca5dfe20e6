import { useRef } from 'react';
import { BRANCHES_MAX, CONTACTS_MAX } from '#domain/clients/client.ts';
import type { FieldError } from '#domain/field-error.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { useChangedForm } from '#web/desk/kit/use-changed-form.ts';
import { useWarningBeforeLeaving } from '#web/desk/kit/use-warning-before-leaving.ts';
import { complaintAbout, InputField, TextAreaField } from '#web/shared/field.tsx';
import {
  BRANCH_LABELS,
  CLIENT_LABELS,
  type ClientField,
  type ClientFormValues,
  CONTACT_LABELS,
} from './form-values.ts';

interface ClientFormProps {
  values: ClientFormValues;
  version: number;
  errors: FieldError[];
  /** True when these values are from a refused save and are stored nowhere else. */
  isUnsaved: boolean;
  backPath: string;
}

/** The form of a new or existing client; works without scripts. */
export function ClientForm({ values, version, errors, isUnsaved, backPath }: ClientFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const isChanged = useChangedForm(element);
  useWarningBeforeLeaving(isChanged || isUnsaved, element);
  const field = (name: ClientField) => ({
    name,
    label: CLIENT_LABELS[name],
    defaultValue: values[name],
    error: complaintAbout(name, errors),
  });
  return (
    <DeskForm ref={element} className="stack" noValidate>
      <input type="hidden" name="version" value={version} />
      <Panel title="Firma">
        <div className="panel-body fields">
          <InputField {...field('name')} label={`${CLIENT_LABELS.name} *`} />
          <InputField {...field('ico')} inputMode="numeric" />
          <InputField {...field('street')} />
          <InputField {...field('city')} />
          <InputField {...field('domains')} hint={DOMAINS_HINT} />
        </div>
      </Panel>
      <Panel title="Zmluva">
        <div className="panel-body fields fields--three">
          <InputField {...field('contractNumber')} />
          <InputField {...field('contractSince')} placeholder="dd.mm.rrrr" />
          <InputField {...field('contractUntil')} placeholder="dd.mm.rrrr" hint="Prázdne: na neurčito." />
        </div>
      </Panel>
      <Panel title="Kontakty" note="koho vymažete, nezostane nikde">
        <RowsFields
          list="contacts"
          what="Kontakt"
          labels={CONTACT_LABELS}
          rows={values.contacts}
          max={CONTACTS_MAX}
          errors={errors}
        />
      </Panel>
      <Panel title="Prevádzky">
        <RowsFields
          list="branches"
          what="Prevádzka"
          labels={BRANCH_LABELS}
          rows={values.branches}
          max={BRANCHES_MAX}
          errors={errors}
        />
      </Panel>
      <Panel title="Poznámka" note="vidíte ju iba v správe">
        <div className="panel-body">
          <TextAreaField {...field('note')} rows={5} />
        </div>
      </Panel>
      <div className="btns">
        <button type="submit" className="btn">
          Uložiť klienta
        </button>
        <a className="btn btn--line" href={backPath}>
          Zrušiť
        </a>
      </div>
    </DeskForm>
  );
}

const DOMAINS_HINT = 'To za zavináčom, napríklad firma.sk. Podľa nich firmu spoznáme. Viac oddeľte čiarkou.';

/** Blank rows below the filled ones; the next save adds more. */
const BLANK_ROWS = 2;

interface RowsFieldsProps<Column extends string> {
  list: 'contacts' | 'branches';
  /** The accessible name of a row. */
  what: string;
  labels: Record<Column, string>;
  rows: Record<Column, string>[];
  max: number;
  errors: FieldError[];
}

function RowsFields<Column extends string>({ list, what, labels, rows, max, errors }: RowsFieldsProps<Column>) {
  const columns = Object.keys(labels) as Column[];
  const places = Array.from({ length: Math.min(rows.length + BLANK_ROWS, max) }, (_, place) => place);
  return (
    <div className="panel-body stack">
      {places.map((place) => (
        <fieldset key={place} className={`fields ${list === 'contacts' ? 'fields--four' : 'fields--three'}`}>
          <legend>
            {place < rows.length ? `${what} ${place + 1}` : `${what} ${place + 1}, zatiaľ prázdny riadok`}
          </legend>
          {columns.map((column) => {
            const name = `${list}.${place}.${column}`;
            return (
              <InputField
                key={column}
                name={name}
                label={labels[column]}
                defaultValue={rows[place]?.[column] ?? ''}
                error={complaintAbout(name, errors)}
              />
            );
          })}
        </fieldset>
      ))}
      <p className="hint">Riadok vymažete tým, že z&nbsp;neho všetko zmažete. Ďalšie prázdne pribudnú po uložení.</p>
    </div>
  );
}
