import { data, redirect } from 'react-router';
import { CITIES, COURSE_STATUS_LABELS, lastDayOf } from '#domain/courses/course.ts';
import { exceedsLimit } from '#domain/courses/course-change.ts';
import { LECTURER_UNKNOWN } from '#domain/courses/course-fields.ts';
import {
  OBSTACLES,
  type Obstacle,
  obstaclesTo,
  type PlannedCourse,
  plannedCourses,
} from '#domain/courses/course-plan.ts';
import { coursePlanSchema } from '#domain/courses/course-plan-fields.ts';
import { formatDays } from '#domain/day.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { counted } from '#domain/slovak.ts';
import { listHeldCourses } from '#server/courses/course-clashes.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import { createPlannedCourses } from '#server/courses/planned-courses.ts';
import { peopleLimit } from '#server/issued-documents/document-rules.ts';
import { listLecturers } from '#server/staff/lecturers.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { emptyValues, type Fields, submittedValues, type ValuesOf } from '#web/desk/kit/fields.ts';
import { GuardedForm } from '#web/desk/kit/guarded-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons, fieldOf } from '#web/desk/kit/record-form.tsx';
import { ComplaintsNotice } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { Complaint, complaintAbout, InputField } from '#web/shared/field.tsx';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/course-dates';

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
      const limit = peopleLimit(type.id, lastDayOf(course));
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

/** Several dates of one type at once: days and cities, the courses that follow from them, and then the courses. */
export default function CourseDates({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, hours, lecturers, city } = loaderData;
  const values = actionData?.values ?? newPlan(city ? [city] : []);
  const { errors = [], preview } = actionData ?? {};
  const field = fieldOf(PLAN_FIELDS, { values, errors });
  return (
    <>
      <PageHead
        parents={[
          { title: 'Typy kurzov', to: COURSE_TYPES },
          { title: name, to: `${COURSE_TYPES}/${params.id}` },
        ]}
        title="Nové termíny"
        pageTitle="Nové termíny kurzu"
        note={name}
      />
      <ComplaintsNotice title="Kurzy sa nevytvorili." complaints={errors} />
      <GuardedForm className="stack" noValidate isUnsaved={preview !== undefined || errors.length > 0}>
        {preview && (
          <Panel title="Čo sa vytvorí">
            <Table
              label="Kurzy, ktoré sa vytvoria"
              columns={COLUMNS}
              rows={preview.courses}
              keyOf={({ date, city }) => `${date} ${city}`}
            />
            <div className="panel-body btns">
              <Submit
                label={`Vytvoriť ${counted(preview.courses.length, 'kurz', 'kurzy', 'kurzov')}`}
                name="confirmed"
                value={preview.answer}
              />
            </div>
          </Panel>
        )}
        <Panel title="Termíny" body="stack">
          {field('days')}
          <fieldset className="stack">
            <legend>Mestá *</legend>
            {CITIES.map((city, index) => (
              <div key={city} className="fields">
                <label className="opt">
                  <input
                    type="checkbox"
                    id={index === 0 ? 'cities' : undefined}
                    name="cities"
                    value={city}
                    defaultChecked={values.cities.includes(city)}
                  />
                  <span>{city}</span>
                </label>
                <InputField
                  name={placeField(index)}
                  label={`Miesto (adresa), ${city}`}
                  autoComplete="off"
                  defaultValue={values.places[city]}
                  error={complaintAbout(`places.${city}`, errors)}
                />
              </div>
            ))}
            {complaintAbout('cities', errors) && <Complaint>{complaintAbout('cities', errors)}</Complaint>}
          </fieldset>
          <div className="fields">
            {field('hours', { hint: `Ak ho nevyplníte, platí čas typu${hours && `: ${hours}`}.` })}
            {field('lecturerId', { options: lecturers })}
            {field('status')}
          </div>
        </Panel>
        <FormButtons
          save="Ukázať, čo sa vytvorí"
          isLine={preview !== undefined}
          back={COURSE_TYPES}
          backLabel="Späť na typy"
        />
      </GuardedForm>
    </>
  );
}

const PLAN_FIELDS = {
  days: {
    label: 'Dni, keď sa kurz začína',
    as: 'area',
    rows: 5,
    hint: 'Každý na svojom riadku, napríklad 07.04.2026. Posledný deň vyplýva z dĺžky typu.',
    isRequired: true,
  },
  hours: { label: 'Čas', autoComplete: 'off' },
  lecturerId: { label: 'Lektor', as: 'select', none: 'Bez lektora' },
  status: { label: 'Status', as: 'select', options: COURSE_STATUS_LABELS },
} satisfies Fields;

/** The plan as text, with the places by city. */
interface PlanValues extends ValuesOf<typeof PLAN_FIELDS> {
  cities: string[];
  places: Record<string, string>;
}

/** A plan before it is filled in; its courses are hidden until staff show them. */
function newPlan(cities: string[]): PlanValues {
  return { ...emptyValues(PLAN_FIELDS), status: 'inactive', cities, places: {} };
}

function submittedPlan(texts: FormData): PlanValues {
  return {
    ...submittedValues(PLAN_FIELDS, texts),
    cities: texts.getAll('cities').map(String),
    places: Object.fromEntries(CITIES.map((city, index) => [city, String(texts.get(placeField(index)) ?? '')])),
  };
}

/** The field name of a city's venue; an index, because city names are unsuitable as field names. */
function placeField(index: number): string {
  return `place-${index}`;
}

type PreviewedCourse = Pick<PlannedCourse, 'date' | 'dateTo' | 'city' | 'place'> & { obstacles: Obstacle[] };

/** The courses a plan would create, each with its problems. */
const COLUMNS: Column<PreviewedCourse>[] = [
  { title: 'Termín', className: 'num', cell: ({ date, dateTo }) => formatDays(date, dateTo) },
  { title: 'Mesto', cell: ({ city }) => city },
  { title: 'Miesto', className: 'long', cell: ({ place }) => place },
  {
    title: 'Čo tomu prekáža',
    cell: ({ obstacles }) =>
      obstacles.length > 0 && (
        <span className="flags">
          {obstacles.map((obstacle) => (
            <span key={obstacle} className="flag flag--warn">
              {OBSTACLES[obstacle]}
            </span>
          ))}
        </span>
      ),
  },
];
