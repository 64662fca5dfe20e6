import { type CourseType, NEW_TYPE, repetitionTerm } from '#domain/courses/course-type.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { countCoursesByType, listCourseTypes } from '#server/courses/course-types.ts';
import { Act } from '#web/desk/kit/acts.tsx';
import { AddLink, DeskHead } from '#web/desk/kit/desk-head.tsx';
import { actsColumn, type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { RecordActs } from '#web/desk/kit/menu.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Sign } from '#web/shared/sign.tsx';
import type { Route } from './+types/course-types';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const [types, counts] = await Promise.all([listCourseTypes(db), countCoursesByType(db)]);
  return { types: types.map((type) => ({ ...type, courses: counts.get(type.id) ?? 0 })) };
}

const COLUMNS: Column<CourseType & { courses: number }>[] = [
  {
    title: 'Typ',
    className: 'title',
    cell: ({ id, image, name, nameOfCourse }) => (
      <div className="pictured">
        <Sign src={image} size={36} />
        <b id={`typ-${id}`}>
          <a href={`${COURSE_TYPES}/${id}`}>{nonBreaking(name)}</a>
        </b>
        <span>{nonBreaking(nameOfCourse)}</span>
      </div>
    ),
  },
  {
    title: 'Dĺžka',
    className: 'num long',
    cell: ({ durationDays, hours }) => (
      <>
        {counted(durationDays, 'deň', 'dni', 'dní')}
        <div className="sub">{hours}</div>
      </>
    ),
  },
  { title: 'Zopakovať', label: 'Zopakovať', cell: (type) => nonBreaking(repetitionTerm(type)) },
  { title: 'Kurzy', className: 'num', cell: ({ courses }) => counted(courses, 'kurz', 'kurzy', 'kurzov') },
  actsColumn(({ id, name, courses }) => {
    const path = `${COURSE_TYPES}/${id}`;
    return (
      <RecordActs of={name} edit={path} remove={courses === 0 ? `${path}/zmazanie` : undefined}>
        <Act label="Pridať termíny" to={`${path}/terminy`} describedBy={`typ-${id}`} keys="date" />
      </RecordActs>
    );
  }),
];

/** All types, in the order of lists; a new course starts from one. */
export default function CourseTypes({ loaderData: { types } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Typy kurzov" note="Z čoho sa začínajú nové kurzy">
        <AddLink to={`${COURSE_TYPES}/${NEW_TYPE}`}>Pridať typ</AddLink>
      </DeskHead>
      <Table label="Typy kurzov" columns={COLUMNS} rows={types} keyOf={({ id }) => id} />
    </>
  );
}
