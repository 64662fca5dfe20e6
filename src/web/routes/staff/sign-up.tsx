import { data } from 'react-router';
import { allowsMove, applicantName, signUpState } from '#domain/sign-up.ts';
import { findCourse } from '#server/courses.ts';
import { listLetters } from '#server/outbox.ts';
import { findSignUp, listSignUpFiles } from '#server/sign-ups.ts';
import { appOf } from '../../context.ts';
import { requireStaff } from '../../staff-guard.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Instant } from '../../ui/instant.tsx';
import { LettersPanel } from '../../ui/letter-desk/letters-panel.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { FilesPanel, SentPanel } from '../../ui/sign-up-desk/main-panels.tsx';
import { ConsentPanel, CoursePanel, HistoryPanel } from '../../ui/sign-up-desk/side-panels.tsx';
import { StateBadge } from '../../ui/sign-up-desk/state-badge.tsx';
import type { Route } from './+types/sign-up';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData ? `${applicantName(loaderData.signUp)} – prihláška` : 'Prihláška',
    description: 'Prihláška na kurz',
  });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const { db } = appOf(args.context);
  const signUp = await findSignUp(db, args.params.id);
  if (!signUp) throw data(null, { status: 404 });
  const [files, letters, course] = await Promise.all([
    listSignUpFiles(db, signUp.id),
    listLetters(db, { signUpId: signUp.id }),
    signUp.courseId ? findCourse(db, signUp.courseId) : undefined,
  ]);
  return { signUp, files, letters, course: course ?? null };
}

/** One sign-up: what came in, never edited; its files and letters; what staff may do with it. */
export default function SignUp({ loaderData: { signUp, files, letters, course } }: Route.ComponentProps) {
  const path = `/dashboard/prihlasky/${signUp.id}`;
  return (
    <>
      <div className="desk-head">
        <Breadcrumb steps={[{ title: 'Prihlášky', to: '/dashboard/prihlasky' }, { title: applicantName(signUp) }]} />
        <div>
          <h1>
            {applicantName(signUp)} <StateBadge state={signUpState(signUp)} />
          </h1>
          <p className="num">
            Prijatá <Instant at={signUp.receivedAt} /> cez web
          </p>
        </div>
        <div className="btns">
          {allowsMove(signUp, 'cancel') && (
            <a className="btn btn--line" href={`${path}/zrusenie`}>
              Zrušiť
            </a>
          )}
          {allowsMove(signUp, 'confirm') && (
            <a className="btn" href={`${path}/potvrdenie`}>
              Potvrdiť
            </a>
          )}
        </div>
      </div>
      <div className="duo">
        <div>
          <SentPanel signUp={signUp} />
          <FilesPanel files={files} path={path} />
          <LettersPanel letters={letters} path={path} />
        </div>
        <div>
          <CoursePanel signUp={signUp} course={course} />
          <HistoryPanel signUp={signUp} />
          <ConsentPanel signUp={signUp} />
        </div>
      </div>
    </>
  );
}
