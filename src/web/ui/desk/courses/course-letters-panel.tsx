import type { CourseLetter } from '#domain/letters/course-letter.ts';
import { Instant } from '#web/ui/desk/instant.tsx';
import { LettersInPanel } from '#web/ui/desk/letters/letters-in-panel.tsx';
import { signUpsPath } from '#web/ui/desk/sign-ups/sign-up-filter.ts';

interface CourseLettersPanelProps {
  courseId: string;
  letters: CourseLetter[];
  /** There are more than these. */
  hasMore: boolean;
}

/** The last letters about the sign-ups of a course. */
export function CourseLettersPanel({ courseId, letters, hasMore }: CourseLettersPanelProps) {
  return (
    <LettersInPanel
      letters={letters}
      path={({ id, signUpId }) => `/dashboard/prihlasky/${signUpId}/listy/${id}`}
      timeTitle="Napísaný"
      time={({ createdAt }) => <Instant at={createdAt} />}
      aside={hasMore && <AllAtSignUps courseId={courseId} />}
    />
  );
}

/** Older ones stand with what they are about. */
export function AllAtSignUps({ courseId }: { courseId: string }) {
  return (
    <a className="arrow-link" href={signUpsPath({ courseId, page: 1 })}>
      Staršie sú pri prihláškach
    </a>
  );
}
