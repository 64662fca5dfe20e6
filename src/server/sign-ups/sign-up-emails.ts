import type { LinkedCourse } from '#domain/courses/course.ts';
import type { EmailKind } from '#domain/emails/email.ts';
import type { HoldReason } from '#domain/emails/held-email.ts';
import type { SignUp, SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import { UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { findSender, shownHtml, writeDocument } from '#server/emails/email-document.ts';
import { type DroppedEmail, dropUnsentEmails } from '#server/emails/email-withdrawal.ts';
import { enqueueEmail, enqueueEmails, type NewEmail } from '#server/emails/outbox.ts';
import type { ApplicantFacts, CourseFacts, StaffFacts } from '#server/emails/texts/email.ts';
import { createNamesLink } from './names-link.ts';

/** Leaves when what it tells of cannot be undone any more. */
export const UNDOABLE_EMAIL = { delaySeconds: UNDO_SECONDS_IN_ALL };

/** The email about a sign-up's place on its course, as it would leave now, for staff to read before they decide. */
export async function previewApplicantEmail(
  app: App,
  signUp: SignUp,
  course: LinkedCourse | undefined,
  origin: string,
) {
  const email = applicantEmail(signUp, course, namesPeople(signUp) ? CODE_IN_PREVIEW : undefined);
  const document = writeDocument(email, await findSender(app));
  return { subject: document.subject, html: shownHtml(document, origin) };
}

/**
 * The email that tells the applicant where their sign-up stands now; `course` is undefined once it was deleted. It
 * leaves by itself unless it is held; there is none where no e-mail is known.
 */
export async function enqueueApplicantEmail(
  change: Change,
  signUp: SignUp,
  course: LinkedCourse | undefined,
  when: Pick<NewEmail, 'heldBecause' | 'delaySeconds'> = {},
): Promise<void> {
  if (!signUp.email) return;
  const namesCode = namesPeople(signUp) ? await createNamesLink(change, signUp.id) : undefined;
  await enqueueEmail(change, {
    ...applicantEmail(signUp, course, namesCode),
    recipient: signUp.email,
    ...when,
  });
}

/**
 * Drops what these applicants were to be told of their places and was not sent yet, held or waiting: it no longer holds, and in an
 * outage of the mail server it could arrive after what holds now. To be called before the next email is written.
 */
export async function supersedeEmails(change: Change, signUpIds: string[]): Promise<void> {
  await dropUnsentEmails(change, { noun: 'signUp', ids: signUpIds }, TO_APPLICANTS);
}

/**
 * Drops the changes of their course that these applicants were to be told of and were not; a confirmation that waits leaves before the
 * next change, as emails leave in their order.
 */
export function supersedeChanges(change: Change, signUpIds: string[]): Promise<DroppedEmail[]> {
  return dropUnsentEmails(change, { noun: 'signUp', ids: signUpIds }, ['courseChanged']);
}

/** Drops what is held for staff's word of all that these applicants were to be told: „Poslať všetky“ must tell no untruth. */
export async function dropHeldEmails(change: Change, signUpIds: string[]): Promise<void> {
  await dropUnsentEmails(change, { noun: 'signUp', ids: signUpIds }, TO_APPLICANTS, ['held']);
}

/**
 * What a new sign-up brings about: the email to its applicant, and the one to staff with everything that was sent; each is
 * left out where nobody said where to.
 */
export async function enqueueFirstEmails(
  change: Change,
  signUp: SignUp,
  course: LinkedCourse,
  { files, heldBecause }: { files: StaffFacts['files']; heldBecause: HoldReason | null },
): Promise<void> {
  const sender = await findSender(change);
  const namesCode = namesPeople(signUp) ? await createNamesLink(change, signUp.id) : undefined;
  const toApplicant = { ...applicantEmail(signUp, course, namesCode), recipient: signUp.email, heldBecause };
  const { company } = sender;
  const toStaff = staffEmail(signUp, course, files, company.addresses.courses || company.email);
  await enqueueEmails(change, [toApplicant, toStaff], sender);
}

function staffEmail(
  signUp: SignUp,
  course: LinkedCourse,
  files: StaffFacts['files'],
  recipient: string,
): NewEmail<'staffNewSignUp'> {
  const seatsTaken = course.seatsTaken + (signUp.status === 'confirmed' ? signUp.seats : 0);
  return {
    kind: 'staffNewSignUp',
    recipient,
    about: { noun: 'signUp', id: signUp.id },
    facts: {
      signUp,
      course: { ...courseFacts(signUp, course), capacity: course.capacity, seatsTaken },
      files,
    },
  };
}

const APPLICANT_EMAILS = {
  confirmed: 'signUpConfirmed',
  waiting: 'signUpWaiting',
  cancelled: 'signUpCancelled',
} as const satisfies Record<SignUpStatus, EmailKind>;

const TO_APPLICANTS: EmailKind[] = [...Object.values(APPLICANT_EMAILS), 'courseChanged', 'courseCancelled'];

function applicantEmail(signUp: SignUp, course: LinkedCourse | undefined, namesCode: string | undefined) {
  const about = { noun: 'signUp', id: signUp.id } as const;
  return { kind: APPLICANT_EMAILS[signUp.status], about, facts: { ...applicantFacts(signUp, course), namesCode } };
}

/** Who comes themselves is named, and who waits may not come at all. */
export function namesPeople({ applicant, status }: SignUp): boolean {
  return applicant === 'company' && status === 'confirmed';
}

/** Leads nowhere: a link is made when the email is. */
export const CODE_IN_PREVIEW = 'ukazka';

/** What every email to an applicant says. */
export function applicantFacts(
  signUp: Pick<SignUp, 'id' | 'seats' | 'calendarSequence'> & SignedUpFor,
  course: LinkedCourse | undefined,
): ApplicantFacts {
  return {
    signUpId: signUp.id,
    seats: signUp.seats,
    calendarSequence: signUp.calendarSequence,
    course: courseFacts(signUp, course),
  };
}

type SignedUpFor = Pick<SignUp, 'courseName' | 'courseDate' | 'courseDateTo' | 'courseCity'>;

/** What emails say of the course: as the sign-up keeps it, with the rest from the course while there is one. */
function courseFacts(signUp: SignedUpFor, course: LinkedCourse | undefined): CourseFacts {
  return {
    nameOfCourse: signUp.courseName,
    date: signUp.courseDate,
    dateTo: signUp.courseDateTo,
    city: signUp.courseCity,
    slug: course?.slug ?? '',
    privateCode: course?.isPrivate ? course.linkCode : null,
    place: course?.place ?? '',
    price: course?.price ?? '',
    invitation: course?.invitation ?? '',
    image: course?.image ?? '',
  };
}
