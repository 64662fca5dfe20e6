import { href } from 'react-router';
import { coursePagePath } from '#web/desk/courses/course-paths.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';

/** The form of a sign-up's payer; with `courseId` it leads back to what is to be handed over about that course. */
export function payerPath(signUpId: string, courseId?: string): string {
  return withCourse(href('/dashboard/prihlasky/:id/fakturacne-udaje', { id: signUpId }), courseId);
}

/** Asks the applicant for the payer by email. */
export function payerRequestPath(signUpId: string, courseId?: string): string {
  return withCourse(href('/dashboard/prihlasky/:id/vyziadanie-udajov', { id: signUpId }), courseId);
}

/** The page that both lead back to. */
export function pageAfterPayer({ params: { id }, url }: { params: { id: string }; url: URL }): string {
  const courseId = url.searchParams.get('podklady');
  return courseId ? coursePagePath(courseId, 'podklady') : signUpList.record(id);
}

function withCourse(path: string, courseId: string | undefined): string {
  return courseId ? `${path}?${new URLSearchParams({ podklady: courseId })}` : path;
}
