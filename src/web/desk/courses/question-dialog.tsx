import type { FormEventHandler, ReactNode } from 'react';
import { Link, type To, useLocation, useNavigate } from 'react-router';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { Modal } from '#web/shared/modal.tsx';
import { Sign } from '#web/shared/sign.tsx';

interface QuestionDialogProps {
  title: string;
  /** The one it is about. */
  course?: CourseWithSeats;
  /** It names people or shows an email. */
  isLarge?: boolean;
  /** The list it leads back to, if not with the filter of this address. */
  list?: To;
  /** The word for leaving everything as it is. */
  back?: string;
  /** Where its form is sent, if not to this address. */
  action?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  mayClose?(): boolean;
  /** What it is about, read out with the title. */
  children: ReactNode;
  fields?: ReactNode;
  /** What is done; undefined where nothing can be done. */
  button?: { label: string; isRed?: true; isBusy?: boolean; name?: string; value?: number };
}

/** A question over the list of courses, or the reason why an act is impossible. */
export function QuestionDialog({
  title,
  course,
  isLarge,
  back = 'Späť',
  onSubmit,
  mayClose,
  children,
  fields,
  button,
  ...addresses
}: QuestionDialogProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { list = { pathname: '/dashboard', search }, action = pathname + search } = addresses;
  return (
    <Modal
      titleId="otazka-nadpis"
      descriptionId="otazka-opis"
      className={isLarge ? 'modal--ending' : 'modal--ask'}
      role="alertdialog"
      mayClose={mayClose}
      onClose={() => navigate(list, { replace: true, preventScrollReset: true })}
    >
      <DeskForm action={action} onSubmit={onSubmit}>
        <header>
          <h2 id="otazka-nadpis">{title}</h2>
        </header>
        <div className="modal-body">
          <div id="otazka-opis">
            {course && <CourseInQuestion course={course} />}
            {children}
          </div>
          {fields}
        </div>
        <footer>
          <Link to={list} replace preventScrollReset className="btn btn--line btn--sm" data-first-focus>
            {back}
          </Link>
          {button && (
            <button
              type="submit"
              className={button.isRed ? 'btn btn--red btn--sm' : 'btn btn--sm'}
              name={button.name}
              value={button.value}
              aria-disabled={button.isBusy}
              {...keyThatFocuses(KEYS.confirm)}
            >
              {button.label}
            </button>
          )}
        </footer>
      </DeskForm>
    </Modal>
  );
}

function CourseInQuestion({ course }: { course: CourseWithSeats }) {
  return (
    <div className="pictured">
      <Sign src={course.image} size={48} />
      <b>{nonBreaking(course.nameOfCourse)}</b>
      <span className="num">
        {formatDays(course.date, course.dateTo)}, {course.city}
      </span>
    </div>
  );
}
