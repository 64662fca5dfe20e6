import { data, redirect } from 'react-router';
import { CITIES } from '#domain/courses/course.ts';
import { exceedsLimit } from '#domain/courses/course-change.ts';
import { LECTURER_UNKNOWN } from '#domain/courses/course-fields.ts';
import { obstaclesTo, plannedCourses } from '#domain/courses/course-plan.ts';
import { coursePlanSchema } from '#domain/courses/course-plan-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { listHeldCourses } from '#server/courses/course-clashes.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import { createPlannedCourses } from '#server/courses/planned-courses.ts';
import { peopleLimit } from '#server/issued-documents/document-rules.ts';
import { listLecturers } from '#server/staff/lecturers.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { ComplaintsNotice } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course-dates';
import { newPlan, PlanForm, submittedPlan } from './plan-form.tsx';

export const meta = () => pageMeta({ title: 'Nové termíny kurzu', description: 'Viac termínov jedného typu naraz' });

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const { name, hours } = found(await findCourseType(db, args.params.id));
  const city = CITIES.find((city) => city === args.url.searchParams.get('mesto'));
  return { name, hours, lecturers: await listLecturers(db), city };
}

/** Shows the courses the form would create, and creates them once exactly those are confirmed. */
export async function action(args: Route.ActionArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const form = (await readForm(args)).texts;
  const values = submittedPlan(form);
  const type = found(await findCourseType(db, args.params.id));
  const read = coursePlanSchema.safeParse(values);
  if (!read.success) return data({ values, errors: fieldErrors(read.error), preview: undefined }, 422);
  const planned = plannedCourses(type, read.data);
  const answer = JSON.stringify(read.data);
  if (form.get('confirmed') !== answer) {
    const others = [...planned, ...(await listHeldCourses(db, planned))];
    const courses = planned.map((course) => {
      const { date, dateTo, city, place } = course;
      const limit = peopleLimit(type.id, dateTo ?? date);
      const tooMany = limit && exceedsLimit(course, limit) ? (['limit'] as const) : [];
      return { date, dateTo, city, place, obstacles: [...obstaclesTo(course, others), ...tooMany] };
    });
    return data({ values, errors: [], preview: { courses, answer } });
  }
  switch (await app.change(staff, (change) => createPlannedCourses(change, type.id, read.data))) {
    case 'type-unknown':
      throw data(null, { status: 404 });
    case 'lecturer-unknown':
      return data({ values, errors: [LECTURER_UNKNOWN], preview: undefined }, 422);
    case 'done':
      return redirect(`/dashboard?${new URLSearchParams({ hladat: type.nameOfCourse })}`, 303);
  }
}

/** Several dates of one type at once. */
export default function CourseDates({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        parents={[
          { title: 'Typy kurzov', to: COURSE_TYPES },
          { title: loaderData.name, to: `${COURSE_TYPES}/${params.id}` },
        ]}
        title="Nové termíny"
        note={loaderData.name}
      />
      <ComplaintsNotice title="Kurzy sa nevytvorili." complaints={actionData?.errors ?? []} />
      <PlanForm
        values={actionData?.values ?? newPlan(loaderData.city ? [loaderData.city] : [])}
        typeHours={loaderData.hours}
        lecturers={loaderData.lecturers}
        errors={actionData?.errors ?? []}
        preview={actionData?.preview}
      />
    </>
  );
}
