import { useRef, useState } from 'react';
import { data, redirect } from 'react-router';
import { companyWarnings } from '#domain/company/company-checks.ts';
import {
  type CompanyForm,
  companyToForm,
  differences,
  readCompanyForm,
  rowCount,
} from '#domain/company/company-form.ts';
import { companyFromForm } from '#domain/company/submitted-company.ts';
import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findCompanyRecord, saveCompany } from '#server/company/company.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { DeskForm, FORM_KEY, Submit } from '#web/desk/kit/desk-form.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { COMPANY } from '#web/desk/kit/desk-sections.ts';
import { tickInWords } from '#web/desk/kit/fields.ts';
import { useChangedForm, useWarningBeforeLeaving } from '#web/desk/kit/guarded-form.tsx';
import { ChangedMeanwhile, ComplaintsNotice } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import type { Route } from './+types/company';
import { CompanyField } from './company-field.tsx';
import type { CompanyRows, CompanySection } from './section.ts';
import { COMPANY_SECTIONS, countMissing, fieldNamed, isIn, partPath, readPart } from './sections.ts';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'settings');
  const { company, updatedAt } = await findCompanyRecord(db);
  return {
    form: companyToForm(company),
    updatedAt,
    warnings: companyWarnings(company),
    part: readPart(args.url.searchParams),
  };
}

export async function action(args: Route.ActionArgs) {
  const { app, db, staff } = await requireStaff(args, 'settings');
  const { texts } = await readForm(args);
  texts.delete(FORM_KEY);
  const { updatedAt = '', ...form } = readCompanyForm([...texts].map(([name, text]) => [name, String(text)]));
  const read = companyFromForm(form);
  if (!read.valid) return data({ form, updatedAt, errors: read.errors, differences: undefined }, 422);
  const { outcome } = await app.change(staff, (change) => saveCompany(change, read.company, updatedAt));
  const stored = await findCompanyRecord(db);
  if (outcome === 'saved') return redirect(COMPANY + args.url.search, 303);
  const theirForm = companyToForm(stored.company);
  return data(
    {
      form,
      updatedAt: stored.updatedAt,
      errors: [],
      differences: differences(theirForm, form).map((name) => {
        const { label, type } = fieldNamed(name);
        const text = theirForm[name] ?? '';
        return { field: name, label, theirs: type === 'checkbox' ? tickInWords(text) : text };
      }),
    },
    409,
  );
}

/** The company's details, the one record that pages, emails and documents read: one plain form, also without scripts. */
export default function CompanyDesk({ loaderData, actionData }: Route.ComponentProps) {
  const { form, updatedAt } = actionData ?? loaderData;
  const errors: FieldError[] = actionData?.errors ?? [];
  const warnings = actionData ? [] : loaderData.warnings;
  const element = useRef<HTMLFormElement>(null);
  // the values of a refused save are stored nowhere else
  const isChanged = useChangedForm(element) || actionData !== undefined;
  useWarningBeforeLeaving(isChanged, element);
  const isHydrated = useHydrated();
  const [shownId, show] = useState(loaderData.part);
  return (
    <>
      <DeskHead title="Firma" note="Jeden údaj, jedno miesto. Zmena sa prejaví všade, kde je uvedený." />
      <ComplaintsNotice
        title="Údaje sa neuložili."
        complaints={errors.map(({ field }) => ({ field, message: fieldNamed(field).label }))}
      />
      {actionData?.differences && <ChangedMeanwhile what="Údaje" differences={actionData.differences} />}
      <div className="duo company-desk">
        <nav className="side-nav" aria-label="Oddiely">
          <ul>
            {COMPANY_SECTIONS.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  aria-current={isHydrated && section.id === shownId ? 'true' : undefined}
                  onClick={() => show(section.id)}
                >
                  {nonBreaking(section.title)}
                  {countMissing(section, form) > 0 && (
                    <span className="flag flag--warn">chýba&nbsp;{countMissing(section, form)}</span>
                  )}
                  {warnings.some(({ field }) => isIn(section, field)) && (
                    <span className="flag flag--warn">pozrite sa</span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <DeskForm ref={element} action={partPath(shownId)} className="stack" noValidate>
          <input type="hidden" name="updatedAt" value={updatedAt} />
          {form.demo === 'on' && (
            <label className="opt company-demo">
              <input type="checkbox" name="demo" defaultChecked />
              Toto je vymyslená ukážková firma. Keď vyplníte skutočné údaje, zrušte zaškrtnutie.
            </label>
          )}
          {COMPANY_SECTIONS.map((section) => (
            // all of them without scripts, and those with an error
            <Section
              key={section.id}
              section={section}
              form={form}
              errors={errors}
              warnings={warnings}
              isHidden={isHydrated && section.id !== shownId && !errors.some(({ field }) => isIn(section, field))}
            />
          ))}
          <div className="save-bar">
            <p>Zmena sa na webe ukáže hneď po uložení.</p>
            {isChanged && (
              // loads the page as stored; the browser warns about unsaved changes first
              <ActButton label="Vrátiť" to={partPath(shownId)} isSmall />
            )}
            <Submit label="Uložiť zmeny" isSmall />
          </div>
        </DeskForm>
      </div>
    </>
  );
}

interface SectionProps {
  section: CompanySection;
  form: CompanyForm;
  errors: FieldError[];
  warnings: FieldError[];
  isHidden: boolean;
}

function Section({ section, form, errors, warnings, isHidden }: SectionProps) {
  const { id, title, note, fields, rows = [] } = section;
  return (
    <section className="panel" id={id} aria-labelledby={`${id}-nadpis`} hidden={isHidden}>
      <header>
        <h2 id={`${id}-nadpis`}>{nonBreaking(title)}</h2>
        {note && <p className="muted">{nonBreaking(note)}</p>}
      </header>
      <div className="panel-body stack">
        {fields.length > 0 && (
          <div className="fields">
            {fields.map((field) => (
              <CompanyField
                key={field.name}
                {...field}
                value={form[field.name] ?? ''}
                error={complaintAbout(field.name, errors)}
                warning={complaintAbout(field.name, warnings)}
              />
            ))}
          </div>
        )}
        {rows.map((list) => (
          <Rows key={list.list} rows={list} form={form} errors={errors} />
        ))}
      </div>
    </section>
  );
}

/** The rows of a list and one empty row for a new entry. */
function Rows({ rows, form, errors }: { rows: CompanyRows; form: CompanyForm; errors: FieldError[] }) {
  const { list, one, another, marked } = rows;
  const count = rowCount(form, list);
  return Array.from({ length: count + 1 }, (_, index) => {
    const nameOf = (part: string) => [list, index, part].filter((piece) => piece !== '').join('.');
    const mark = marked && form[nameOf(marked.by)] === 'on' ? marked : undefined;
    return (
      <fieldset className="company-row" key={nameOf('')}>
        <legend>{nonBreaking(mark?.one ?? (index === count ? another : `${one} ${index + 1}`))}</legend>
        {mark && <input type="hidden" name={nameOf(mark.by)} value="on" />}
        {mark && <p className="muted">{nonBreaking(mark.note)}</p>}
        <div className="fields">
          {(mark ?? rows).fields.map((field) => {
            const name = nameOf(field.name);
            const error = complaintAbout(name, errors);
            return <CompanyField key={name} {...field} name={name} value={form[name] ?? ''} error={error} />;
          })}
        </div>
      </fieldset>
    );
  });
}
