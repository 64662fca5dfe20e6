import { EMAIL_TITLES, type EmailKind, type Mailbox } from '#domain/emails/email.ts';
import { COURSE_NEWS } from './course-news.ts';
import type { ApplicantFacts, Email, EmailFacts, Sender, Templates } from './email.ts';
import { emailHtml } from './email-html.tsx';
import { emailText } from './email-text.ts';
import { LECTURER_INVITATION } from './lecturer-invitation.ts';
import { SIGN_UP_PEOPLE } from './sign-up-people.ts';
import { courseSubject } from './sign-up-phrases.ts';
import { SIGN_UP_STATE } from './sign-up-state.ts';
import { TO_OFFICE } from './to-office.ts';
import { TO_SENDERS } from './to-senders.ts';
import { TO_STAFF } from './to-staff.ts';

const TEMPLATES: Templates = {
  ...SIGN_UP_STATE,
  ...SIGN_UP_PEOPLE,
  ...COURSE_NEWS,
  ...TO_SENDERS,
  ...TO_OFFICE,
  ...LECTURER_INVITATION,
  ...TO_STAFF,
};

export function subjectLine<Kind extends EmailKind>(kind: Kind, facts: EmailFacts[Kind]): string {
  const { subject } = TEMPLATES[kind];
  if (subject) return subject(facts);
  const { course } = facts as Partial<ApplicantFacts>;
  return course ? courseSubject(EMAIL_TITLES[kind], course) : EMAIL_TITLES[kind];
}

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
  const email = withoutEmptyParts(TEMPLATES[kind].email(facts, sender));
  return { html: emailHtml(email, sender), text: emailText(email, sender), calendar: email.calendar };
}

function withoutEmptyParts(email: Email): Email {
  return {
    ...email,
    paragraphs: email.paragraphs.filter(Boolean),
    facts: email.facts?.filter(({ value }) => value),
    quotes: email.quotes?.filter(({ text }) => text),
  };
}
