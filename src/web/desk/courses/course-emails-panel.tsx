import { href } from 'react-router';
import type { CourseEmail } from '#domain/emails/course-email.ts';
import { RecordEmailsPanel } from '#web/desk/emails/record-emails-panel.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';

interface CourseEmailsPanelProps {
  courseId: string;
  emails: CourseEmail[];
  /** True when there are more than these. */
  hasMore: boolean;
}

/** The last emails about the sign-ups of a course. */
export function CourseEmailsPanel({ courseId, emails, hasMore }: CourseEmailsPanelProps) {
  return (
    <RecordEmailsPanel
      emails={emails}
      path={({ id, signUpId }) => href('/dashboard/prihlasky/:id/listy/:emailId', { id: signUpId, emailId: id })}
      timeTitle="Napísaný"
      time={({ createdAt }) => <Instant at={createdAt} />}
      aside={hasMore && <AllAtSignUps courseId={courseId} />}
    />
  );
}

/** Links to the sign-ups, where older emails are shown. */
export function AllAtSignUps({ courseId }: { courseId: string }) {
  return (
    <a className="arrow-link" href={signUpList.at({ courseId })}>
      Staršie sú pri prihláškach
    </a>
  );
}
