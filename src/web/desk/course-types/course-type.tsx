import { data, redirect } from 'react-router';
import { NEW_TYPE } from '#domain/courses/course-type.ts';
import { courseTypeSchema } from '#domain/courses/course-type-fields.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import {
  type CourseTypeRecord,
  createCourseType,
  findCourseType,
  listCourseTypes,
  updateCourseType,
} from '#server/courses/course-types.ts';
import { appOf } from '#web/context.ts';
import { ChangedMeanwhile } from '#web/desk/kit/changed-meanwhile.tsx';
import { ComplaintsNotice } from '#web/desk/kit/complaints-notice.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { citableProvisions } from '#web/shared/laws.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course-type';
import { CourseTypeForm } from './course-type-form.tsx';
import {
  courseTypeDifferences,
  courseTypeFormValues,
  newCourseTypeValues,
  valuesOfCourseType,
} from './form-values.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({ title: params.id === NEW_TYPE ? 'Nový typ kurzu' : 'Úprava typu kurzu', description: 'Typ kurzu' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  const { db } = appOf(args.context);
  const provisions = citableProvisions();
  if (args.params.id === NEW_TYPE) {
    const last = (await listCourseTypes(db)).at(-1)?.position ?? 0;
    return { provisions, version: 0, values: newCourseTypeValues(last + 1) };
  }
  const type = await findCourseType(db, args.params.id);
  if (!type) throw data(null, { status: 404 });
  return { provisions, version: type.version, values: valuesOfCourseType(type) };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const app = appOf(args.context);
  const { id } = args.params;
  const form = (await readForm(args)).texts;
  const values = courseTypeFormValues(form);
  const version = Number(form.get('version')) || 0;
  const refuse = (status: number, errors: FieldError[], theirs?: CourseTypeRecord) => {
    const differences = theirs && courseTypeDifferences(values, valuesOfCourseType(theirs));
    return data({ values, errors, version: theirs?.version ?? version, theirs: differences }, { status });
  };
  const read = courseTypeSchema(citableProvisions()).safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  if (id === NEW_TYPE) {
    await app.change(staff, (change) => createCourseType(change, read.data));
    return redirect(COURSE_TYPES, 303);
  }
  const result = await app.change(staff, (change) => updateCourseType(change, id, read.data, version));
  switch (result.outcome) {
    case 'saved':
      return redirect(COURSE_TYPES, 303);
    case 'not-found':
      throw data(null, { status: 404 });
    case 'changed-meanwhile':
      return refuse(412, [], result.type);
  }
}

/** One type of courses, new or not. */
export default function CourseTypePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const title = params.id === NEW_TYPE ? 'Nový typ kurzu' : 'Úprava typu kurzu';
  const errors = actionData?.errors ?? [];
  return (
    <>
      <PageHead parents={[{ title: 'Typy kurzov', to: COURSE_TYPES }]} title={title} />
      <ComplaintsNotice title="Typ sa neuložil." complaints={errors} />
      {actionData?.theirs && <ChangedMeanwhile what="Typ" theirs={actionData.theirs} />}
      <CourseTypeForm
        values={actionData?.values ?? loaderData.values}
        version={actionData?.version ?? loaderData.version}
        provisions={loaderData.provisions}
        errors={errors}
        isUnsaved={actionData !== undefined}
      />
    </>
  );
}
