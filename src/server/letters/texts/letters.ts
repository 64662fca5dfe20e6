import type { LetterKind, Mailbox } from '#domain/letters/letter.ts';
import * as backupTrouble from './backup-trouble.ts';
import * as contactReceived from './contact-received.ts';
import * as contactReply from './contact-reply.ts';
import * as courseCancelled from './course-cancelled.ts';
import * as courseChanged from './course-changed.ts';
import * as courseMessage from './course-message.ts';
import * as damagedFiles from './damaged-files.ts';
import type { Letter, LetterFacts, Sender } from './letter.ts';
import { letterHtml } from './letter-html.tsx';
import { letterText } from './letter-text.ts';
import * as namesAsked from './names-asked.ts';
import * as participantsChanged from './participants-changed.ts';
import * as passwordChanged from './password-changed.ts';
import * as passwordResetCode from './password-reset-code.ts';
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
  [Kind in LetterKind]: {
    subject(facts: LetterFacts[Kind]): string;
    letter(facts: LetterFacts[Kind], sender: Sender): Letter;
    replyTo?(facts: LetterFacts[Kind]): Mailbox | undefined;
  };
};

const TEMPLATES: Templates = {
  signUpConfirmed,
  signUpWaiting,
  signUpCancelled,
  participantsChanged,
  namesAsked,
  seatOffered,
  courseChanged,
  signUpMoved,
  courseCancelled,
  courseMessage,
  staffNewSignUp,
  waitlistJoined,
  staffNewWaitlistEntry,
  contactReceived,
  contactReply,
  staffNewContact,
  staffInvitation,
  passwordResetCode,
  passwordChanged,
  backupTrouble,
  damagedFiles,
};

export function subjectLine<Kind extends LetterKind>(kind: Kind, facts: LetterFacts[Kind]): string {
  return TEMPLATES[kind].subject(facts);
}

/** Whom an answer goes to where that is not the company: staff answer the customer. */
export function letterReplyTo<Kind extends LetterKind>(kind: Kind, facts: LetterFacts[Kind]): Mailbox | undefined {
  return TEMPLATES[kind].replyTo?.(facts);
}

export interface RenderedLetter {
  html: string;
  text: string;
  calendar: Letter['calendar'];
}

/** Writes the letter from its facts; the same facts always give the same letter. */
export function renderLetter<Kind extends LetterKind>(
  kind: Kind,
  facts: LetterFacts[Kind],
  sender: Sender,
): RenderedLetter {
  const letter = TEMPLATES[kind].letter(facts, sender);
  return { html: letterHtml(letter, sender), text: letterText(letter, sender), calendar: letter.calendar };
}
