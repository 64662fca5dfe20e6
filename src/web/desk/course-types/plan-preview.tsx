import { OBSTACLES, type Obstacle, type PlannedCourse } from '#domain/courses/course-plan.ts';
import { formatDays } from '#domain/day.ts';
import { Rows } from '#web/desk/kit/desk-list.tsx';

export type PreviewedCourse = Pick<PlannedCourse, 'date' | 'dateTo' | 'city' | 'place'> & { obstacles: Obstacle[] };

const COLUMNS = [{ title: 'Termín' }, { title: 'Mesto' }, { title: 'Miesto' }, { title: 'Čo tomu prekáža' }];

/** The courses a plan would create, each with its problems. */
export function PlanPreview({ courses }: { courses: PreviewedCourse[] }) {
  return (
    <Rows label="Kurzy, ktoré sa vytvoria" columns={COLUMNS}>
      {courses.map(({ date, dateTo, city, place, obstacles }) => (
        <tr key={`${date} ${city}`}>
          <td className="num">{formatDays(date, dateTo)}</td>
          <td>{city}</td>
          <td>{place || '–'}</td>
          <td>
            {obstacles.length === 0 ? (
              '–'
            ) : (
              <span className="flags">
                {obstacles.map((obstacle) => (
                  <span key={obstacle} className="flag flag--warn">
                    {OBSTACLES[obstacle]}
                  </span>
                ))}
              </span>
            )}
          </td>
        </tr>
      ))}
    </Rows>
  );
}
