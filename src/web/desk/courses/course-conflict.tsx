import { nonBreaking } from '#domain/slovak.ts';
import { differences } from '#web/desk/kit/fields.ts';
import { useSavedMeanwhile } from '#web/desk/kit/refusal-notices.tsx';
import { Sign } from '#web/shared/sign.tsx';
import type { CourseOpening } from './course-opening.ts';
import { COURSE_FIELDS, type Draft } from './draft.ts';

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
  const attachments = { field: 'attachments', label: 'Prílohy', mine: namesIn(mine), theirs: namesIn(theirs) };
  const rows = differences(COURSE_FIELDS, mine, theirs, { courseTypeId: types, lecturerId: lecturers });
  if (attachments.mine !== attachments.theirs) rows.push(attachments);
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
            {rows.map(({ field, label, mine, theirs }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td data-label="Vaše znenie">{mine || '–'}</td>
                <td data-label="Uložené znenie">{theirs || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function namesIn({ attachments }: Draft): string {
  return attachments.map(({ name }) => name).join(', ');
}
