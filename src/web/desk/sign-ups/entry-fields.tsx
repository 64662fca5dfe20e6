import type { FieldError } from '#domain/field-error.ts';
import { APPLICANT_LABELS, type Applicant } from '#domain/sign-ups/sign-up.ts';
import { Complaint, complaintAbout, InputField, TextAreaField } from '#web/shared/field.tsx';

interface EntryFieldsProps {
  values: Record<string, string>;
  errors: FieldError[];
}

const APPLICANTS: Applicant[] = ['person', 'company'];

/** The caller and their contact details; the fields of the other kind of applicant are hidden. */
export function EntryFields({ values, errors }: EntryFieldsProps) {
  const field = (name: string, label: string) => ({
    name,
    label,
    defaultValue: values[name],
    error: complaintAbout(name, errors),
    autoComplete: 'off',
  });
  const applicantError = complaintAbout('applicant', errors);
  return (
    <>
      <fieldset className="btns">
        <legend className="sr-only">Kto sa prihlasuje</legend>
        {APPLICANTS.map((applicant) => (
          <label key={applicant} className="opt">
            <input
              type="radio"
              name="applicant"
              value={applicant}
              defaultChecked={(values.applicant || 'person') === applicant}
            />
            <span>{APPLICANT_LABELS[applicant]}</span>
          </label>
        ))}
      </fieldset>
      {applicantError && <Complaint>{applicantError}</Complaint>}
      <div className="fields entry-person">
        <InputField {...field('firstName', 'Meno *')} />
        <InputField {...field('lastName', 'Priezvisko *')} />
      </div>
      <div className="fields entry-company">
        <InputField {...field('companyName', 'Názov firmy *')} />
        <InputField {...field('numberOfWorkers', 'Počet ľudí *')} inputMode="numeric" />
      </div>
      <label className="opt entry-company">
        <input type="checkbox" name="mayBeSplit" defaultChecked={values.mayBeSplit === 'on'} />
        <span>Skupina sa dá rozdeliť, stačí aj menej miest</span>
      </label>
      <div className="fields">
        <InputField {...field('phone', 'Telefón')} inputMode="tel" hint="Stačí telefón alebo e-mail." />
        <InputField {...field('email', 'E-mail')} inputMode="email" />
      </div>
      <TextAreaField {...field('message', 'Poznámka')} />
    </>
  );
}
