import { CITIES } from '#domain/courses/course.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import type { FieldError } from '#domain/field-error.ts';
import { SIGN_UP_MESSAGES } from '#domain/sign-ups/sign-up.ts';
import { WAITLIST_MESSAGES } from '#domain/waitlist/waitlist-fields.ts';
import { complaintAbout, TextAreaField } from '#web/shared/field.tsx';
import { SelectField } from '#web/shared/select-field.tsx';
import { REFUSAL_ID } from '#web/shared/use-sent-form.tsx';
import { Honeypot, Refusal } from '#web/site/kit/sent-form-parts.tsx';
import { ApplicantFields, EmailAndPhoneFields } from '#web/site/sign-up/applicant-fields.tsx';
import { Consent } from '#web/site/sign-up/consent.tsx';

interface WaitlistFormProps {
  types: Pick<CourseType, 'id' | 'name'>[];
  values: Record<string, string>;
  errors: FieldError[];
}

const FIELDS = { ...WAITLIST_MESSAGES, ...SIGN_UP_MESSAGES };

/** The applicant, and the course type and city they wait for. */
export function WaitlistForm({ types, values, errors }: WaitlistFormProps) {
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: complaintAbout(name, errors),
    'aria-required': name !== 'message',
  });
  return (
    <form method="post" action={`#${REFUSAL_ID}`} className="form" aria-labelledby="zaujem-nadpis">
      <div className="row">
        <SelectField {...field('courseTypeId')} label="Kurz *" required>
          <option value="">Vyberte kurz</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('city')} label="Mesto *" required>
          <option value="">Vyberte mesto</option>
          {CITIES.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </SelectField>
      </div>
      <ApplicantFields
        field={field}
        texts={values}
        legend="Kto má záujem"
        workers={{ label: 'Počet ľudí *', hint: 'Koľko miest budete potrebovať.' }}
      />
      <EmailAndPhoneFields field={field} emailHint="Sem pošleme ponuku termínu." />
      <TextAreaField {...field('message')} label="Správa" hint="Nepovinné. Napríklad kedy by Vám termín vyhovoval." />
      <Consent
        purpose="ponuky termínu kurzu"
        wasGiven={values.consent === 'on'}
        error={complaintAbout('consent', errors)}
      />
      <Honeypot />
      <Refusal title="Záujem sme zatiaľ nezapísali" errors={errors} fields={FIELDS} />
      <div className="btns">
        <button className="btn" type="submit">
          Chcem vedieť o&nbsp;termíne
        </button>
      </div>
    </form>
  );
}
