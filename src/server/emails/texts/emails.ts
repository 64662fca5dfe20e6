import type { EmailKind, Mailbox } from '#domain/emails/email.ts';
import * as backupTrouble from './backup-trouble.ts';
import * as contactReceived from './contact-received.ts';
import * as contactReply from './contact-reply.ts';
import * as courseCancelled from './course-cancelled.ts';
import * as courseChanged from './course-changed.ts';
import * as courseMessage from './course-message.ts';
import * as courseReminder from './course-reminder.ts';
import * as damagedFiles from './damaged-files.ts';
import * as documentsIssued from './documents-issued.ts';
import type { Email, EmailFacts, Sender } from './email.ts';
import { emailHtml } from './email-html.tsx';
import { emailText } from './email-text.ts';
import * as lecturerInvitation from './lecturer-invitation.ts';
import * as namesRequested from './names-requested.ts';
import * as participantsChanged from './participants-changed.ts';
import * as passwordChanged from './password-changed.ts';
import * as passwordResetCode from './password-reset-code.ts';
import * as payerRequested from './payer-requested.ts';
import * as seatOffered from './seat-offered.ts';
import * as signUpCancelled from './sign-up-cancelled.ts';
import * as signUpConfirmed from './sign-up-confirmed.ts';
import * as signUpMoved from './sign-up-moved.ts';
import * as signUpWaiting from './sign-up-waiting.ts';
import * as staffInvitation from './staff-invitation.ts';
import * as staffNewContact from './staff-new-contact.ts';
import * as staffNewSignUp from './staff-new-sign-up.ts';
import * as staffNewWaitlistEntry from './staff-new-waitlist-entry.ts';
import * as waitlistJoined from './waitlist-joined.ts';

type Templates = {
  [Kind in EmailKind]: {
    subject(facts: EmailFacts[Kind]): string;
    email(facts: EmailFacts[Kind], sender: Sender): Email;
    replyTo?(facts: EmailFacts[Kind]): Mailbox | undefined;
  };
};

const TEMPLATES: Templates = {
  signUpConfirmed,
  signUpWaiting,
  signUpCancelled,
  participantsChanged,
  namesRequested,
  payerRequested,
  seatOffered,
  courseReminder,
  courseChanged,
  signUpMoved,
  courseCancelled,
  courseMessage,
  documentsIssued,
  staffNewSignUp,
  waitlistJoined,
  staffNewWaitlistEntry,
  contactReceived,
  contactReply,
  staffNewContact,
  lecturerInvitation,
  staffInvitation,
  passwordResetCode,
  passwordChanged,
  backupTrouble,
  damagedFiles,
};

export function subjectLine<Kind extends EmailKind>(kind: Kind, facts: EmailFacts[Kind]): string {
  return TEMPLATES[kind].subject(facts);
}

/** The Reply-To where it is not the company: in emails to staff, the customer or the inviter. */
export function emailReplyTo<Kind extends EmailKind>(kind: Kind, facts: EmailFacts[Kind]): Mailbox | undefined {
  return TEMPLATES[kind].replyTo?.(facts);
}

export interface RenderedEmail {
  html: string;
  text: string;
  calendar: Email['calendar'];
}

/** Writes the email from its facts; the same facts always give the same email. */
export function renderEmail<Kind extends EmailKind>(
  kind: Kind,
  facts: EmailFacts[Kind],
  sender: Sender,
): RenderedEmail {
  const email = TEMPLATES[kind].email(facts, sender);
  return { html: emailHtml(email, sender), text: emailText(email, sender), calendar: email.calendar };
}
