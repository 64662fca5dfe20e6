import { data, redirect } from 'react-router';
import { parseFields } from '#domain/field-error.ts';
import { reasonSchema } from '#domain/results/reason-fields.ts';
import { counted } from '#domain/slovak.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { listCourseDocuments } from '#server/issued-documents/issued-documents.ts';
import { reopenCourse } from '#server/results/results.ts';
import { appOf } from '#web/context.ts';
import { occupancyPath } from '#web/desk/courses/occupancy-path.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course-reopening';
import { ReasonQuestion } from './reason-question.tsx';
import { closingPath, documentsPath } from './results-paths.ts';

export const meta = () =>
  pageMeta({ title: 'Znova otvoriť kurz – správa', description: 'Otvorenie uzavretého kurzu' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  const { db } = appOf(args.context);
  const course = await findCourse(db, args.params.id);
  if (!course) throw data(null, { status: 404 });
  const documents = await listCourseDocuments(db, course.id);
  const valid = documents.filter(({ revokedAt }) => revokedAt === null).length;
  return { id: course.id, nameOfCourse: course.nameOfCourse, valid };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { id } = args.params;
  const read = parseFields(reasonSchema, Object.fromEntries((await readForm(args)).texts));
  if (!read.valid) return data({ errors: read.errors }, 422);
  const { dovod } = read.fields;
  const outcome = await appOf(args.context).change(staff, (change) => reopenCourse(change, id, dovod));
  if (outcome === 'not-found') throw data(null, { status: 404 });
  return redirect(closingPath(id), 303);
}

/** Opens a closed course for corrections. */
export default function CourseReopening({
  loaderData: { id, nameOfCourse, valid },
  actionData,
}: Route.ComponentProps) {
  const end =
    valid === 0
      ? 'Zatiaľ nie je vydaný žiadny doklad.'
      : `${counted(valid, 'vydaný doklad prestane', 'vydané doklady prestanú', 'vydaných dokladov prestane')} platiť. Po uzavretí vydáte nové, s novými číslami.`;
  return (
    <>
      <PageHead
        parents={[
          { title: 'Kurzy', to: '/dashboard' },
          { title: nameOfCourse, to: occupancyPath(id) },
        ]}
        title="Znova otvoriť kurz"
      />
      <ReasonQuestion
        question={`Výsledky a prítomnosť sa budú dať opraviť. ${end}`}
        button="Znova otvoriť kurz"
        back={{ label: 'Späť na doklady', to: documentsPath(id) }}
        errors={actionData?.errors}
      />
    </>
  );
}
