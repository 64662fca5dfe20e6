import { redirect } from 'react-router';
import { fieldErrors } from '#domain/field-error.ts';
import { enteredWaitlistEntrySchema, WAITLIST_MESSAGES } from '#domain/waitlist/waitlist-fields.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { enterWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { SIGN_UPS, WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { emptyValues, type Fields, refusing, submittedValues } from '#web/desk/kit/fields.ts';
import { CITY } from '#web/desk/kit/list.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';
import { ComplaintsNotice } from '#web/desk/kit/refusal-notices.tsx';
import { ENTRY_FIELDS, EntryFields } from '#web/desk/sign-ups/entry-fields.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { Route } from './+types/new-waitlist-entry';

const WAITLIST_FIELDS = {
  courseTypeId: { label: 'Kurz', as: 'select', none: 'Vyberte kurz', isRequired: true },
  city: {
    label: 'Mesto',
    as: 'select',
    none: 'Vyberte mesto',
    options: CITY.options,
    isRequired: true,
  },
  ...ENTRY_FIELDS,
} satisfies Fields;

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const types = await listCourseTypes(db);
  return { types: types.map(({ id, name }) => ({ id, name })) };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const values = submittedValues(WAITLIST_FIELDS, (await readForm(args)).texts);
  const refuse = refusing(WAITLIST_FIELDS, values);
  const read = enteredWaitlistEntrySchema.safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  const result = await app.change(staff, (change) => enterWaitlistEntry(change, read.data));
  if (result.outcome === 'stored') return redirect(`${WAITLIST}/${result.id}`, 303);
  return refuse(409, [REFUSALS[result.outcome]]);
}

const REFUSALS = {
  'type-gone': { field: 'courseTypeId', message: WAITLIST_MESSAGES.courseTypeId },
  'on-offer': { field: 'city', message: 'V\u00A0tomto meste už termín je. Pridajte prihlášku rovno naň.' },
};

/** Staff add applicants who telephone for a course without dates. */
export default function NewWaitlistEntry({ loaderData: { types }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        parents={[
          { title: 'Prihlášky', to: SIGN_UPS },
          { title: 'Čakajú na termín', to: WAITLIST },
        ]}
        title="Nový záujemca o termín"
        note="Pre toho, kto zavolal a vo svojom meste nenašiel termín."
      />
      <ComplaintsNotice title="Záznam sa neuložil." complaints={actionData?.errors ?? []} />
      <RecordForm
        fields={WAITLIST_FIELDS}
        values={emptyValues(WAITLIST_FIELDS)}
        refused={actionData}
        className="stack narrow"
      >
        {(field, shown) => (
          <>
            <Panel title="Na čo čaká" body="fields">
              {field('courseTypeId', { options: types })}
              {field('city')}
            </Panel>
            <Panel title="Kto čaká" body="stack">
              <EntryFields field={field} {...shown} />
            </Panel>
            <FormButtons save="Zapísať" back={WAITLIST} />
          </>
        )}
      </RecordForm>
    </>
  );
}
