import { courseStage, courseState, venueName } from '#domain/courses/course.ts';
import { hoursOf } from '#domain/courses/course-type.ts';
import { formatCourseDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findApplicationForm, requiredPersonFacts } from '#server/application-forms/sign-up-form.ts';
import { today } from '#server/clock.ts';
import { prepareCompiler } from '#server/course-documents/prepare-compiler.ts';
import { listClashes } from '#server/courses/course-clashes.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { listCourseEmails, listCourseFiles, listCourseParticipants } from '#server/courses/occupancy.ts';
import { isClosed } from '#server/results/closing.ts';
import { listQueueRows } from '#server/seat-offers/queue-rows.ts';
import { findLecturer, lecturerLabel } from '#server/staff/lecturers.ts';
import { findUndoable } from '#server/undo/undo.ts';
import { RecordEmailsPanel } from '#web/desk/emails/emails-panel.tsx';
import { Act, ActButton } from '#web/desk/kit/acts.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { AddLink, PageHead } from '#web/desk/kit/desk-head.tsx';
import { readJustDone } from '#web/desk/kit/just-done.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { recordPath } from '#web/desk/kit/record-path.ts';
import { JustDoneNotices } from '#web/desk/kit/undo-notice.tsx';
import { QueuePanel } from '#web/desk/seat-offers/queue-panel.tsx';
import { FilesPanel } from '#web/desk/sign-ups/files-panel.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { found } from '#web/shared/found.ts';
import { Icon, type IconName } from '#web/shared/icon.tsx';
import type { Route } from './+types/occupancy';
import { ClashNotice } from './clash-notice.tsx';
import { courseLink } from './course-link.ts';
import { courseList } from './course-list.ts';
import { AllAtSignUps, OnTheWebPanel, SeatLine } from './course-panels.tsx';
import { attendancePath, coursePagePath, messagePath } from './course-paths.ts';
import { ParticipantsPanel } from './participants-panel.tsx';

/** How many emails and files are listed; the others, of which one is read, are shown on their sign-ups. */
const LISTED_MAX = 5;

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const course = found(await findCourse(db, args.params.id));
  const { doneAt, undone } = readJustDone(args.url.searchParams);
  const [participants, queue, emails, files, lecturer, form, clashes, ofCourse, ofSignUp, isDone] = await Promise.all(
    [
      listCourseParticipants(db, course.id),
      listQueueRows(app, course.id),
      listCourseEmails(db, course.id, LISTED_MAX + 1),
      listCourseFiles(db, course.id, LISTED_MAX + 1),
      course.lecturerId === null ? undefined : findLecturer(db, course.lecturerId),
      findApplicationForm(db, course),
      listClashes(db, [course]),
      findUndoable(app, 'course', staff, doneAt),
      findUndoable(app, 'signUp', staff, doneAt),
      isClosed(db, course.id),
    ],
  );
  prepareCompiler();
  const stage = courseStage(course, today(app));
  const { id, nameOfCourse, slug, date, dateTo, image, capacity, seatsTaken, seatsOffered, seatsRequested } = course;
  const named = participants.filter(({ name }) => name !== null).length;
  return {
    justDone: ofCourse ?? ofSignUp,
    undone,
    course: { id, nameOfCourse, slug, date, dateTo, image, capacity, seatsTaken, seatsOffered, seatsRequested },
    occupancy: { capacity, named, unnamed: seatsTaken - named, offered: seatsOffered },
    facts: [hoursOf(course), venueName(course), course.room, lecturer && lecturerLabel(lecturer), course.price],
    stage,
    isToClose: stage === 'over' && participants.length > 0 && !isDone,
    state: courseState(course),
    link: courseLink(app, args.url, course),
    clashes,
    participants,
    queue,
    emails,
    files,
    requiredFacts: form && requiredPersonFacts(form),
  };
}

