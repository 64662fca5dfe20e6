import { COURSE_ICONS, COURSE_VISIBILITY_LABELS, type CourseVisibility } from '#domain/courses/course.ts';
import { formatDay } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { useSavedMeanwhile } from '#web/desk/kit/changed-meanwhile.tsx';
import { Sign } from '#web/shared/sign.tsx';
import type { CourseOpening } from './course-opening.ts';
import type { Draft } from './draft.ts';

const LABELS = {
  nameOfCourse: 'Názov kurzu',
  slug: 'Slug',
  date: 'Dátum od',
  dateTo: 'Dátum do',
  hours: 'Čas',
  city: 'Mesto',
  status: 'Status',
  place: 'Miesto (adresa)',
  price: 'Cena',
  capacity: 'Kapacita',
  minimum: 'Minimum',
  room: 'Miestnosť',
  note: 'Poznámka',
  courseTypeId: 'Typ kurzu',
  lecturerId: 'Lektor',
  image: 'Ikona',
  courseInfo: 'Informácie o kurze',
  invitation: 'Pozvánka',
  forWho: 'Pre koho',
  output: 'Výstup',
  attachments: 'Prílohy',
} as const satisfies Record<keyof Draft, string>;

interface CourseConflictProps {
  /** The typed values; the form below still has them. */
  mine: Draft;
  /** The values another person has saved meanwhile. */
  theirs: Draft;
}

/** The names for the ids in a draft. */
type Names = Pick<CourseOpening, 'types' | 'lecturers'>;

/** Shown when two people edited one course: both versions side by side, nothing was overwritten. */
export function CourseConflict({ mine, theirs, types, lecturers }: CourseConflictProps & Names) {
  const sentence = useSavedMeanwhile('Kurz');
  const names = { types, lecturers };
  const fields = (Object.keys(LABELS) as (keyof Draft)[]).filter(
    (field) => fieldText(mine, field, names) !== fieldText(theirs, field, names),
  );
  return (
    <div role="alert" className="modal-notice desk-notice">
      <Sign src="system-pozor" size={36} />
      <div>
        <p>
          {nonBreaking(
            `${sentence} Nič sme neprepísali. Porovnajte znenia; keď uložíte znova, zostane to, čo je vo formulári.`,
          )}
        </p>
        <table className="conflict-table">
          <thead>
            <tr>
              <th scope="col">Údaj</th>
              <th scope="col">Vaše znenie</th>
              <th scope="col">Uložené znenie</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{LABELS[field]}</th>
                <td data-label="Vaše znenie">{fieldText(mine, field, names) || '–'}</td>
                <td data-label="Uložené znenie">{fieldText(theirs, field, names) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A field's value in words. */
function fieldText(draft: Draft, field: keyof Draft, { types, lecturers }: Names): string {
  switch (field) {
    case 'date':
    case 'dateTo':
      return /^\d{4}-\d\d-\d\d$/.test(draft[field]) ? formatDay(draft[field]) : draft[field];
    case 'status':
      return COURSE_VISIBILITY_LABELS[draft.status as CourseVisibility] ?? draft.status;
    case 'courseTypeId':
      return types.find(({ id }) => id === draft.courseTypeId)?.name ?? '';
    case 'lecturerId':
      return lecturers.find(({ id }) => id === draft.lecturerId)?.name ?? '';
    case 'image':
      return COURSE_ICONS.find(({ image }) => image === draft.image)?.title ?? '';
    case 'attachments':
      return draft.attachments.map(({ name }) => name).join(', ');
    default:
      return draft[field];
  }
}
