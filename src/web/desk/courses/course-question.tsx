import { countRecipients, recipientsPhrase } from '#domain/courses/course-change.ts';
import { CHOICE } from '#web/desk/kit/choice.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { SendEmailField } from '#web/desk/kit/send-email-field.tsx';
import { declaredAt } from '#web/desk/staff-act.ts';
import { Complaint, complaintAbout, InputField } from '#web/shared/field.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course-question';
import { coursePagePath } from './course-paths.ts';
import { COURSE_QUESTIONS } from './course-questions.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageMeta(loaderData.meta) : []);

export const loader = (args: Route.LoaderArgs) => declaredAt(args, COURSE_QUESTIONS).loader(args);

export const action = (args: Route.ActionArgs) => declaredAt(args, COURSE_QUESTIONS).action(args);

/** Asks before an act of `course-questions.ts`. */
export default function CourseQuestionPage({ loaderData: question, actionData }: Route.ComponentProps) {
  const { course, affected, chosen, isByCall } = question;
  if (course && isByCall) return <DeleteDialog courseId={course.id} question={question} />;
  return (
    <QuestionDialog question={question}>
      {chosen?.map((id) => (
        <input key={id} type="hidden" name={CHOICE} value={id} />
      ))}
      {course && affected && (
        <EmailFields
          courseId={course.id}
          recipients={recipientsPhrase(countRecipients(affected.lastNotified))}
          reason={actionData?.entered?.reason}
          complaint={complaintAbout('reason', actionData?.errors)}
        />
      )}
    </QuestionDialog>
  );
}

const PREVIEW = 'nahlad-e-mailu';

interface EmailFieldsProps {
  courseId: string;
  recipients: string | undefined;
  /** The reason as it was entered in a refused form, and what is wrong with it. */
  reason: string | undefined;
  complaint: string | undefined;
}

/** Whether the people of a course that ends get an email, its reason, and the email itself. */
function EmailFields({ courseId, recipients, reason, complaint }: EmailFieldsProps) {
  if (!recipients) return complaint && <Complaint>{complaint}</Complaint>;
  const emailPath = coursePagePath(courseId, 'listy/zrusenie');
  return (
    <>
      <SendEmailField label={`Poslať e-mail ${recipients}`} />
      <div className="stack">
        <InputField
          name="reason"
          label="Dôvod do e-mailu"
          hint="Nepovinné, jedna veta. Napríklad: Lektor ochorel."
          autoComplete="off"
          defaultValue={reason}
          error={complaint}
        />
        {/* opens in the frame below, without scripts too */}
        <Submit label={'Ukázať v\u00A0e-maile'} isLine isSmall formAction={emailPath} formTarget={PREVIEW} />
      </div>
      <iframe className="email-view" name={PREVIEW} src={emailPath} title="E-mail, ktorý odíde" sandbox="" />
    </>
  );
}
