import { NEW_TYPE, repetitionTerm } from '#domain/courses/course-type.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { countCoursesByType, listCourseTypes } from '#server/courses/course-types.ts';
import { AddLink, DeskHead } from '#web/desk/kit/desk-head.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { KEYS } from '#web/desk/kit/keys.ts';
import { RecordActs } from '#web/desk/kit/menu.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { Sign } from '#web/shared/sign.tsx';
import type { Route } from './+types/course-types';

export const meta = () => pageMeta({ title: 'Typy kurzov – správa', description: 'Z čoho sa začínajú nové kurzy' });

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const [types, counts] = await Promise.all([listCourseTypes(db), countCoursesByType(db)]);
  return { types: types.map((type) => ({ ...type, courses: counts.get(type.id) ?? 0 })) };
}

const COLUMNS = [
  { title: 'Typ' },
  { title: 'Dĺžka' },
  { title: 'Zopakovať' },
  { title: 'Kurzy' },
  { title: 'Akcie', className: 'r' },
];

/** All types, in the order of lists; a new course starts from one. */
export default function CourseTypes({ loaderData: { types } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Typy kurzov" note="Z čoho sa začínajú nové kurzy">
        <AddLink to={`${COURSE_TYPES}/${NEW_TYPE}`}>Pridať typ</AddLink>
      </DeskHead>
      <Rows label="Typy kurzov" columns={COLUMNS}>
        {types.map((type) => {
          const path = `${COURSE_TYPES}/${type.id}`;
          return (
            <tr key={type.id}>
              <td className="title">
                <div className="pictured">
                  <Sign src={type.image} size={36} />
                  <b id={`typ-${type.id}`}>
                    <a href={path}>{nonBreaking(type.name)}</a>
                  </b>
                  <span>{nonBreaking(type.nameOfCourse)}</span>
                </div>
              </td>
              <td className="num">
                {counted(type.durationDays, 'deň', 'dni', 'dní')}
                <div className="sub">{type.hours}</div>
              </td>
              <td>{nonBreaking(repetitionTerm(type) || '–')}</td>
              <td className="num">{counted(type.courses, 'kurz', 'kurzy', 'kurzov')}</td>
              <td>
                <RecordActs of={type.name} edit={path} remove={type.courses === 0 ? `${path}/zmazanie` : undefined}>
                  <a href={`${path}/terminy`} aria-describedby={`typ-${type.id}`} aria-keyshortcuts={KEYS.date}>
                    Pridať termíny
                  </a>
                </RecordActs>
              </td>
            </tr>
          );
        })}
      </Rows>
    </>
  );
}
