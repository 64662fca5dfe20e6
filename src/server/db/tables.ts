import type { Selectable } from 'kysely';
import type { ArticleTable, FormerArticleSlugTable, PictureFileTable } from './tables/articles.ts';
import type { AttendanceTable } from './tables/attendance.ts';
import type { BackupCheckTable, BackupTable } from './tables/backups.ts';
import type { BouncedMailboxTable, BounceInboxTable, BounceReportTable } from './tables/bounces.ts';
import type {
  ClientBranchTable,
  ClientContactTable,
  ClientCreationTable,
  ClientMatchKeyTable,
  ClientTable,
} from './tables/clients.ts';
import type { CompanyTable, PhotographTable } from './tables/company.ts';
import type { ContactReplyTable, ContactRequestTable } from './tables/contact-requests.ts';
import type { CourseTable, CourseTypeTable } from './tables/courses.ts';
import type { EmailQuotaTable, EmailSendingTable, MailOutageTable } from './tables/email-sending.ts';
import type { EmailTemplateTable } from './tables/email-templates.ts';
import type { EmailAttachmentTable, EmailEnclosureTable, EmailTable, EnclosureTable } from './tables/emails.ts';
import type { DeletedEpisodeTable, EpisodeTable } from './tables/episodes.ts';
import type { EventChainDayTable, EventChainTable, EventTable, EventValuesTable } from './tables/events.ts';
import type { FeedbackTable } from './tables/feedback.ts';
import type { HandOverLineTable, HandOverTable } from './tables/hand-overs.ts';
import type { JobTable } from './tables/jobs.ts';
import type { LecturerInvitationTable } from './tables/lecturer-invitations.ts';
import type { NoteTable } from './tables/notes.ts';
import type { ParticipantTable, RosterImportTable, SignUpLinkTable } from './tables/participants.ts';
import type { PayerTable } from './tables/payers.ts';
import type { PostponementTable } from './tables/postponements.ts';
import type { RequestFailureTable } from './tables/request-failures.ts';
import type { CourseClosingTable, IssuedDocumentTable, ResultTable, SignedSheetTable } from './tables/results.ts';
import type { SeatOfferTable } from './tables/seat-offers.ts';
import type { SignUpFileTable, SignUpNumberTable, SignUpTable } from './tables/sign-ups.ts';
import type {
  SecretTable,
  StaffActivityTable,
  StaffCodeUseTable,
  StaffIdentityTable,
  StaffInvitationTable,
  StaffMemberTable,
  StaffPasswordResetTable,
  StaffPasswordTable,
  StaffSecondFactorTable,
  StaffSecondStepTable,
  StaffSessionTable,
} from './tables/staff.ts';
import type { SubmissionTable } from './tables/submissions.ts';
import type { WaitlistEntryTable } from './tables/waitlist.ts';

/** Text for days, instants (ISO, UTC) and states, integers for counts: types that SQLite and Postgres share. */
export interface Tables {
  courseType: CourseTypeTable;
  course: CourseTable;
  lecturerInvitation: LecturerInvitationTable;
  signUp: SignUpTable;
  participant: ParticipantTable;
  signUpLink: SignUpLinkTable;
  signUpNumber: SignUpNumberTable;
  rosterImport: RosterImportTable;
  attendance: AttendanceTable;
  payer: PayerTable;
  feedback: FeedbackTable;
  handOver: HandOverTable;
  handOverLine: HandOverLineTable;
  courseClosing: CourseClosingTable;
  signedSheet: SignedSheetTable;
  result: ResultTable;
  issuedDocument: IssuedDocumentTable;
  signUpFile: SignUpFileTable;
  seatOffer: SeatOfferTable;
  waitlistEntry: WaitlistEntryTable;
  contactRequest: ContactRequestTable;
  contactReply: ContactReplyTable;
  note: NoteTable;
  postponement: PostponementTable;
  client: ClientTable;
  clientMatchKey: ClientMatchKeyTable;
  clientContact: ClientContactTable;
  clientBranch: ClientBranchTable;
  clientCreation: ClientCreationTable;
  email: EmailTable;
  emailSending: EmailSendingTable;
  emailAttachment: EmailAttachmentTable;
  enclosure: EnclosureTable;
  emailEnclosure: EmailEnclosureTable;
  emailTemplate: EmailTemplateTable;
  mailOutage: MailOutageTable;
  emailQuota: EmailQuotaTable;
  bounceReport: BounceReportTable;
  bouncedMailbox: BouncedMailboxTable;
  bounceInbox: BounceInboxTable;
  submission: SubmissionTable;
  article: ArticleTable;
  formerArticleSlug: FormerArticleSlugTable;
  pictureFile: PictureFileTable;
  photograph: PhotographTable;
  episode: EpisodeTable;
  deletedEpisode: DeletedEpisodeTable;
  company: CompanyTable;
  staffPassword: StaffPasswordTable;
  staffSecondFactor: StaffSecondFactorTable;
  staffCodeUse: StaffCodeUseTable;
  staffSecondStep: StaffSecondStepTable;
  staffSession: StaffSessionTable;
  staffPasswordReset: StaffPasswordResetTable;
  staffMember: StaffMemberTable;
  staffActivity: StaffActivityTable;
  staffIdentity: StaffIdentityTable;
  staffInvitation: StaffInvitationTable;
  secret: SecretTable;
  event: EventTable;
  eventValues: EventValuesTable;
  eventChain: EventChainTable;
  eventChainDay: EventChainDayTable;
  job: JobTable;
  requestFailure: RequestFailureTable;
  backup: BackupTable;
  backupCheck: BackupCheckTable;
}

export type EventRow = Selectable<EventTable>;
export type CourseRow = Selectable<CourseTable>;
export type EmailRow = Selectable<EmailTable>;
