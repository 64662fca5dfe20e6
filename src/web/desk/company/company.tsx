import { data, redirect } from 'react-router';
import { companyWarnings } from '#domain/company/company-checks.ts';
import { companyToForm, differences, readCompanyForm } from '#domain/company/company-form.ts';
import { companyFromForm } from '#domain/company/submitted-company.ts';
import type { FieldError } from '#domain/field-error.ts';
import { findCompanyRecord, saveCompany } from '#server/company/company.ts';
import { FORM_KEY } from '#web/desk/kit/desk-form.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { COMPANY } from '#web/desk/kit/desk-sections.ts';
import { tickInWords } from '#web/desk/kit/fields.ts';
import { ChangedMeanwhile, ComplaintsNotice } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { Route } from './+types/company';
import { CompanyForm } from './company-form.tsx';
import { fieldNamed, readPart } from './sections.ts';

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
  const { updatedAt = '', ...form } = readCompanyForm(textsOf(texts));
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

/** The company's details, the one record that pages, emails and documents read. */
export default function CompanyDesk({ loaderData, actionData }: Route.ComponentProps) {
  const { form, updatedAt, warnings } = loaderData;
  const errors: FieldError[] = actionData?.errors ?? [];
  return (
    <>
      <DeskHead title="Firma" note="Jeden údaj, jedno miesto. Zmena sa prejaví všade, kde je uvedený." />
      <ComplaintsNotice
        title="Údaje sa neuložili."
        complaints={errors.map(({ field }) => ({ field, message: fieldNamed(field).label }))}
      />
      {actionData?.differences && <ChangedMeanwhile what="Údaje" differences={actionData.differences} />}
      <CompanyForm
        form={actionData?.form ?? form}
        updatedAt={actionData?.updatedAt ?? updatedAt}
        errors={errors}
        warnings={actionData ? [] : warnings}
        isUnsaved={actionData !== undefined}
        part={loaderData.part}
      />
    </>
  );
}

function textsOf(form: FormData): [name: string, text: string][] {
  return [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}
