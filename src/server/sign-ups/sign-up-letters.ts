import type { LinkedCourse } from '#domain/courses/course.ts';
import type { HoldReason } from '#domain/letters/held-letter.ts';
import type { LetterKind } from '#domain/letters/letter.ts';
import type { SignUp, SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import { UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { findSender, shownHtml, writeDocument } from '#server/letters/letter-document.ts';
import { type DroppedLetter, dropUnsentLetters } from '#server/letters/letter-withdrawal.ts';
import { enqueueLetter, enqueueLetters, type NewLetter } from '#server/letters/outbox.ts';
import type { ApplicantFacts, CourseFacts, StaffFacts } from '#server/letters/texts/letter.ts';
import { createNamesLink } from './names-link.ts';

/** Leaves when what it tells of cannot be undone any more. */
export const UNDOABLE_LETTER = { delaySeconds: UNDO_SECONDS_IN_ALL };

/** The letter about a sign-up's place on its course, as it would leave now, for staff to read before they decide. */
export async function previewApplicantLetter(
  app: App,
  signUp: SignUp,
  course: LinkedCourse | undefined,
  origin: string,
) {
  const letter = applicantLetter(signUp, course, namesPeople(signUp) ? CODE_IN_PREVIEW : undefined);
  const document = writeDocument(letter, await findSender(app));
  return { subject: document.subject, html: shownHtml(document, origin) };
}

/**
 * The letter that tells the applicant where their sign-up stands now; `course` is undefined once it was deleted. It
 * leaves by itself unless it is held; there is none where no e-mail is known.
 */
export async function enqueueApplicantLetter(
  change: Change,
  signUp: SignUp,
  course: LinkedCourse | undefined,
  when: Pick<NewLetter, 'heldBecause' | 'delaySeconds'> = {},
): Promise<void> {
  if (!signUp.email) return;
  const namesCode = namesPeople(signUp) ? await createNamesLink(change, signUp.id) : undefined;
  await enqueueLetter(change, {
    ...applicantLetter(signUp, course, namesCode),
    recipient: signUp.email,
    ...when,
  });
}

/**
 * Drops what these applicants were to be told of their places and was not sent yet, held or waiting: it no longer holds, and in an
 * outage of the mail server it could arrive after what holds now. To be called before the next letter is written.
 */
export async function supersedeLetters(change: Change, signUpIds: string[]): Promise<void> {
  await dropUnsentLetters(change, { noun: 'signUp', ids: signUpIds }, TO_APPLICANTS);
}

/**
 * Drops the changes of their course that these applicants were to be told of and were not; a confirmation that waits leaves before the
 * next change, as letters leave in their order.
 */
export function supersedeChanges(change: Change, signUpIds: string[]): Promise<DroppedLetter[]> {
  return dropUnsentLetters(change, { noun: 'signUp', ids: signUpIds }, ['courseChanged']);
}

/** Drops what is held for staff's word of all that these applicants were to be told: „Poslať všetky“ must tell no untruth. */
export async function dropHeldLetters(change: Change, signUpIds: string[]): Promise<void> {
  await dropUnsentLetters(change, { noun: 'signUp', ids: signUpIds }, TO_APPLICANTS, ['held']);
}

/**
 * What a new sign-up brings about: the letter to its applicant, and the one to staff with everything that was sent; each is
 * left out where nobody said where to.
 */
export async function enqueueFirstLetters(
  change: Change,
  signUp: SignUp,
  course: LinkedCourse,
  { files, heldBecause }: { files: StaffFacts['files']; heldBecause: HoldReason | null },
): Promise<void> {
  const sender = await findSender(change);
  const namesCode = namesPeople(signUp) ? await createNamesLink(change, signUp.id) : undefined;
  const toApplicant = { ...applicantLetter(signUp, course, namesCode), recipient: signUp.email, heldBecause };
  const { company } = sender;
  const toStaff = staffLetter(signUp, course, files, company.addresses.courses || company.email);
  await enqueueLetters(change, [toApplicant, toStaff], sender);
}

function staffLetter(
  signUp: SignUp,
  course: LinkedCourse,
  files: StaffFacts['files'],
  recipient: string,
): NewLetter<'staffNewSignUp'> {
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

const APPLICANT_LETTERS = {
  confirmed: 'signUpConfirmed',
  waiting: 'signUpWaiting',
  cancelled: 'signUpCancelled',
} as const satisfies Record<SignUpStatus, LetterKind>;

const TO_APPLICANTS: LetterKind[] = [...Object.values(APPLICANT_LETTERS), 'courseChanged', 'courseCancelled'];

function applicantLetter(signUp: SignUp, course: LinkedCourse | undefined, namesCode: string | undefined) {
  const about = { noun: 'signUp', id: signUp.id } as const;
  return { kind: APPLICANT_LETTERS[signUp.status], about, facts: { ...applicantFacts(signUp, course), namesCode } };
}

/** Who comes themselves is named, and who waits may not come at all. */
export function namesPeople({ applicant, status }: SignUp): boolean {
  return applicant === 'company' && status === 'confirmed';
}

/** Leads nowhere: a link is made when the letter is. */
export const CODE_IN_PREVIEW = 'ukazka';

/** What every letter to an applicant says. */
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

/** What letters say of the course: as the sign-up keeps it, with the rest from the course while there is one. */
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
