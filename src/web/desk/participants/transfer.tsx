import { data, href, redirect } from 'react-router';
import { hasStarted } from '#domain/courses/course.ts';
import { freeSeats } from '#domain/courses/seats.ts';
import { seatsShort } from '#domain/sign-ups/sign-up-moves.ts';
import { counted } from '#domain/slovak.ts';
import { instant, today } from '#server/clock.ts';
import { listChoosableCourses } from '#server/courses/course-list.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { transferParticipants } from '#server/sign-ups/sign-up-transfer.ts';
import { appOf } from '#web/context.ts';
import { courseTitle } from '#web/desk/sign-ups/course-options.ts';
import { Decision } from '#web/desk/sign-ups/decision.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { TransferTarget } from '#web/desk/sign-ups/transfer-target.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/transfer';
import { chosenAmong, chosenIds } from './chosen-participants.ts';
import { findWithParticipants } from './find-participants.ts';

const TITLE = 'Presunúť na iný termín';

export const meta = () => pageMeta({ title: TITLE, description: 'Účastníci prejdú na iný kurz' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const app = appOf(args.context);
  const { signUp, participants } = await findWithParticipants(args.context, args.params.id);
  const path = href('/dashboard/prihlasky/:id', { id: signUp.id });
  if (signUp.status === 'cancelled') throw redirect(path);
  const day = today(app);
  const target = await findCourse(app.db, args.url.searchParams.get('kurz') ?? '');
  const courses = target ? [] : await listChoosableCourses(app.db, day);
  const chosen = chosenAmong(participants, args.url);
  return {
    signUp,
    ids: chosen.map(({ id }) => id),
    seats: chosen.length || participants.length,
    target: target && { title: courseTitle(target), free: freeSeats(target) },
    courses: courses.filter((course) => course.id !== signUp.courseId && !hasStarted(course, day)),
    today: day,
    query: args.url.search,
  };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { id } = args.params;
  const { texts: form } = await readForm(args);
  const transfer = {
    courseId: args.url.searchParams.get('kurz') ?? '',
    participantIds: chosenIds(args.url),
    as: form.get('as') === 'waiting' ? ('waiting' as const) : ('confirmed' as const),
    sendEmail: form.has('sendEmail'),
  };
  const { result, at } = await appOf(args.context).change(staff, async (change) => ({
    result: await transferParticipants(change, id, transfer),
    at: instant(change),
  }));
  switch (result.outcome) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'no-seats':
      return data({ message: seatsShort(result) }, 409);
    case 'course-gone':
    case 'course-cancelled':
    case 'course-past':
      return data({ message: 'Na tento termín sa už presunúť nedá. Vyberte iný.' }, 409);
    case 'not-allowed':
      return redirect(href('/dashboard/prihlasky/:id', { id }), 303);
    case 'done':
      return redirect(signUpList.record(result.signUpId, {}, '', { kedy: at }), 303);
  }
}

/** First the choice of the target course, then the confirmation with the email. */
export default function Transfer({ loaderData, actionData }: Route.ComponentProps) {
  const { signUp, ids, seats, target, courses, today, query } = loaderData;
  if (!target) return <TransferTarget signUp={signUp} title={TITLE} ids={ids} courses={courses} today={today} />;
  const isShort = seats > target.free;
  const people = counted(seats, 'účastník', 'účastníci', 'účastníkov');
  return (
    <Decision
      signUp={signUp}
      title={TITLE}
      question={
        isShort
          ? `${seatsShort({ free: target.free, wanted: seats })} Môžete ich presunúť medzi náhradníkov: ${target.title}.`
          : `${people}: ${target.title}. Miesta na pôvodnom kurze sa uvoľnia.`
      }
      email={`presun${query}${isShort ? '&nahradnik' : ''}`}
      refusal={actionData?.message}
      button={
        isShort ? { label: 'Presunúť medzi náhradníkov', choice: { name: 'as', value: 'waiting' } } : { label: TITLE }
      }
    />
  );
}
