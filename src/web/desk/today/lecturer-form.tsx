import type { NoLecturer } from '#domain/today/today-item.ts';
import { coursePhrase } from '#domain/today/waiting-sentence.ts';
import { KEYS } from '#web/desk/kit/keys.ts';
import { ItemActionForm } from './item-action-form.tsx';

/** A person who can be assigned to a course. */
export interface Lecturer {
  id: string;
  name: string;
}

interface LecturerFormProps {
  item: NoLecturer;
  next: string;
  lecturers: readonly Lecturer[];
}

/** Assigns a lecturer to a course without leaving the page. */
export function LecturerForm({ item, next, lecturers }: LecturerFormProps) {
  return (
    <ItemActionForm action="lektor" item={item} next={next} className="with-button">
      <select name="lektor" className="input" aria-label={`Lektor, ${coursePhrase(item.course)}`} required>
        <option value="">Vyberte lektora</option>
        {lecturers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="btn btn--sm" aria-keyshortcuts={KEYS.confirm}>
        Priradiť
      </button>
    </ItemActionForm>
  );
}
