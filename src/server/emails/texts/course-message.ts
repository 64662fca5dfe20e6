import type { CourseMessageFacts, Email, Sender } from './email.ts';
import { oneLine } from './email-text.ts';
import { applicantReason, courseSubject, courseTag, howToAnswer, signUpButton } from './sign-up-phrases.ts';

export function subject({ title, course }: CourseMessageFacts): string {
  return courseSubject(title, course);
}

/** The text staff have written, with the course it is about. */
export function email(facts: CourseMessageFacts, sender: Sender): Email {
  const paragraphs = facts.paragraphs.map(oneLine);
  return {
    preheader: paragraphs[0] ?? '',
    heading: oneLine(facts.title),
    paragraphs,
    tag: courseTag(facts),
    buttons: signUpButton(facts, sender),
    small: `Ak sa chcete na niečo opýtať, ${howToAnswer(sender)}.`,
    reason: applicantReason(facts),
  };
}
