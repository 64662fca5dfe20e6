import type { SignUpStatus } from '#domain/sign-up.ts';
import { findCourse } from '#server/courses.ts';
import { previewApplicantLetter } from '#server/sign-up-letters.ts';
import { findSignUp } from '#server/sign-ups.ts';
import { appOf } from '../../context.ts';
import { letterAnswer } from '../../letter-answer.ts';
import { requireStaff } from '../../staff-guard.ts';
import type { Route } from './+types/sign-up-letter-preview';

/** What a decision would make of the sign-up, by the name its preview has in the address. */
const STATUSES = new Map<string, SignUpStatus>([
  ['potvrdenie', 'confirmed'],
  ['zrusenie', 'cancelled'],
  ['nahradnik', 'waiting'],
]);

/** The letter a decision would send, bare, for the frame on the decision's page. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const app = appOf(args.context);
  const signUp = await findSignUp(app.db, args.params.id);
  if (!signUp) return letterAnswer(undefined);
  const status = STATUSES.get(args.url.pathname.split('/').at(-1) ?? '');
  if (!status) return letterAnswer(undefined);
  const course = signUp.courseId ? await findCourse(app.db, signUp.courseId) : undefined;
  return letterAnswer((await previewApplicantLetter(app, { ...signUp, status }, course, args.url.origin)).html);
}
