import type { RouterContextProvider } from 'react-router';
import type { SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { previewApplicantEmail } from '#server/sign-ups/sign-up-emails.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { appOf } from '#web/context.ts';
import { emailResponse } from '#web/routes/staff/emails/email-response.ts';

interface PreviewRequest {
  context: Readonly<RouterContextProvider>;
  params: { id: string };
  url: URL;
}

/** The email sent when the sign-up gets this status, as a bare document for the frame on the decision's page. */
export async function previewEmail(args: PreviewRequest, status: SignUpStatus): Promise<Response | undefined> {
  const app = appOf(args.context);
  const signUp = await findSignUp(app.db, args.params.id);
  if (!signUp) return undefined;
  const course = signUp.courseId ? await findCourse(app.db, signUp.courseId) : undefined;
  return emailResponse((await previewApplicantEmail(app, { ...signUp, status }, course, args.url.origin)).html);
}
