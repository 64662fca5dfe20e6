import type { ReactNode } from 'react';
import { APPLICANT_LABELS, type SIGN_UP_MESSAGES } from '#domain/sign-ups/sign-up.ts';
import { InputField } from '#web/shared/field.tsx';

/** Returns the properties of an applicant field by its name. */
export type FieldOf = (name: keyof typeof SIGN_UP_MESSAGES) => {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

interface ApplicantFieldsProps {
  field: FieldOf;
  /** The form's previous values. */
  texts: Record<string, string>;
  legend: string;
  /** The field for a company's number of people: its label, and the purpose of the number. */
  workers: { label: string; hint: string };
  /** Shown with the company's number. */
  children?: ReactNode;
}

/** A person or a company; the fields of the other kind are hidden. */
export function ApplicantFields({ field, texts, legend, workers, children }: ApplicantFieldsProps) {
  return (
    <>
      <fieldset>
        <legend className="sr-only">{legend}</legend>
        <div className="switch">
          {(['person', 'company'] as const).map((applicant) => (
            <label key={applicant}>
              <input
                type="radio"
                name="applicant"
                value={applicant}
                defaultChecked={applicant === (texts.applicant === 'company' ? 'company' : 'person')}
              />
              {APPLICANT_LABELS[applicant]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="row for-person">
        <InputField {...field('firstName')} label="Meno *" autoComplete="given-name" />
        <InputField {...field('lastName')} label="Priezvisko *" autoComplete="family-name" />
      </div>
      <div className="row for-company">
        <InputField {...field('companyName')} label="Názov firmy *" autoComplete="organization" />
        <InputField {...field('numberOfWorkers')} {...workers} />
        {children}
      </div>
      <label className="toggle for-company">
        <input type="checkbox" name="mayBeSplit" value="on" defaultChecked={texts.mayBeSplit === 'on'} />
        <span>Ak nebude dosť miest pre celú skupinu, stačí nám časť. Ostatní počkajú.</span>
      </label>
    </>
  );
}

/** The contact details. */
export function EmailAndPhoneFields({ field, emailHint }: { field: FieldOf; emailHint: string }) {
  return (
    <div className="row">
      <InputField {...field('email')} type="email" label="E-mail *" hint={emailHint} autoComplete="email" required />
      <InputField
        {...field('phone')}
        type="tel"
        label="Telefón *"
        hint={<>Napríklad +421&nbsp;900&nbsp;000&nbsp;000</>}
        autoComplete="tel"
        required
      />
    </div>
  );
}
