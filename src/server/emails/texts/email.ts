import type { Company } from '#domain/company/company.ts';
import type { SentContactRequest } from '#domain/contact-requests/contact-request.ts';
import type { NextDate } from '#domain/courses/course-list.ts';
import type { Day } from '#domain/day.ts';
import type { SignUp, SignUpStatus, ToldCourse } from '#domain/sign-ups/sign-up.ts';
import type { StaffRole } from '#domain/staff/staff.ts';
import type { WaitlistEntry } from '#domain/waitlist/waitlist-entry.ts';

/** What an email says of a course; empty where the course is deleted or staff left it out. */
export interface CourseFacts {
  nameOfCourse: string;
  slug: string;
  /** Of the link to a private course; emails about others have none. */
  privateCode?: string | null;
  date: Day;
  dateTo: Day | null;
  place: string;
  city: string;
  price: string;
  invitation: string;
  image: string;
}

export interface ApplicantFacts {
  signUpId: string;
  seats: number;
  /** Which version of the calendar's event this is; an email without an event need not say. */
  calendarSequence?: number;
  /** By which a company names its people. */
  namesCode?: string | undefined;
  course: CourseFacts;
}

/** Who comes now, and who does not any more or comes instead. People are named only where no form of ours lets strangers. */
export interface ParticipantsFacts extends ApplicantFacts {
  withdrawn: { names: string[]; unnamed: number };
  added: string[];
  come: { names: string[]; unnamed: number };
}

export interface SeatOfferFacts extends ApplicantFacts {
  /** How many seats the sign-up waits for; `seats` is how many it is offered. */
  wanted: number;
  /** It is of a date that was waited for, not of seats that were set free. */
  isRequestedDate: boolean;
  offerId: string;
  /** Six digits. */
  code: string;
  /** ISO, UTC. */
  validUntil: string;
}

/** What has become of a course somebody holds a seat on or waits for. */
export interface ChangedCourseFacts extends ApplicantFacts {
  status: Exclude<SignUpStatus, 'cancelled'>;
  /** What the applicant knew of the course until now; empty where that is not known. */
  was: ToldCourse;
}

export interface CancelledCourseFacts extends ApplicantFacts {
  /** A sentence of staff; empty where they gave no reason. */
  reason: string;
  nextDates: NextDate[];
}

/** What staff write to people of a course, with its fields filled in. */
export interface CourseMessageFacts extends ApplicantFacts {
  title: string;
  paragraphs: string[];
}

export interface StaffFacts {
  signUp: SignUp;
  course: CourseFacts & { capacity: number; seatsTaken: number };
  /** Emails written before files were linked know no ids. */
  files: { id?: string; name: string; sizeBytes: number }[];
}

export interface ContactFacts {
  request: SentContactRequest;
}

/** What staff answer, and the message they answer. */
export interface ContactReplyFacts {
  subject: string;
  /** An empty line parts its paragraphs. */
  body: string;
  isOffer: boolean;
  message: string;
}

/** What somebody waits for a date of. */
export interface WaitlistFacts {
  typeName: string;
  city: string;
  seats: number;
}

export interface StaffWaitlistFacts {
  entry: WaitlistEntry;
  typeName: string;
  /** How many seats are waited for in all, this entry's included. */
  awaited: number;
}

export interface StaffInvitationFacts {
  email: string;
  role: StaffRole;
  /** Undefined for the first Správca. */
  invitedBy: { name: string; email: string } | undefined;
  /** Where accounts are our own: the code that makes one, and until when. */
  link: { code: string; until: string } | undefined;
}

export interface ResetCodeFacts {
  /** Eight digits. */
  code: string;
}

/** The facts each kind of email is written from. */
export interface EmailFacts {
  signUpConfirmed: ApplicantFacts;
  signUpWaiting: ApplicantFacts;
  signUpCancelled: ApplicantFacts;
  participantsChanged: ParticipantsFacts;
  namesAsked: ApplicantFacts & { unnamed: number };
  seatOffered: SeatOfferFacts;
  courseChanged: ChangedCourseFacts;
  signUpMoved: ChangedCourseFacts;
  courseCancelled: CancelledCourseFacts;
  courseMessage: CourseMessageFacts;
  staffNewSignUp: StaffFacts;
  waitlistJoined: WaitlistFacts;
  staffNewWaitlistEntry: StaffWaitlistFacts;
  contactReceived: object;
  contactReply: ContactReplyFacts;
  staffNewContact: ContactFacts;
  staffInvitation: StaffInvitationFacts;
  passwordResetCode: ResetCodeFacts;
  passwordChanged: object;
  backupTrouble: TroubleFacts;
  damagedFiles: TroubleFacts;
}

/** What is wrong, in sentences for whoever may correct it. */
export interface TroubleFacts {
  sentences: string[];
}

/** Who writes, and the site's own origin without a trailing slash. */
export interface Sender {
  company: Company;
  siteUrl: string;
}

/** A fact on the tag; `was` is what held before, where it is news. */
export interface TagRow {
  label: string;
  value: string;
  was?: string;
}

/** One email, described once; HTML and plain text are both made from it. */
export interface Email {
  /** Never repeats the subject; shown by mail programs beside it. */
  preheader: string;
  heading: string;
  /** One of several lines keeps them. */
  paragraphs: string[];
  /** The course as an inspection tag: emails to applicants only. */
  tag?: { image: string; title: string; months: number[]; rows: TagRow[] };
  /** Plain facts: emails to staff. */
  facts?: { label: string; value: string }[];
  /** Blocks of somebody's own words or lists, kept line by line. */
  quotes?: { title: string; text: string }[];
  /** Things to open; one without an address is only named. */
  links?: { title: string; items: { label: string; url: string | undefined }[] };
  /** The first is the green one, the second a line button. */
  buttons: { label: string; url: string }[];
  /** Blue box: you must. Yellow box: until when. */
  box?: { tone: 'must' | 'until'; title: string; text: string };
  small?: string;
  /** Why this email came, in the footer. */
  reason: string;
  /** An iCalendar file for the applicant's calendar. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string };
}
