import { missingFacts } from '#domain/course-documents/missing-facts.ts';
import type { LinkedCourse } from '#domain/courses/course.ts';
import { hoursOf } from '#domain/courses/course-type.ts';
import { takenSeats } from '#domain/courses/seats.ts';
import { formatCourseDays } from '#domain/day.ts';
import { historyOf } from '#domain/events/history.ts';
import { PEOPLE_PER_PAGE } from '#domain/paging.ts';
import { currentParticipants, rosterOf } from '#domain/sign-ups/participant.ts';
import { applicantName, type SignUpRecord, type SignUpState, signUpState } from '#domain/sign-ups/sign-up.ts';
import { movesNow, type SeatObstacle, type SignUpMove, seatObstacle } from '#domain/sign-ups/sign-up-moves.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { App } from '#server/app.ts';
import { findApplicationForm, requiredPersonFacts } from '#server/application-forms/sign-up-form.ts';
import { findClientOfRecord } from '#server/clients/client-of-record.ts';
import { today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { listEvents } from '#server/events/events.ts';
import { findMovedNumbers, findPayer, findPayerRequests } from '#server/payers/payers.ts';
import { listQueueRows } from '#server/seat-offers/queue-rows.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { findSignUp, listSignUpFiles } from '#server/sign-ups/sign-ups.ts';
import { listSplitOff } from '#server/sign-ups/split-sign-up.ts';
import { findUndoable } from '#server/undo/undo.ts';
import { ClientOfRecordPanel } from '#web/desk/clients/client-of-record-panel.tsx';
import { messagePath, occupancyPath } from '#web/desk/courses/course-paths.ts';
import { EmailsPanel } from '#web/desk/emails/emails-panel.tsx';
import { Act, ActButton } from '#web/desk/kit/acts.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { readJustDone } from '#web/desk/kit/just-done.ts';
import { KEYS } from '#web/desk/kit/keys.ts';
import { More } from '#web/desk/kit/menu.tsx';
import { JustDoneNotices } from '#web/desk/kit/undo-notice.tsx';
import { PayerPanel } from '#web/desk/payers/payer-panel.tsx';
import { offerAction, QueuePanel } from '#web/desk/seat-offers/queue-panel.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/sign-up';
import { MessagePart, SentPanel } from './applicant-panels.tsx';
import { FilesPanel } from './files-panel.tsx';
import { ParticipantsPanel } from './participants-panel.tsx';
import { type SignUpStep, signUpList } from './sign-up-list.ts';
import { FilledFormPanel, LastNotification, SignUpHistory, signUpFacts } from './sign-up-panels.tsx';
import { signUpAgainPath } from './sign-up-paths.ts';
import { CancelSignUp } from './sign-up-rows.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const signUp = found(await findSignUp(db, args.params.id));
  const query = args.url.searchParams;
  const [page, clientOfRecord, justDone] = await Promise.all([
    readSignUpPage(app, signUp),
    findClientOfRecord(db, { noun: 'signUp', id: signUp.id }),
    findUndoable(app, 'signUp', staff, readJustDone(query).doneAt),
  ]);
  return { filter: signUpList.read(query), justDone, signUp, clientOfRecord, ...page };
}

/** One sign-up: the received data, never edited; its files and emails; the actions of staff. */
export default function SignUp({ loaderData }: Route.ComponentProps) {
  const { filter, justDone, signUp, participants, people, files, emails, course, history, moves, obstacle } =
    loaderData;
  const { queue, splitOff, clientOfRecord } = loaderData;
  const own = queue.find(({ id }) => id === signUp.id);
  const about = { noun: 'signUp', id: signUp.id } as const;
  const can = (move: SignUpMove) => moves.includes(move);
  const offering = own && can('offer') ? offerAction(own) : undefined;
  const isActive = signUp.status !== 'cancelled';
  const path = (step: SignUpStep) => signUpList.record(signUp.id, filter, step);
  return (
    <>
      <JustDoneNotices done={justDone} undoPath={signUpList.below('spat', filter)} />
      <PageHead
        parents={[{ title: 'Prihlášky', to: signUpList.at(filter) }]}
        title={applicantName(signUp)}
        pageTitle={`${applicantName(signUp)} – prihláška`}
        badge={<StateBadge of="signUp" is={signUpState(signUp)} />}
        note={<CourseAndArrival signUp={signUp} course={course} />}
        remark={obstacle && <Obstacle obstacle={obstacle} state={signUpState(signUp)} />}
      >
        {can('confirm') && <ActButton label="Potvrdiť prihlášku" to={path('potvrdenie')} keys="confirm" isMain />}
        {can('read') && <ActButton label="Prečítané" action={path('precitanie')} keys="confirm" isMain />}
        {can('restore') && <ActButton label="Vrátiť prihlášku" to={path('obnovenie')} keys="restore" isMain />}
        {isActive && <ActButton label="Presunúť" to={signUpList.record(signUp.id, {}, 'presun')} keys="transfer" />}
        {isActive && signUp.courseId && signUp.email && (
          <ActButton label="Napísať e-mail" to={messagePath(signUp.courseId, signUp.id)} keys="write" />
        )}
        {offering && <ActButton label={offering.label} to={path(offering.decision)} keys="offer" />}
        <More of="prihláška" isButton>
          <Act label="Prihlásiť znova" to={signUpAgainPath(signUp.id)} keys="copy" />
          {can('cancel') && <CancelSignUp id={signUp.id} filter={filter} />}
        </More>
      </PageHead>
      <div className="duo">
        <LastNotification signUp={signUp} course={course} />
        <div>
          <MessagePart applicant={signUp} />
          {own && <QueuePanel queue={queue} currentId={signUp.id} />}
          <ParticipantsPanel
            signUp={signUp}
            participants={participants}
            {...people}
            isOver={obstacle !== undefined}
          />
          <FilesPanel files={files} />
          <SignUpHistory signUp={signUp} history={history} why={own?.why} />
        </div>
        <div>
          <ClientOfRecordPanel clientOfRecord={clientOfRecord} about={about} />
          <PayerPanel {...loaderData} />
          <SentPanel applicant={signUp} facts={signUpFacts(signUp, splitOff)} />
          <FilledFormPanel {...loaderData} />
          <EmailsPanel emails={emails} about={about} />
        </div>
      </div>
    </>
  );
}

