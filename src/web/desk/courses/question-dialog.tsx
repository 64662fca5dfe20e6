import type { FormEventHandler, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import type { AffectedCourse } from '#domain/courses/course-publication.ts';
import { formatDay, formatDays } from '#domain/day.ts';
import { counted, countedPeople, nonBreaking } from '#domain/slovak.ts';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { Modal } from '#web/shared/modal.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { AffectedPeople } from './affected-people.tsx';
import type { CourseQuestion } from './course-questions.ts';

interface QuestionDialogProps {
  question: CourseQuestion;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** What it asks about is being done. */
  isBusy?: boolean;
  /** Its fields. */
  children: ReactNode;
}

/** A question over the list of courses, or the reason why an act is impossible. */
export function QuestionDialog({ question, onSubmit, isBusy = false, children }: QuestionDialogProps) {
  const { title, course, lead, affected, courses, text, back = 'Späť', button } = question;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { list = `/dashboard${search}`, action = pathname + search } = question;
  return (
    <Modal
      titleId="otazka-nadpis"
      descriptionId="otazka-opis"
      // wide where people are named, and their email is shown
      className={lead ? 'modal--ending' : 'modal--ask'}
      role="alertdialog"
      mayClose={() => !isBusy}
      onClose={() => navigate(list, { replace: true, preventScrollReset: true })}
    >
      <DeskForm action={action} onSubmit={onSubmit}>
        <header>
          <h2 id="otazka-nadpis">{title}</h2>
        </header>
        <div className="modal-body">
          <div id="otazka-opis">
            {course && <CourseInQuestion course={course} />}
            {lead && <p>{nonBreaking(lead)}</p>}
            {affected && <AffectedPeople {...affected} />}
            {courses && <AffectedCourses courses={courses} />}
            <p>{nonBreaking(text)}</p>
          </div>
          {children}
        </div>
        <footer>
          <Link to={list} replace preventScrollReset className="btn btn--line btn--sm" data-first-focus>
            {back}
          </Link>
          {button && <Submit {...button} isSmall keys="confirm" needsEnter aria-disabled={isBusy || undefined} />}
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

function AffectedCourses({ courses }: { courses: readonly AffectedCourse[] }) {
  return (
    <ul className="affected">
      {courses.map((course) => (
        <li key={course.id}>
          <b>{nonBreaking(course.nameOfCourse)}</b>, <span className="num">{formatDay(course.date)}</span>,{' '}
          {course.city} – {peoplePhrase(course)}
        </li>
      ))}
    </ul>
  );
}

/** „7 ľudí a 2 náhradníci“ */
function peoplePhrase({ held, waiting }: AffectedCourse): string {
  const parts = [
    held > 0 && countedPeople(held),
    waiting > 0 && counted(waiting, 'náhradník', 'náhradníci', 'náhradníkov'),
  ];
  return parts.filter(Boolean).join(' a\u00A0');
}
