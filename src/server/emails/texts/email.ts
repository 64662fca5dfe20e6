import type { Company } from '#domain/company/company.ts';
import type { ContactReplyFields } from '#domain/contact-requests/contact-reply-fields.ts';
import type { SentContactRequest } from '#domain/contact-requests/contact-request.ts';
import type { Course } from '#domain/courses/course.ts';
import type { NextDate } from '#domain/courses/course-list.ts';
import type { StatedCourse } from '#domain/courses/lecturer-invitation.ts';
import type { EmailKind, Mailbox } from '#domain/emails/email.ts';
import type { Renewal } from '#domain/issued-documents/issued-document.ts';
import type { PaidSignUp } from '#domain/payments/payment.ts';
import type { Roster } from '#domain/sign-ups/participant.ts';
import type { ActiveStatus, NotifiedCourse, SignUp } from '#domain/sign-ups/sign-up.ts';
import type { StaffRole } from '#domain/staff/staff.ts';
import type { WaitlistEntry } from '#domain/waitlist/waitlist-entry.ts';

/** A course as an email shows it; fields are empty where the course is deleted or staff omitted them. */
export interface CourseFacts extends NotifiedCourse, Pick<Course, 'slug' | 'price' | 'invitation' | 'image'> {
  /** The code in the link to a private course; other courses have none. */
  privateCode?: string | null;
}

/** In a preview; an email gets a code of its own when it is stored. */
export const CODE_IN_PREVIEW = 'ukazka';

export interface ApplicantFacts {
  signUpId: string;
  seats: number;
  /** The version of the calendar event; needed only by an email with an event. */
  calendarSequence?: number;
  /** The code of the link to the sign-up; undefined in an email to another of its people. */
  linkCode: string | undefined;
  /** The applicant is a company, which names its people. */
  namesPeople?: boolean;
  /** Needed only by an email that says how to pay. */
  paidSignUp?: PaidSignUp;
  course: CourseFacts;
}

/** The people who come now, and those withdrawn or added. A name that an unauthenticated visitor typed is left out. */
interface ParticipantsFacts extends ApplicantFacts {
  withdrawn: Roster;
  added: string[];
  current: Roster;
}

interface SeatOfferFacts extends ApplicantFacts {
  /** How many seats the sign-up waits for; `seats` is how many it is offered. */
  wanted: number;
  /** Whether the offer is of a new requested date rather than of freed seats. */
  isRequestedDate: boolean;
  /** ISO, UTC. */
  validUntil: string;
}

/** A changed course on which the applicant has a seat or waits for one. */
export interface ChangedCourseFacts extends ApplicantFacts {
  status: ActiveStatus;
  /** What the applicant was last notified of about the course; empty where that is not known. */
  was: NotifiedCourse;
}

interface CancelledCourseFacts extends ApplicantFacts {
  /** A sentence by staff; empty where they gave no reason. */
  reason: string;
  nextDates: NextDate[];
}

export interface StaffFacts {
  signUp: SignUp;
  course: CourseFacts & { capacity: number; seatsTaken: number };
  /** Emails written before files were linked have no ids. */
  files: { id?: string; name: string; sizeBytes: number }[];
}

interface StaffWaitlistFacts {
  entry: WaitlistEntry;
  typeName: string;
  /** How many seats are requested in all, including this entry. */
  requestedSeats: number;
}

export interface LecturerInvitationFacts {
  courseId: string;
  /** The version of the calendar event. */
  sequence: number;
  lecturer: { name: string; email: string };
  course: StatedCourse;
  /** What was last stated to the lecturer; undefined in the first invitation to the course. */
  was: StatedCourse | undefined;
  seatsTaken: number;
  state: 'teaching' | 'taken-off' | 'not-held';
}

interface StaffInvitationFacts {
  email: string;
  role: StaffRole;
  /** True for somebody who has lost their password or telephone, not for a newcomer. */
  isReset: boolean;
  /** Undefined for the first Správca. */
  invitedBy: { name: string; email: string } | undefined;
  /** For local accounts: the code that creates one, and until when it is valid. */
  link: { code: string; until: string } | undefined;
}

