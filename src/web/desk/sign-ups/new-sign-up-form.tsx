import type { Day } from '#domain/day.ts';
import type { Fields, FormOf } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';
import { complaintAbout } from '#web/shared/field.tsx';
import { courseOptions, type NamedCourse } from './course-options.ts';
import { ENTRY_FIELDS, EntryFields } from './entry-fields.tsx';

export const SIGN_UP_FIELDS = {
  courseId: { label: 'Termín', as: 'select', none: 'Vyberte kurz', isRequired: true },
  ...ENTRY_FIELDS,
  sendEmail: { label: 'Poslať e-mail s\u00A0potvrdením, ak je adresa známa', as: 'checkbox' },
  // the earlier sign-up with this contact that was shown
  shownEarlierId: { as: 'hidden' },
} satisfies Fields;

interface NewSignUpFormProps extends FormOf<typeof SIGN_UP_FIELDS> {
  courses: NamedCourse[];
  today: Day;
}

/** The course, the applicant and contact details. */
export function NewSignUpForm({ values, refused, courses, today }: NewSignUpFormProps) {
  return (
    <RecordForm fields={SIGN_UP_FIELDS} values={values} refused={refused} className="stack narrow">
      {(field, { values: { applicant }, errors }) => (
        <>
          <Panel title="Kurz">
            <div className="panel-body">{field('courseId', { options: courseOptions(courses, today) })}</div>
          </Panel>
          <Panel title="Kto sa prihlasuje">
            <div className="panel-body entry-fields stack">
              <EntryFields field={field} applicant={applicant} error={complaintAbout('applicant', errors)} />
              {field('sendEmail')}
            </div>
          </Panel>
          <FormButtons save="Uložiť prihlášku" back="/dashboard/prihlasky" />
        </>
      )}
    </RecordForm>
  );
}
