import type { Day } from '#domain/day.ts';
import type { FieldError } from '#domain/field-error.ts';
import { Choices } from '#web/desk/kit/choices.tsx';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { complaintAbout } from '#web/shared/field.tsx';
import { SelectField } from '#web/shared/select-field.tsx';
import { courseOptions, type NamedCourse } from './course-options.ts';
import { EntryFields } from './entry-fields.tsx';

interface NewSignUpFormProps {
  values: Record<string, string>;
  errors: FieldError[];
  courses: NamedCourse[];
  today: Day;
}

/** The applicant, course and contact details; the fields of the other kind of applicant are hidden. */
export function NewSignUpForm({ values, errors, courses, today }: NewSignUpFormProps) {
  return (
    <DeskForm className="stack narrow" noValidate>
      <Panel title="Kurz">
        <div className="panel-body">
          <SelectField
            name="courseId"
            label="Termín *"
            defaultValue={values.courseId}
            error={complaintAbout('courseId', errors)}
          >
            <option value="">Vyberte kurz</option>
            <Choices choices={courseOptions(courses, today)} />
          </SelectField>
        </div>
      </Panel>
      <Panel title="Kto sa prihlasuje">
        <div className="panel-body entry-fields stack">
          <input type="hidden" name="shownEarlierId" value={values.shownEarlierId ?? ''} />
          <EntryFields values={values} errors={errors} />
          <label className="opt">
            <input type="checkbox" name="sendEmail" defaultChecked={values.sendEmail === 'on'} />
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
    </DeskForm>
  );
}
