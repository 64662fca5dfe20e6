import type { Generated, Selectable } from 'kysely';
import type { Article } from '#domain/articles/article.ts';
import type { ContactField } from '#domain/contact-requests/contact-request.ts';
import type { CourseStatus } from '#domain/courses/course.ts';
import type { Episode } from '#domain/episodes/episode.ts';
import type { Noun, Verb } from '#domain/events/event.ts';
import type { HoldReason } from '#domain/letters/held-letter.ts';
import type { LetterAbout, LetterKind, LetterStatus } from '#domain/letters/letter.ts';
import type { LetterTrouble, ServerTrouble } from '#domain/letters/letter-trouble.ts';
import type { Applicant, Consent, SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import type { JobKind } from '../jobs/job-queue.ts';

/** Text for days, instants (ISO, UTC) and states, integers for counts: the ground SQLite and Postgres share. */
export interface Tables {
  course: CourseTable;
  signUp: SignUpTable;
  signUpFile: SignUpFileTable;
  contactRequest: ContactRequestTable;
  letter: LetterTable;
  letterSending: LetterSendingTable;
  letterAttachment: LetterAttachmentTable;
  olderLetter: OlderLetterTable;
  mailOutage: MailOutageTable;
  letterQuota: LetterQuotaTable;
  submission: SubmissionTable;
  article: ArticleTable;
  formerArticleSlug: FormerArticleSlugTable;
  pictureFile: PictureFileTable;
  episode: EpisodeTable;
  deletedEpisode: DeletedEpisodeTable;
  company: CompanyTable;
  staff: StaffTable;
  staffInvitation: StaffInvitationTable;
  secret: SecretTable;
  event: EventTable;
  eventValues: EventValuesTable;
  eventChain: EventChainTable;
  job: JobTable;
}

interface CourseTable {
  id: string;
  slug: string;
  nameOfCourse: string;
  date: string;
  dateTo: string | null;
  place: string;
  city: string;
  image: string;
  courseInfo: string;
  invitation: string;
  forWho: string;
  price: string;
  output: string;
  capacity: number;
  status: CourseStatus;
  /** JSON: Attachment[] */
  attachments: string;
  /** Grows with every save: who saves must have seen the last. */
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
}

interface SignUpTable {
  id: string;
  courseId: string | null;
  courseName: string;
  courseDate: string;
  courseDateTo: string | null;
  courseCity: string;
  applicant: Applicant;
  firstName: string;
  lastName: string;
  companyName: string;
  numberOfWorkers: string;
  seats: number;
  email: string;
  phone: string;
  message: string;
  consent: Consent;
  consentVersion: string | null;
  status: SignUpStatus;
  receivedAt: string;
  reviewedAt: string | null;
  cancelledAt: string | null;
  /** JSON: ToldCourse */
  told: string;
  restoredAt: string | null;
  restorations: Generated<number>;
  /** What was sent and the course, folded: neither engine compares without diacritics. */
  searchText: string;
}

interface SignUpFileTable {
  id: string;
  signUpId: string;
  position: number;
  name: string;
  mediaType: string;
  sizeBytes: number;
  sha256: string;
  bytes: Uint8Array;
}

interface ContactRequestTable extends Record<ContactField, string> {
  id: string;
  receivedAt: string;
  handledAt: string | null;
  /** All that was sent, folded. */
  searchText: string;
}

/** A letter as it leaves. */
interface LetterTable {
  id: string;
  kind: LetterKind;
  /** What it is about. */
  aboutNoun: LetterAbout['noun'];
  aboutId: string;
  recipient: string;
  subject: string;
  /** Empty while one of an older version waits to be written, as its text is. */
  html: string;
  text: string;
  /** JSON: Mailbox; null where answers go to where it came from. */
  replyTo: string | null;
  /** JSON: Letter['calendar'] */
  calendar: string | null;
  /** The site's own address its links and pictures have. */
  siteUrl: string;
  /** The letter this one repeats to another address. */
  originalId: string | null;
  status: LetterStatus;
  /** Why it is held, or was until staff dropped it. */
  heldBecause: HoldReason | null;
  createdAt: string;
  sentAt: string | null;
}

/** How the sending of a letter goes; no row where it was never tried. When it is tried next, its job says. */
interface LetterSendingTable {
  letterId: string;
  attempts: number;
  /** How often the recipient's side has put it off, since it was written or sent again by hand. */
  refusals: number;
  /** Why the last attempt failed; null where none has. */
  cause: LetterTrouble | null;
  lastError: string | null;
}

interface LetterAttachmentTable {
  letterId: string;
  position: number;
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** What a letter of an older version is to be written from; deleted as soon as it is. */
interface OlderLetterTable {
  letterId: string;
  /** JSON: the facts the letter's template takes. */
  facts: string;
  /** When it may leave, where it waits to. */
  dueAt: string | null;
}

/** Stands while letters cannot leave because of the mail server or our settings; no row otherwise. */
interface MailOutageTable {
  /** Always 1: there is one mail server. */
  id: number;
  trouble: ServerTrouble;
  since: string;
  /** When it was told to whoever reads the log; null while it may still pass by itself. */
  alarmedAt: string | null;
}

/** How many letters strangers have caused to one mailbox on one day. */
interface LetterQuotaTable {
  mailboxHash: string;
  day: string;
  letters: number;
}

/** What was submitted within the last hour, so that the same once more is known again. */
interface SubmissionTable {
  fingerprint: string;
  /** The sign-up or the contact request it became. */
  subjectId: string;
  receivedAt: string;
}

interface ArticleTable extends Article {
  /** Title, address, description and text, folded. */
  searchText: string;
}

/** Where an article was before: leads to where it is. */
interface FormerArticleSlugTable {
  slug: string;
  articleId: string;
}

interface PictureFileTable {
  pictureKey: string;
  /** „960.avif“ */
  name: string;
  mediaType: string;
  sizeBytes: number;
  bytes: Uint8Array;
  createdAt: string;
}

interface EpisodeTable extends Episode {
  updatedAt: string;
}

interface DeletedEpisodeTable {
  id: string;
}

interface CompanyTable {
  /** Always 1: there is one company. */
  id: number;
  /** JSON: Company */
  details: string;
  updatedAt: string;
}

/** Better Auth's user table; its sessions and accounts are its own business. */
interface StaffTable {
  id: string;
  name: string;
  email: string;
}

interface StaffInvitationTable {
  tokenHash: string;
  expiresAt: string;
}

/** What sessions are signed with on several nodes, unless AUTH_SECRET says. */
interface SecretTable {
  /** Always 1: there is one secret. */
  id: number;
  secret: string;
}

/** What has happened, in a chain: each row's hash covers the one before it. Never changed, never deleted. */
interface EventTable {
  position: number;
  at: string;
  actorKind: string;
  actorId: string;
  noun: Noun;
  nounId: string;
  verb: Verb;
  valuesHash: string;
  previousHash: string;
  hash: string;
}

/** What an event tells of people and things; deleted when a person is erased. */
interface EventValuesTable {
  position: number;
  salt: string;
  /** JSON: the actor's name, the changed fields before and after. */
  told: string;
}

/** The newest event: a row cut off the chain's end would be missed by nobody else. */
interface EventChainTable {
  /** Always 1: there is one chain. */
  id: number;
  position: number;
  hash: string;
}

interface JobTable {
  kind: JobKind;
  key: string;
  dueAt: string;
  /** Grows each time it is enqueued: what was enqueued again while it was done is not yet done. */
  revision: number;
  /** Until then a worker has it; one that dies leaves it to the next. */
  leasedUntil: string | null;
  attempts: number;
  lastError: string | null;
  createdAt: string;
}

export type EventRow = Selectable<EventTable>;
export type CourseRow = Selectable<CourseTable>;
export type LetterRow = Selectable<LetterTable>;
