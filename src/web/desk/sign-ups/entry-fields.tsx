import type { FieldError } from '#domain/field-error.ts';
import { APPLICANT_LABELS, type Applicant } from '#domain/sign-ups/sign-up.ts';
import type { Fields } from '#web/desk/kit/fields.ts';
import { type FieldOf, FieldRows } from '#web/desk/kit/record-form.tsx';
import { Complaint, complaintAbout } from '#web/shared/field.tsx';

/** The fields of a sign-up or a waitlist entry that staff write down (`APPLICANT_FIELDS`). */
export const ENTRY_FIELDS = {
  applicant: { label: 'Kto sa prihlasuje', as: 'select' },
  firstName: { label: 'Meno', isRequired: true, autoComplete: 'off' },
  lastName: { label: 'Priezvisko', isRequired: true, autoComplete: 'off' },
  companyName: { label: 'Názov firmy', isRequired: true, autoComplete: 'off' },
  numberOfWorkers: { label: 'Počet ľudí', inputMode: 'numeric', isRequired: true, autoComplete: 'off' },
  mayBeSplit: { label: 'Skupina sa dá rozdeliť, stačí aj menej miest', as: 'checkbox' },
  phone: { label: 'Telefón', inputMode: 'tel', hint: 'Stačí telefón alebo e-mail.', autoComplete: 'off' },
  email: { label: 'E-mail', inputMode: 'email', autoComplete: 'off' },
  message: { label: 'Poznámka', as: 'area', autoComplete: 'off' },
} satisfies Fields;

interface EntryFieldsProps {
  field: FieldOf<keyof typeof ENTRY_FIELDS>;
  values: { applicant: string };
  errors: readonly FieldError[];
}

const APPLICANTS: Applicant[] = ['person', 'company'];

/** The caller and their contact details; the fields of the other kind of applicant are hidden. */
export function EntryFields({ field, values, errors }: EntryFieldsProps) {
  const error = complaintAbout('applicant', errors);
  return (
    <>
      <fieldset className="btns">
        <legend className="sr-only">{ENTRY_FIELDS.applicant.label}</legend>
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
      {error && <Complaint>{error}</Complaint>}
      <div className="fields for-person">
        {field('firstName')}
        {field('lastName')}
      </div>
      <div className="fields for-company">
        {field('companyName')}
        {field('numberOfWorkers')}
      </div>
      <div className="for-company">{field('mayBeSplit')}</div>
      <FieldRows field={field} rows={[['phone', 'email'], 'message']} />
    </>
  );
}
