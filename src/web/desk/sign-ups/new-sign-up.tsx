import { data, redirect } from 'react-router';
import { courseStage } from '#domain/courses/course.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { requiredLine } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { enteredSignUpSchema } from '#domain/sign-ups/sign-up-fields.ts';
import { today } from '#server/clock.ts';
import { listChoosableCourses } from '#server/courses/course-list.ts';
import type { EarlierSignUp } from '#server/sign-ups/new-sign-up.ts';
import { enterSignUp } from '#server/sign-ups/sign-up-entry.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { emptyValues, type Fields, submittedValues } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';
import { ComplaintsNotice } from '#web/desk/kit/refusal-notices.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { Route } from './+types/new-sign-up';
import { courseOptions } from './course-options.ts';
import { ENTRY_FIELDS, EntryFields } from './entry-fields.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const day = today(app);
  const courseId = args.url.searchParams.get('kurz') ?? '';
  const courses = await listChoosableCourses(db, day, courseId);
  const values = { ...emptyValues(SIGN_UP_FIELDS), courseId, sendEmail: 'on' };
  return { courses: courses.filter((course) => courseStage(course, day) === 'open'), values, today: day };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const values = submittedValues(SIGN_UP_FIELDS, (await readForm(args)).texts);
  const { shownEarlierId } = values;
  const refuse = (status: number, errors: FieldError[], earlier?: EarlierSignUp) =>
    data({ values: { ...values, shownEarlierId: earlier?.id ?? shownEarlierId }, errors, earlier }, { status });
  const read = entrySchema.safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  const { courseId, ...fields } = read.data;
  const entry = { courseId, fields, sendEmail: values.sendEmail === 'on', shownEarlierId };
  const result = await app.change(staff, (change) => enterSignUp(change, entry));
  if (result.outcome === 'repeated') return refuse(409, [], result.earlier);
  if (result.outcome !== 'stored')
    return refuse(409, [{ field: 'courseId', message: COURSE_REFUSALS[result.outcome] }]);
  if (result.status === 'waiting') setNotice(args, 'sign-up-entered-waiting');
  return redirect(signUpList.record(result.id), 303);
}

const COURSE_REFUSALS = {
  'course-gone': 'Vyberte kurz.',
  'course-cancelled': 'Kurz bol zrušený. Vyberte iný termín.',
  'course-past': 'Kurz sa už začal. Vyberte iný termín.',
} as const;

const entrySchema = z.object({ courseId: requiredLine(COURSE_REFUSALS['course-gone']) }).and(enteredSignUpSchema);

/** Staff sign up applicants who telephone or write. */
export default function NewSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { courses, values, today } = loaderData;
  const earlier = actionData?.earlier;
  return (
    <>
      <PageHead
        parents={[{ title: 'Prihlášky', to: '/dashboard/prihlasky' }]}
        title="Nová prihláška"
        note="Pre toho, kto zavolal alebo napísal."
      />
      <ComplaintsNotice title="Prihláška sa neuložila." complaints={actionData?.errors ?? []} />
      {earlier && (
        <DeskNotice sign="system-pozor" role="alert">
          <p>
            Na tento kurz už prihlášku s&nbsp;týmto kontaktom máte:{' '}
            <a href={signUpList.record(earlier.id)}>{earlier.name}</a>. Ak ide o&nbsp;ďalších ľudí, uložte prihlášku
            ešte raz.
          </p>
        </DeskNotice>
      )}
      <RecordForm fields={SIGN_UP_FIELDS} values={values} refused={actionData} className="stack narrow">
        {(field, shown) => (
          <>
            <Panel title="Kurz" body>
              {field('courseId', { options: courseOptions(courses, today) })}
            </Panel>
            <Panel title="Kto sa prihlasuje" body="entry-fields stack">
              <EntryFields field={field} {...shown} />
              {field('sendEmail')}
            </Panel>
            <FormButtons save="Uložiť prihlášku" back="/dashboard/prihlasky" />
          </>
        )}
      </RecordForm>
    </>
  );
}

const SIGN_UP_FIELDS = {
  courseId: { label: 'Termín', as: 'select', none: 'Vyberte kurz', isRequired: true },
  ...ENTRY_FIELDS,
  sendEmail: { label: 'Poslať e-mail s\u00A0potvrdením, ak je adresa známa', as: 'checkbox' },
  // the earlier sign-up with this contact that was shown
  shownEarlierId: { as: 'hidden' },
} satisfies Fields;
