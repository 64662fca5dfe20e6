import type { CourseWithSeats } from '#domain/course.ts';
import { formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Sign } from '../sign.tsx';
import { Modal } from './modal.tsx';

interface DeleteDialogProps {
  course: CourseWithSeats;
  onDelete(): void;
  onClose(): void;
}

/** Asks before a course goes (specification section 8), and says what stays. */
export function DeleteDialog({ course, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Modal
      titleId="zmazat-nadpis"
      descriptionId="zmazat-kurz"
      className="modal--ask"
      role="alertdialog"
      onClose={onClose}
    >
      <header>
        <h2 id="zmazat-nadpis">Naozaj chcete zmazať tento kurz?</h2>
      </header>
      <div className="modal-body" id="zmazat-kurz">
        <div className="course-name">
          <Sign src={course.image} size={48} />
          <b>{nonBreaking(course.nameOfCourse)}</b>
          <span className="num">
            {formatDays(course.date, course.dateTo)}, {course.city}
          </span>
        </div>
        <p>Prihlášky na tento kurz zostanú uložené aj s&nbsp;jeho názvom, dátumom a&nbsp;mestom.</p>
      </div>
      <footer>
        <button type="button" className="btn btn--line btn--sm" data-first-focus onClick={onClose}>
          Zrušiť
        </button>
        <button type="button" className="btn btn--red btn--sm" onClick={onDelete}>
          Zmazať kurz
        </button>
      </footer>
    </Modal>
  );
}