/** The course signed up for, current or as stored after its deletion, and when the sign-up came. */
function CourseAndArrival({ signUp, course }: { signUp: SignUpRecord; course: LinkedCourse | null }) {
  const name = nonBreaking(signUp.courseName);
  return (
    <>
      {course ? (
        <a href={occupancyPath(course.id)} aria-keyshortcuts={KEYS.occupancy}>
          {name}
        </a>
      ) : (
        `${name} (kurz bol zmazaný)`
      )}
      , {signUp.courseCity}, <b>{formatCourseDays(signUp.courseDate, signUp.courseDateTo)}</b>
      {course && [hoursOf(course), takenSeats(course)].map((fact) => fact && nonBreaking(`, ${fact}`))} · č.&nbsp;
      {signUp.number}, {signUp.channel === 'web' ? 'prijatá cez web' : 'zapísaná v\u00A0správe'}{' '}
      <Instant at={signUp.receivedAt} />
    </>
  );
}

/** Why one of the buttons is not shown. */
function Obstacle({ obstacle, state }: { obstacle: SeatObstacle; state: SignUpState }) {
  if (state === 'confirmed' || state === 'new') return null;
  const why = OBSTACLES[obstacle];
  return (
    <p className="whole-row">
      {state === 'cancelled'
        ? `${why}, prihlášku už nemožno vrátiť.`
        : `${why}, prihlášku už nemožno potvrdiť. Zrušiť ju môžete.`}
    </p>
  );
}

const OBSTACLES: Record<SeatObstacle, string> = {
  'course-gone': 'Kurz bol zmazaný',
  'course-cancelled': 'Kurz bol zrušený',
  'course-past': 'Kurz sa už začal',
};

/** Data of a sign-up's page besides the sign-up itself: people, files, emails, course, and the moves staff may make. */
async function readSignUpPage(app: App, signUp: SignUpRecord) {
  const { db } = app;
  const { id, courseId, status } = signUp;
  const about = { noun: 'signUp', id } as const;
  const [participants, files, emails, { course, form }, events, queue, splitOff, payer, moved, requests] =
    await Promise.all([
      listParticipants(db, id),
      listSignUpFiles(db, id),
      listEmails(db, about),
      courseAndForm(app, courseId),
      listEvents(db, about),
      status === 'waiting' && courseId ? listQueueRows(app, courseId) : [],
      listSplitOff(db, id),
      findPayer(db, signUp),
      findMovedNumbers(db, id),
      findPayerRequests(db, [id]),
    ]);
  const current = currentParticipants(participants, signUp);
  return {
    participants: participants.slice(0, PEOPLE_PER_PAGE),
    people: { total: participants.length, unnamed: rosterOf(current).unnamed },
    files,
    emails,
    course: course ?? null,
    form: form && { title: form.title, file: form.file },
    // a cancelled sign-up has no participants to ask for data
    missing: form && status !== 'cancelled' ? missingFacts(current, requiredPersonFacts(form)) : [],
    history: historyOf(events),
    moves: movesNow(signUp, today(app), course),
    obstacle: seatObstacle(signUp, today(app), course),
    queue,
    splitOff,
    payer,
    moved,
    payerRequest: requests.get(id),
  };
}

async function courseAndForm({ db }: App, courseId: string | null) {
  const course = courseId === null ? undefined : await findCourse(db, courseId);
  return { course, form: await findApplicationForm(db, course) };
}
