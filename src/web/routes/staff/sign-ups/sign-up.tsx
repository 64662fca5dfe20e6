import { data } from 'react-router';
import { historyOf } from '#domain/events/history.ts';
import { rosterOf } from '#domain/sign-ups/participant.ts';
import { applicantName, type SignUpState, signUpState } from '#domain/sign-ups/sign-up.ts';
import { movesNow, type SeatObstacle, seatObstacle } from '#domain/sign-ups/sign-up-moves.ts';
import { today } from '#server/clock.ts';
import { findCourse } from '#server/courses/courses.ts';
import { listEvents } from '#server/events/events.ts';
import { listLetters } from '#server/letters/outbox.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { findSignUp, listSignUpFiles } from '#server/sign-ups/sign-ups.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { Instant } from '#web/ui/desk/instant.tsx';
import { LettersPanel } from '#web/ui/desk/letters/letters-panel.tsx';
import { FilesPanel, ParticipantsPanel, SentPanel } from '#web/ui/desk/sign-ups/main-panels.tsx';
import { ConsentPanel, CoursePanel, SignUpHistory } from '#web/ui/desk/sign-ups/side-panels.tsx';
import { readSignUpFilter, signUpPath, signUpsPath } from '#web/ui/desk/sign-ups/sign-up-filter.ts';
import { StateBadge } from '#web/ui/desk/sign-ups/state-badge.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { Breadcrumb } from '#web/ui/site/breadcrumb.tsx';
import type { Route } from './+types/sign-up';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData ? `${applicantName(loaderData.signUp)} – prihláška` : 'Prihláška',
    description: 'Prihláška na kurz',
  });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const app = appOf(args.context);
  const { db } = app;
  const signUp = await findSignUp(db, args.params.id);
  if (!signUp) throw data(null, { status: 404 });
  const [participants, files, letters, course, events] = await Promise.all([
    listParticipants(db, signUp.id),
    listSignUpFiles(db, signUp.id),
    listLetters(db, { noun: 'signUp', id: signUp.id }),
    signUp.courseId ? findCourse(db, signUp.courseId) : undefined,
    listEvents(db, { noun: 'signUp', id: signUp.id }),
  ]);
  return {
    filter: readSignUpFilter(args.url.searchParams),
    signUp,
    roster: rosterOf(participants),
    files,
    letters,
    course: course ?? null,
    history: historyOf(events),
    moves: movesNow(signUp, today(app), course),
    obstacle: seatObstacle(signUp, today(app), course),
  };
}

/** One sign-up: what came in, never edited; its files and letters; what staff may do with it. */
export default function SignUp({ loaderData }: Route.ComponentProps) {
  const { filter, signUp, roster, files, letters, course, history, moves, obstacle } = loaderData;
  const path = `/dashboard/prihlasky/${signUp.id}`;
  return (
    <>
      <div className="desk-head">
        <Breadcrumb steps={[{ title: 'Prihlášky', to: signUpsPath(filter) }, { title: applicantName(signUp) }]} />
        <div>
          <h1>
            {applicantName(signUp)} <StateBadge state={signUpState(signUp)} />
          </h1>
          <p className="num">
            Prijatá <Instant at={signUp.receivedAt} /> cez web
          </p>
        </div>
        <div className="btns">
          {moves.includes('cancel') && (
            <a className="btn btn--line" href={signUpPath(signUp.id, filter, 'zrusenie')}>
              Zrušiť prihlášku
            </a>
          )}
          {moves.includes('confirm') && (
            <a className="btn" href={signUpPath(signUp.id, filter, 'potvrdenie')}>
              Potvrdiť prihlášku
            </a>
          )}
          {moves.includes('restore') && (
            <a className="btn" href={signUpPath(signUp.id, filter, 'obnovenie')}>
              Vrátiť prihlášku
            </a>
          )}
        </div>
        {obstacle && <Obstacle obstacle={obstacle} state={signUpState(signUp)} />}
      </div>
      <div className="duo">
        <div>
          <SentPanel signUp={signUp} />
          <ParticipantsPanel {...roster} />
          <FilesPanel files={files} path={path} />
          <LettersPanel letters={letters} path={path} />
        </div>
        <div>
          <CoursePanel signUp={signUp} course={course} />
          <SignUpHistory signUp={signUp} history={history} />
          <ConsentPanel signUp={signUp} />
        </div>
      </div>
    </>
  );
}

/** Why one of the buttons is missing. */
function Obstacle({ obstacle, state }: { obstacle: SeatObstacle; state: SignUpState }) {
  if (state === 'confirmed') return null;
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
