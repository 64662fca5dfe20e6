import { data } from 'react-router';
import type { SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import { findCourse } from '#server/courses/courses.ts';
import { previewApplicantLetter } from '#server/sign-ups/sign-up-letters.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { appOf } from '#web/context.ts';
import { letterAnswer } from '#web/routes/staff/letters/letter-answer.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/sign-up-letter-preview';

/** What a decision would make of the sign-up, by the name its preview has in the address. */
const STATUSES = new Map<string, SignUpStatus>([
  ['potvrdenie', 'confirmed'],
  ['zrusenie', 'cancelled'],
  ['nahradnik', 'waiting'],
]);

/** The letter a decision would send, bare, for the frame on the decision's page. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args);
    const app = appOf(args.context);
    const signUp = await findSignUp(app.db, args.params.id);
    const status = STATUSES.get(args.url.pathname.split('/').at(-1) ?? '');
    if (!signUp || !status) return next();
    const course = signUp.courseId ? await findCourse(app.db, signUp.courseId) : undefined;
    return letterAnswer((await previewApplicantLetter(app, { ...signUp, status }, course, args.url.origin)).html);
  },
];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  throw data(null, { status: 404 });
}

/** Never shown; it makes an unknown sign-up’s answer a page of the desk. */
export default function SignUpLetterPreview() {
  return null;
}