/** The facts that each kind of email is written from. */
export interface EmailFacts {
  signUpConfirmed: ApplicantFacts;
  signUpWaiting: ApplicantFacts;
  signUpCancelled: ApplicantFacts;
  participantsChanged: ParticipantsFacts;
  namesRequested: ApplicantFacts & { unnamed: number };
  payerRequested: ApplicantFacts;
  birthDatesRequested: ApplicantFacts & { missing: number };
  seatOffered: SeatOfferFacts;
  courseReminder: ApplicantFacts & { unnamed: number };
  feedbackRequested: ApplicantFacts;
  courseChanged: ChangedCourseFacts;
  signUpMoved: ChangedCourseFacts;
  courseCancelled: CancelledCourseFacts;
  /** Written by staff, with its fields filled in. */
  courseMessage: ApplicantFacts & { title: string; paragraphs: string[] };
  /** `revoked` are the numbers of those that the same people had before. */
  documentsIssued: ApplicantFacts & { documents: { title: string; number: string }[]; revoked: string[] };
  renewalReminder: ApplicantFacts & { holders: string[]; renewal: Renewal; nextDates: NextDate[] };
  staffNewSignUp: StaffFacts;
  waitlistJoined: Pick<WaitlistEntry, 'city' | 'seats'> & { typeName: string };
  staffNewWaitlistEntry: StaffWaitlistFacts;
  contactReceived: object;
  /** The answer of staff and the message it answers. */
  contactReply: ContactReplyFields & Pick<SentContactRequest, 'message'>;
  staffNewContact: { request: SentContactRequest };
  lecturerInvitation: LecturerInvitationFacts;
  staffInvitation: StaffInvitationFacts;
  /** Eight digits. */
  passwordResetCode: { code: string };
  passwordChanged: object;
  backupTrouble: TroubleFacts;
  damagedFiles: TroubleFacts;
  systemTrouble: TroubleFacts;
}

/** How each kind of email is written from its facts. */
export type Templates = {
  [Kind in EmailKind]: {
    /** Where it is not the title of the kind, with the course that the email is about. */
    subject?(facts: EmailFacts[Kind]): string;
    email(facts: EmailFacts[Kind], sender: Sender): Email;
    /** Where it is not the company: in emails to staff, the customer or the inviter. */
    replyTo?(facts: EmailFacts[Kind]): Mailbox | undefined;
  };
};

/** What is wrong, in sentences for the admins. */
export interface TroubleFacts {
  sentences: string[];
}

/** The sending company, and the site's own origin without a trailing slash. */
export interface Sender {
  company: Company;
  siteUrl: string;
}

/** A fact on the tag; `was` is the old value, where it has changed. */
export interface TagRow {
  label: string;
  value: string;
  was?: string;
}

/** One email, from which both HTML and plain text are made. A paragraph, a fact or a quotation that is empty is left out. */
export interface Email {
  /** Never repeats the subject; shown by mail programs beside it. */
  preheader: string;
  heading: string;
  /** Line breaks within a paragraph are kept. */
  paragraphs: string[];
  /** The course as an inspection tag: emails to applicants only. */
  tag?: { image: string; title: string; months: number[]; rows: TagRow[] };
  /** Plain facts: emails to staff. */
  facts?: { label: string; value: string }[];
  /** Quoted texts or lists, with their line breaks. */
  quotes?: { title: string; text: string }[];
  /** Links; one without an address is shown as text. */
  links?: { title: string; items: { label: string; url: string | undefined }[] };
  /** The first is the green button, the second an outlined one. */
  buttons: { label: string; url: string }[];
  /** Blue box: what must be done. Yellow box: a deadline. */
  box?: { isDeadline?: true; title: string; text: string; link?: { label: string; url: string } | undefined };
  /** How to pay: a text, the picture of a QR code as a data URL, and the same facts. */
  payment?: { title: string; text: string; qrUrl: string; facts: { label: string; value: string }[] };
  small?: string;
  /** Why the recipient gets this email, in the footer. */
  reason: string;
  /** An iCalendar file for the recipient's calendar. */
  calendar?: { method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; content: string };
}
