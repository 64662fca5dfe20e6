import type { LinkedCourse } from '#domain/courses/course.ts';
import { hoursOf } from '#domain/courses/course-type.ts';
import type { EmailKind } from '#domain/emails/email.ts';
import type { HoldReason } from '#domain/emails/held-email.ts';
import { ownAddress, type Participant } from '#domain/sign-ups/participant.ts';
import type { SignedUpFor, SignUp, SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { findSender, shownHtml, writeDocument } from '#server/emails/email-document.ts';
import { type DroppedEmail, dropUnsentEmails } from '#server/emails/email-withdrawal.ts';
import { countTowardsQuota } from '#server/emails/mailboxes.ts';
import { enqueueEmail, enqueueEmails, type NewEmail } from '#server/emails/outbox.ts';
import {
  type ApplicantFacts,
  CODE_IN_PREVIEW,
  type CourseFacts,
  type EmailFacts,
  type StaffFacts,
} from '#server/emails/texts/email.ts';

/** The email about a sign-up's place on its course, as it would be sent now, for staff to read before they decide. */
export async function previewApplicantEmail(
  app: App,
  signUp: SignUp,
  course: LinkedCourse | undefined,
  origin: string,
) {
  const email = applicantEmail(signUp, course);
  const document = writeDocument(email, await findSender(app));
  return { subject: document.subject, html: shownHtml(document, origin) };
}

/**
 * The email about the present state of a sign-up to its applicant; `course` is undefined once it was deleted. It is
 * sent automatically unless it is held; there is none where no e-mail is known.
 */
export async function enqueueApplicantEmail(
  change: Change,
  signUp: SignUp,
  course: LinkedCourse | undefined,
  when: Pick<NewEmail, 'heldBecause' | 'waitsForUndo'> = {},
): Promise<void> {
  await enqueueEmail(change, { ...applicantEmail(signUp, course), ...when });
}

/**
 * Drops unsent emails, held or waiting, about these applicants' places: they are outdated, and after an outage of the
 * mail server they could be received after the current one. To be called before the next email is written.
 */
export async function supersedeEmails(change: Change, signUpIds: string[]): Promise<void> {
  await dropUnsentEmails(change, { noun: 'signUp', ids: signUpIds }, TO_APPLICANTS);
}

/**
 * Drops unsent emails to these applicants about changes of their course; a waiting confirmation is sent before the next
 * change, because emails are sent in order.
 */
export function supersedeChanges(change: Change, signUpIds: string[]): Promise<DroppedEmail[]> {
  return dropUnsentEmails(change, { noun: 'signUp', ids: signUpIds }, ['courseChanged']);
}

/** Drops emails to these applicants held for a staff decision, so that „Poslať všetky“ sends nothing untrue. */
export async function dropHeldEmails(change: Change, signUpIds: string[]): Promise<void> {
  await dropUnsentEmails(change, { noun: 'signUp', ids: signUpIds }, TO_APPLICANTS, { statuses: ['held'] });
}

/** The sign-ups for a course that were sent such an email since an instant: a job that failed half-way runs again. */
export async function listEmailed(db: Db, courseId: string, kind: EmailKind, since = ''): Promise<Set<string>> {
  const emails = await db
    .selectFrom('email')
    .innerJoin('signUp', 'signUp.id', 'aboutId')
    .select('aboutId')
    .where('kind', '=', kind)
    .where('aboutNoun', '=', 'signUp')
    .where('courseId', '=', courseId)
    .where('email.createdAt', '>=', since)
    .execute();
  return new Set(emails.map(({ aboutId }) => aboutId));
}

/**
 * Enqueues the emails of a new sign-up: one to its applicant, and one to staff with everything that was sent; each is
 * left out where no address is known.
 */
export async function enqueueFirstEmails(
  change: Change,
  signUp: SignUp,
  course: LinkedCourse,
  { files, heldBecause }: { files: StaffFacts['files']; heldBecause: HoldReason | null },
): Promise<void> {
  const sender = await findSender(change);
  const toApplicant = { ...applicantEmail(signUp, course), heldBecause };
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

const TO_APPLICANTS: EmailKind[] = [
  ...Object.values(APPLICANT_EMAILS),
  'courseChanged',
  'courseCancelled',
  'courseReminder',
];

function applicantEmail(signUp: SignUp, course: LinkedCourse | undefined) {
  const more = { namesPeople: signUp.applicant === 'company', paidSignUp: signUp };
  return emailToApplicant(APPLICANT_EMAILS[signUp.status], signUp, course, more);
}

/** The kinds of emails that say what every email to an applicant says. */
type ApplicantEmailKind = { [Kind in EmailKind]: EmailFacts[Kind] extends ApplicantFacts ? Kind : never }[EmailKind];

/** An email to the applicant of a sign-up; `more` is what its kind says besides. */
export function emailToApplicant<Kind extends ApplicantEmailKind>(
  kind: Kind,
  signUp: SignUpFacts & Pick<SignUp, 'email'>,
  course: LinkedCourse | undefined,
  more: Partial<ApplicantFacts> & Omit<EmailFacts[Kind], keyof ApplicantFacts>,
) {
  const facts = { ...applicantFacts(signUp, course), ...more };
  return { kind, about: { noun: 'signUp', id: signUp.id }, recipient: signUp.email, facts } as const;
}

/**
 * An email to the applicant of a sign-up, and one without facts about the others to each address that its people have of
 * their own; `ownFacts` is what theirs says instead.
 */
export async function emailsToPeople<Kind extends ApplicantEmailKind>(
  change: Change,
  toApplicant: NewEmail<Kind>,
  people: readonly Participant[],
  ownFacts: Partial<EmailFacts[Kind]>,
): Promise<NewEmail<Kind>[]> {
  const { recipient: applicants } = toApplicant;
  const addresses = people.map((person) => ownAddress(person, applicants)).filter(Boolean);
  const recipients = new Map(addresses.map((address) => [address.toLowerCase(), address])).values();
  const emails = applicants ? [toApplicant] : [];
  for (const recipient of recipients)
    emails.push({
      ...toApplicant,
      recipient,
      // the link is the applicant's
      facts: { ...toApplicant.facts, linkCode: undefined, seats: 1, ...ownFacts },
      // a visitor with the company's link may have typed any address
      heldBecause: await countTowardsQuota(change, recipient),
    });
  return emails;
}

/** The fields of a sign-up that emails to its applicant need. */
export type SignUpFacts = Pick<SignUp, 'id' | 'seats' | 'calendarSequence'> & SignedUpFor;

/** What every email to an applicant says; its link is created when the email is stored. */
export function applicantFacts(signUp: SignUpFacts, course: LinkedCourse | undefined): ApplicantFacts {
  return {
    signUpId: signUp.id,
    linkCode: CODE_IN_PREVIEW,
    seats: signUp.seats,
    calendarSequence: signUp.calendarSequence,
    course: courseFacts(signUp, course),
  };
}

/** The course facts for emails: as the sign-up stores them, and the rest from the course while it exists. */
function courseFacts(signUp: SignedUpFor, course: LinkedCourse | undefined): CourseFacts {
  return {
    nameOfCourse: signUp.courseName,
    date: signUp.courseDate,
    dateTo: signUp.courseDateTo,
    city: signUp.courseCity,
    hours: course ? hoursOf(course) : '',
    slug: course?.slug ?? '',
    privateCode: course?.isPrivate ? course.linkCode : null,
    place: course?.place ?? '',
    price: course?.price ?? '',
    invitation: course?.invitation ?? '',
    image: course?.image ?? '',
  };
}
