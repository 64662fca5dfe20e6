import { data, redirect } from 'react-router';
import { type CourseWithSeats, courseStage } from '#domain/courses/course.ts';
import { freeSeats } from '#domain/courses/seats.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { seatsShort } from '#domain/sign-ups/sign-up-moves.ts';
import { counted, countedParticipants } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { listChoosableCourses } from '#server/courses/course-list.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { transferParticipants } from '#server/sign-ups/sign-up-transfer.ts';
import { refuse } from '#web/desk/asked-act.ts';
import { Choices } from '#web/desk/kit/choices.tsx';
import { type Question, QuestionPage } from '#web/desk/kit/question.tsx';
import { FormButtons } from '#web/desk/kit/record-form.tsx';
import { courseOptions, courseTitle } from '#web/desk/sign-ups/course-options.ts';
import { aboutSignUp, SignUpHead } from '#web/desk/sign-ups/sign-up-head.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { emailChoice } from '#web/desk/sign-ups/sign-up-move.ts';
import { perform } from '#web/desk/staff-act.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { SelectField } from '#web/shared/select-field.tsx';
import type { Route } from './+types/transfer';
import { chosenAmong, chosenIds, findWithParticipants } from './find-participants.ts';

const TITLE = 'Presunúť na iný termín';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const { signUp, participants } = await findWithParticipants(db, args.params.id);
  if (signUp.status === 'cancelled') throw redirect(signUpList.record(signUp.id));
  const chosen = chosenAmong(participants, args.url);
  const target = await findCourse(db, args.url.searchParams.get('kurz') ?? '');
  if (target) {
    const seats = chosen.length || participants.length;
    return { question: askToTransfer(signUp, { seats, target, query: args.url.search }) };
  }
  const day = today(app);
  const courses = await listChoosableCourses(db, day);
  const targets = courses.filter((course) => course.id !== signUp.courseId && courseStage(course, day) === 'open');
  const { same = [], others = [] } = Object.groupBy(targets, ({ nameOfCourse }) =>
    nameOfCourse === signUp.courseName ? 'same' : 'others',
  );
  return {
    signUp,
    // all of them where none is chosen
    ids: chosen.map(({ id }) => id),
    firstId: same[0]?.id,
    // those of the same name first
    courses: [...courseOptions(same, day, 'Iné termíny tohto kurzu'), ...courseOptions(others, day)],
  };
}

interface TransferInQuestion {
  seats: number;
  target: CourseWithSeats;
  /** The query of the address, which says who is transferred and where. */
  query: string;
}

function askToTransfer(signUp: SignUp, { seats, target, query }: TransferInQuestion): Question {
  const asked = { ...aboutSignUp(signUp), title: TITLE };
  const short = { free: freeSeats(target), wanted: seats };
  if (short.wanted > short.free)
    return {
      ...asked,
      consequence: `${seatsShort(short)} Môžete ich presunúť medzi náhradníkov: ${courseTitle(target)}.`,
      email: emailChoice(signUp, `presun${query}&nahradnik`),
      button: { label: 'Presunúť medzi náhradníkov', choice: { name: 'as', value: 'waiting' } },
    };
  const people = countedParticipants(seats);
  return {
    ...asked,
    consequence: `${people}: ${courseTitle(target)}. Miesta na pôvodnom kurze sa uvoľnia.`,
    email: emailChoice(signUp, `presun${query}`),
  };
}

export async function action(args: Route.ActionArgs) {
  const { staff } = await requireStaff(args, 'office');
  const { id } = args.params;
  const { texts: form } = await readForm(args);
  const transfer = {
    courseId: args.url.searchParams.get('kurz') ?? '',
    participantIds: chosenIds(args.url),
    as: form.get('as') === 'waiting' ? ('waiting' as const) : ('confirmed' as const),
    sendEmail: form.has('sendEmail'),
  };
  return perform(
    args,
    staff,
    (change) => transferParticipants(change, id, transfer),
    (result, at) => {
      switch (result.outcome) {
        case 'not-found':
          throw data(null, { status: 404 });
        case 'no-seats':
          return refuse(seatsShort(result));
        case 'course-gone':
        case 'course-cancelled':
        case 'course-past':
          return refuse('Na tento termín sa už presunúť nedá. Vyberte iný.');
        case 'has-result':
          return refuse(
            'Kurz je uzavretý a kto na ňom bol, má tam výsledok. Presunúť sa dá len ten, kto neprišiel; ostatných zapíšte novou prihláškou.',
          );
        case 'not-allowed':
          return signUpList.record(id);
        case 'done':
          return signUpList.record(result.signUpId, {}, '', { kedy: at });
      }
    },
  );
}

/** First the choice of the target course, then the confirmation with the email. */
export default function Transfer({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.question) return <QuestionPage question={loaderData.question} refusal={actionData?.refusal} />;
  return <TransferTarget {...loaderData} refusal={actionData?.refusal} />;
}

type TransferTargetProps = Exclude<Route.ComponentProps['loaderData'], { question: Question }> & {
  /** Why the chosen course was refused, when it is not there any more. */
  refusal: string | undefined;
};

/** The courses people can be moved to. */
function TransferTarget({ signUp, ids, firstId, courses, refusal }: TransferTargetProps) {
  return (
    <>
      <SignUpHead signUp={signUp} title={TITLE} />
      <form method="get" className="panel decision">
        <div className="panel-body stack">
          <p>
            {ids.length > 0
              ? counted(ids.length, 'vybraný účastník', 'vybraní účastníci', 'vybraných účastníkov')
              : 'Všetci účastníci prihlášky'}
          </p>
          {ids.map((id) => (
            <input key={id} type="hidden" name="ucastnik" value={id} />
          ))}
          <SelectField name="kurz" label="Kam" required defaultValue={firstId ?? ''} error={refusal}>
            <option value="">Vyberte termín</option>
            <Choices choices={courses} />
          </SelectField>
          <FormButtons save="Pokračovať" back={signUpList.record(signUp.id)} backLabel="Späť na prihlášku" />
        </div>
      </form>
    </>
  );
}
