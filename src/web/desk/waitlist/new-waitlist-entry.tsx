import { data, redirect } from 'react-router';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { APPLICANT_FIELDS } from '#domain/sign-ups/sign-up.ts';
import { enteredWaitlistEntrySchema, WAITLIST_MESSAGES } from '#domain/waitlist/waitlist-fields.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { enterWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { appOf } from '#web/context.ts';
import { ComplaintsNotice } from '#web/desk/kit/complaints-notice.tsx';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { SIGN_UPS, WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { EntryFields } from '#web/desk/sign-ups/entry-fields.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { formValues } from '#web/forms/form-values.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { RequestedDateFields } from '#web/shared/requested-date-fields.tsx';
import type { Route } from './+types/new-waitlist-entry';

const TITLE = 'Nový záujemca o termín';

export const meta = () => pageMeta({ title: TITLE, description: 'Kto zavolal a chce kurz bez termínu' });

const FIELDS = ['courseTypeId', 'city', ...APPLICANT_FIELDS] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const types = await listCourseTypes(appOf(args.context).db);
  return { types: types.map(({ id, name }) => ({ id, name })) };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const values = formValues((await readForm(args)).texts, FIELDS);
  const refuse = (status: number, errors: FieldError[]) => data({ values, errors }, { status });
  const read = enteredWaitlistEntrySchema.safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  const result = await appOf(args.context).change(staff, (change) => enterWaitlistEntry(change, read.data));
  if (result.outcome === 'stored') return redirect(`${WAITLIST}/${result.id}`, 303);
  return refuse(409, [REFUSALS[result.outcome]]);
}

const REFUSALS = {
  'type-gone': { field: 'courseTypeId', message: WAITLIST_MESSAGES.courseTypeId },
  'on-offer': { field: 'city', message: 'V\u00A0tomto meste už termín je. Pridajte prihlášku rovno naň.' },
};

/** Staff add applicants who telephone for a course without dates. */
export default function NewWaitlistEntry({ loaderData: { types }, actionData }: Route.ComponentProps) {
  const values: Record<string, string> = actionData?.values ?? {};
  const errors = actionData?.errors ?? [];
  return (
    <>
      <PageHead
        parents={[
          { title: 'Prihlášky', to: SIGN_UPS },
          { title: 'Čakajú na termín', to: WAITLIST },
        ]}
        title={TITLE}
        note={'Pre toho, kto zavolal a\u00A0vo svojom meste nenašiel termín.'}
      />
      <ComplaintsNotice title="Záznam sa neuložil." complaints={errors} />
      <DeskForm className="stack narrow" noValidate>
        <Panel title="Na čo čaká">
          <div className="panel-body entry-fields stack">
            <RequestedDateFields types={types} values={values} errors={errors} />
          </div>
        </Panel>
        <Panel title="Kto čaká">
          <div className="panel-body entry-fields stack">
            <EntryFields values={values} errors={errors} />
          </div>
        </Panel>
        <div className="btns">
          <button type="submit" className="btn">
            Zapísať
          </button>
          <a className="btn btn--line" href={WAITLIST}>
            Zrušiť
          </a>
        </div>
      </DeskForm>
    </>
  );
}
