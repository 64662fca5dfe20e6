import { redirect } from 'react-router';
import { COURSE_ICONS } from '#domain/courses/course.ts';
import { NEW_TYPE } from '#domain/courses/course-type.ts';
import { courseTypeSchema } from '#domain/courses/course-type-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { createCourseType, findCourseType, listCourseTypes, updateCourseType } from '#server/courses/course-types.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { emptyValues, refusing, storedValues, submittedValues } from '#web/desk/kit/fields.ts';
import { RefusalNotices } from '#web/desk/kit/record-form.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import { citableProvisions } from '#web/shared/laws.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course-type';
import { COURSE_TYPE_FIELDS, CourseTypeForm } from './course-type-form.tsx';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({ title: params.id === NEW_TYPE ? 'Nový typ kurzu' : 'Úprava typu kurzu', description: 'Typ kurzu' });

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const provisions = citableProvisions();
  if (args.params.id === NEW_TYPE) {
    const last = (await listCourseTypes(db)).at(-1)?.position ?? 0;
    return { provisions, values: { ...NEW_TYPE_VALUES, position: String(last + 1) } };
  }
  const type = found(await findCourseType(db, args.params.id));
  return { provisions, values: storedValues(COURSE_TYPE_FIELDS, type) };
}

const NEW_TYPE_VALUES = {
  ...emptyValues(COURSE_TYPE_FIELDS),
  image: COURSE_ICONS[0]?.image ?? '',
  durationDays: '1',
  typicalCapacity: '12',
};

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { id } = args.params;
  const values = submittedValues(COURSE_TYPE_FIELDS, (await readForm(args)).texts);
  const refuse = refusing(COURSE_TYPE_FIELDS, values);
  const read = courseTypeSchema(citableProvisions()).safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  if (id === NEW_TYPE) {
    await app.change(staff, (change) => createCourseType(change, read.data));
    return redirect(COURSE_TYPES, 303);
  }
  const seenVersion = Number(values.version);
  const result = found(await app.change(staff, (change) => updateCourseType(change, id, read.data, seenVersion)));
  switch (result.outcome) {
    case 'saved':
      return redirect(COURSE_TYPES, 303);
    case 'changed-meanwhile':
      return refuse(412, [], storedValues(COURSE_TYPE_FIELDS, result.type));
  }
}

/** One type of courses, new or not. */
export default function CourseTypePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const title = params.id === NEW_TYPE ? 'Nový typ kurzu' : 'Úprava typu kurzu';
  return (
    <>
      <PageHead parents={[{ title: 'Typy kurzov', to: COURSE_TYPES }]} title={title} />
      <RefusalNotices title="Typ sa neuložil." what="Typ" refused={actionData} />
      <CourseTypeForm values={loaderData.values} refused={actionData} provisions={loaderData.provisions} />
    </>
  );
}
