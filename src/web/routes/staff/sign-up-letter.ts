import type { SignUpStatus } from '#domain/sign-up.ts';
import { findCourse } from '#server/courses.ts';
import { findLetter } from '#server/outbox.ts';
import { previewApplicantLetter } from '#server/sign-up-letters.ts';
import { findSignUp } from '#server/sign-ups.ts';
import { appOf } from '../../context.ts';
import { letterAnswer } from '../../letter-answer.ts';
import { requireStaff } from '../../staff-guard.ts';
import type { Route } from './+types/sign-up-letter';

/** What a decision would make of the sign-up, by the name its preview has in the address. */
const PREVIEWS = new Map<string, SignUpStatus>([
  ['potvrdenie', 'confirmed'],
  ['zrusenie', 'cancelled'],
  ['nahradnik', 'waiting'],
]);

/** A letter as its reader sees it: one from the outbox, or the one a decision would send. Shown in a frame. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return letterAnswer(await findHtml(args));
}

async function findHtml({ context, params, url }: Route.LoaderArgs): Promise<string | undefined> {
  const app = appOf(context);
  const status = PREVIEWS.get(params.letterId);
  if (!status) return (await findLetter(app, { signUpId: params.id }, params.letterId, url.origin))?.html;
  const signUp = await findSignUp(app.db, params.id);
  if (!signUp) return undefined;
  const course = signUp.courseId ? await findCourse(app.db, signUp.courseId) : undefined;
  return (await previewApplicantLetter(app, { ...signUp, status }, course, url.origin)).html;
}
