import type { Day } from '#domain/day.ts';
import type { FieldError } from '#domain/field-error.ts';
import { APPLICANT_LABELS, type Applicant } from '#domain/sign-ups/sign-up.ts';
import { SelectField } from '#web/ui/desk/courses/select-field.tsx';
import { Panel } from '#web/ui/desk/panel.tsx';
import { Complaint, complaintAbout, InputField, TextAreaField } from '#web/ui/shared/field.tsx';
import { CourseOptions } from './course-options.tsx';
import type { EntryValues } from './entry-values.ts';

interface NewSignUpFormProps {
  values: EntryValues;
  errors: FieldError[];
  courses: Parameters<typeof CourseOptions>[0]['courses'];
  today: Day;
}

const APPLICANTS: Applicant[] = ['person', 'company'];

/** Who signs up, for which course and how to reach them; what the other kind of applicant would say is out of sight. */
export function NewSignUpForm({ values, errors, courses, today }: NewSignUpFormProps) {
  const field = (name: keyof EntryValues, label: string) => ({
    name,
    label,
    defaultValue: values[name],
    error: complaintAbout(name, errors),
    autoComplete: 'off',
  });
  const applicantError = complaintAbout('applicant', errors);
  return (
    <form method="post" className="entry-form" noValidate>
      <Panel title="Kurz">
        <div className="panel-body">
          <SelectField
            name="courseId"
            label="Termín *"
            defaultValue={values.courseId}
            error={complaintAbout('courseId', errors)}
          >
            <option value="">Vyberte kurz</option>
            <CourseOptions courses={courses} today={today} />
          </SelectField>
        </div>
      </Panel>
      <Panel title="Kto sa prihlasuje">
        <div className="panel-body entry-fields">
          <fieldset className="entry-applicant">
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
          <div className="row entry-person">
            <InputField {...field('firstName', 'Meno *')} />
            <InputField {...field('lastName', 'Priezvisko *')} />
          </div>
          <div className="row entry-company">
            <InputField {...field('companyName', 'Názov firmy *')} />
            <InputField {...field('numberOfWorkers', 'Počet ľudí *')} inputMode="numeric" />
          </div>
          <div className="row">
            <InputField {...field('phone', 'Telefón')} inputMode="tel" hint="Stačí telefón alebo e-mail." />
            <InputField {...field('email', 'E-mail')} inputMode="email" />
          </div>
          <TextAreaField {...field('message', 'Poznámka')} />
          <label className="opt">
            <input type="checkbox" name="letter" defaultChecked={values.letter === 'on'} />
            <span>Poslať e-mail s&nbsp;potvrdením, ak je adresa známa</span>
          </label>
        </div>
      </Panel>
      <div className="btns">
        <button type="submit" className="btn">
          Uložiť prihlášku
        </button>
        <a className="btn btn--line" href="/dashboard/prihlasky">
          Zrušiť
        </a>
      </div>
    </form>
  );
}
