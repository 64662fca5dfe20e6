import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Modal } from '#web/shared/modal.tsx';
import { CourseInQuestion } from './course-in-question.tsx';

interface AnswerDialogProps {
  title: string;
  note: string;
  course: CourseWithSeats;
  /** The action buttons; none when nothing can be done. */
  children?: ReactNode;
}

/** A short confirmation over the list of courses, or the reason why the action is impossible. */
export function AnswerDialog({ title, note, course, children }: AnswerDialogProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const list = { pathname: '/dashboard', search };
  return (
    <Modal
      titleId="otazka-nadpis"
      descriptionId="otazka-kurz"
      className="modal--ask"
      role="alertdialog"
      onClose={() => navigate(list, { replace: true, preventScrollReset: true })}
    >
      <DeskForm action={pathname + search}>
        <header>
          <h2 id="otazka-nadpis">{title}</h2>
        </header>
        <div className="modal-body" id="otazka-kurz">
          <CourseInQuestion course={course} />
          <p>{nonBreaking(note)}</p>
        </div>
        <footer>
          <Link to={list} replace preventScrollReset className="btn btn--line btn--sm" data-first-focus>
            Späť
          </Link>
          {children}
        </footer>
      </DeskForm>
    </Modal>
  );
}