/** One course: its participants, substitutes, emails, files and documents. */
export default function Occupancy({ loaderData }: Route.ComponentProps) {
  const { justDone, course, facts, state, stage, participants, queue, emails, files } = loaderData;
  return (
    <>
      <JustDoneNotices
        done={justDone}
        undoPath={
          justDone?.noun === 'course'
            ? courseList.below('spat')
            : signUpList.below('spat', {}, { obsadenost: course.id })
        }
        undone={loaderData.undone}
      />
      <PageHead
        parents={[{ title: 'Kurzy', to: '/dashboard' }]}
        sign={course.image}
        title={course.nameOfCourse}
        pageTitle={`${course.nameOfCourse} – obsadenosť`}
        note={
          <>
            <b>{formatCourseDays(course.date, course.dateTo)}</b>
            {facts.map((fact) => fact && ` · ${nonBreaking(fact)}`)} <StateBadge of="course" is={state} />
          </>
        }
      >
        {stage === 'open' && (
          <AddLink to={signUpList.below('nova', { courseId: course.id })}>Pridať prihlášku</AddLink>
        )}
        {loaderData.isToClose && (
          <ActButton label="Uzavrieť kurz" to={coursePagePath(course.id, 'uzavretie')} isMain />
        )}
        <ActButton label="Upraviť kurz" to={courseList.record(course.id)} keys="edit" />
        {participants.length + queue.length > 0 && (
          <ActButton label="Napísať e-mail" to={messagePath(course.id)} keys="write" />
        )}
        {stage === 'open' && (
          <Act label="Zrušiť kurz" to={coursePagePath(course.id, 'zrusenie')} keys="cancel" className="quiet del" />
        )}
      </PageHead>
      <ClashNotice
        title={loaderData.clashes.length === 1 ? 'Kolízia s iným kurzom' : 'Kolízie s inými kurzami'}
        clashes={loaderData.clashes}
      />
      <div className="duo">
        <SeatLine occupancy={loaderData.occupancy} />
        <div>
          <ParticipantsPanel
            courseId={course.id}
            participants={participants}
            requiredFacts={loaderData.requiredFacts}
            isOpen={stage === 'open'}
          />
          {queue.length > 0 && <QueuePanel queue={queue} />}
        </div>
        <div>
          <OnTheWebPanel {...loaderData} />
          <RecordEmailsPanel
            emails={emails.slice(0, LISTED_MAX)}
            path={({ id, signUpId }) => recordPath({ noun: 'signUp', id: signUpId }, `listy/${id}`)}
            aside={emails.length > LISTED_MAX && <AllAtSignUps courseId={course.id} />}
          />
          <FilesPanel
            files={files.slice(0, LISTED_MAX)}
            aside={files.length > LISTED_MAX && <AllAtSignUps courseId={course.id} />}
          />
          <CourseDocumentsPanel courseId={course.id} />
        </div>
      </div>
    </>
  );
}

/** The printable documents of a course and its exports. */
function CourseDocumentsPanel({ courseId }: { courseId: string }) {
  const documents: { to: string; label: string; kind: string; icon: IconName; keys?: string }[] = [
    {
      to: coursePagePath(courseId, 'listina.pdf'),
      label: 'Prezenčná listina',
      kind: 'PDF na tlač',
      icon: 'file',
      keys: 'download',
    },
    { to: attendancePath(courseId), label: 'Prítomnosť v\u00A0telefóne', kind: 'stránka', icon: 'right' },
    { to: coursePagePath(courseId, 'podklady'), label: 'Podklady na fakturáciu', kind: 'stránka', icon: 'right' },
    { to: coursePagePath(courseId, 'uzavretie'), label: 'Výsledky a\u00A0uzavretie', kind: 'stránka', icon: 'right' },
    { to: coursePagePath(courseId, 'doklady'), label: 'Doklady', kind: 'stránka', icon: 'right' },
    { to: coursePagePath(courseId, 'ucastnici.xlsx'), label: 'Účastníci', kind: 'XLSX', icon: 'down' },
    { to: coursePagePath(courseId, 'ucastnici.csv'), label: 'Účastníci', kind: 'CSV', icon: 'down' },
  ];
  return (
    <Panel title="Tlačivá a exporty">
      <ul className="files">
        {documents.map(({ to, label, kind, icon, keys }) => (
          <li key={to}>
            <a href={to} aria-keyshortcuts={keys}>
              <Icon name={icon} />
              <span>{label}</span>
              <span>{kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
