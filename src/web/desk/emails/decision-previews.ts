import { courseSchema } from '#domain/courses/course-fields.ts';
import type { SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import type { App } from '#server/app.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { previewEmail } from '#server/emails/email-document.ts';
import { offerEmail } from '#server/seat-offers/make-offer.ts';
import { possibleOffer } from '#server/seat-offers/staff-offers.ts';
import { previewChangedEmail } from '#server/sign-ups/course-emails.ts';
import { participantsEmail } from '#server/sign-ups/participants-email.ts';
import { previewApplicantEmail } from '#server/sign-ups/sign-up-emails.ts';
import { transferEmail } from '#server/sign-ups/sign-up-transfer.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { chosenAmong, findWithParticipants } from '#web/desk/participants/find-participants.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/decision-previews';
import { emailResponse } from './email-response.ts';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** The email that a decision would send, as a bare document for the frame beside the question. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const { app } = await requireStaff(args, 'office');
    const html = await PREVIEWS[args.pattern]?.(app, args);
    return html === undefined ? next() : emailResponse(html);
  },
];

type Args = Parameters<Route.MiddlewareFunction>[0];

/** The email's HTML; undefined where there is nothing to decide. */
type Preview = (app: App, args: Args) => Promise<string | undefined>;

const PREVIEWS: Record<string, Preview> = {
  'dashboard/kurzy/:id/listy/zmena': courseChange,
  'dashboard/prihlasky/:id/listy/ponuka': seatOffer,
  'dashboard/prihlasky/:id/listy/potvrdenie': signUpAs('confirmed'),
  'dashboard/prihlasky/:id/listy/zrusenie': signUpAs('cancelled'),
  'dashboard/prihlasky/:id/listy/nahradnik': signUpAs('waiting'),
  'dashboard/prihlasky/:id/listy/ucastnici': withdrawal,
  'dashboard/prihlasky/:id/listy/presun': transfer,
};

async function courseChange(app: App, { params, url }: Args) {
  const course = await findCourse(app.db, String(params.id));
  const read = (name: string) => url.searchParams.get(name) ?? '';
  const changed = courseSchema.safeParse({
    ...course,
    nameOfCourse: read('nazov'),
    date: read('od'),
    dateTo: read('do'),
    hours: read('cas'),
    place: read('miesto'),
    city: read('mesto'),
  });
  if (!course || !changed.success) return undefined;
  const { nameOfCourse, date, dateTo, hours, place, city } = changed.data;
  const news = { nameOfCourse, date, dateTo, hours: hours ?? '', place, city };
  return previewChangedEmail(app, course, news, url.origin);
}

async function seatOffer(app: App, { params, url }: Args) {
  const { signUp, course } = await findWithCourse(app, params.id);
  if (!signUp || !course) return undefined;
  const possible = possibleOffer(app, signUp, course);
  return 'outcome' in possible ? undefined : previewEmail(app, offerEmail(signUp, course, possible), url.origin);
}

/** The email sent when the sign-up gets this status. */
function signUpAs(status: SignUpStatus): Preview {
  return async (app, { params, url }) => {
    const { signUp, course } = await findWithCourse(app, params.id);
    return signUp && (await previewApplicantEmail(app, { ...signUp, status }, course, url.origin)).html;
  };
}

async function findWithCourse({ db }: App, id = '') {
  const signUp = await findSignUp(db, id);
  return { signUp, course: signUp?.courseId ? await findCourse(db, signUp.courseId) : undefined };
}

/** The email sent when the chosen people are withdrawn. */
async function withdrawal(app: App, { params, url }: Args) {
  const { signUp, participants } = await findWithParticipants(app.db, String(params.id));
  const withdrawn = chosenAmong(participants, url);
  if (withdrawn.length === 0) return undefined;
  const course = signUp.courseId ? await findCourse(app.db, signUp.courseId) : undefined;
  const current = participants.filter((participant) => !withdrawn.includes(participant));
  return previewEmail(app, participantsEmail({ signUp, course, withdrawn, added: [], current }), url.origin);
}

/** The email sent when people are moved to another course. */
async function transfer(app: App, { params, url }: Args) {
  const { signUp, participants } = await findWithParticipants(app.db, String(params.id));
  const query = url.searchParams;
  const course = await findCourse(app.db, query.get('kurz') ?? '');
  if (!course) return undefined;
  const seats = chosenAmong(participants, url).length || participants.length;
  const as = query.has('nahradnik') ? 'waiting' : 'confirmed';
  return previewEmail(app, transferEmail({ ...signUp, status: as, seats }, course), url.origin);
}
