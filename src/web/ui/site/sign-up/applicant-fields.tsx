import type { ReactNode } from 'react';
import { APPLICANT_LABELS, type SIGN_UP_MESSAGES } from '#domain/sign-ups/sign-up.ts';
import { InputField } from '#web/ui/shared/field.tsx';

/** The fields of a form that says who somebody is, by their names. */
export type FieldOf = (name: keyof typeof SIGN_UP_MESSAGES) => {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

interface ApplicantFieldsProps {
  field: FieldOf;
  /** What stood in the form before. */
  texts: Record<string, string>;
  legend: string;
  /** What a company is asked: how many, and what the number is for. */
  workers: { label: string; hint: string };
  /** Goes with the company's number. */
  children?: ReactNode;
}

/** A person or a company; what the other kind would say is out of sight. */
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

/** How to reach them. */
export function ReachFields({ field, emailHint }: { field: FieldOf; emailHint: string }) {
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
