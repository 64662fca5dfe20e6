import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { courseCalendar } from './calendar.ts';
import type { ApplicantFacts, Email, Sender } from './email.ts';
import { applicantReason, courseSubject, courseTag, howToAnswer, signUpButton } from './sign-up-phrases.ts';

export function subject({ course }: ApplicantFacts): string {
  return courseSubject(EMAIL_TITLES.signUpCancelled, course);
}

export function email(facts: ApplicantFacts, sender: Sender): Email {
  const { signUpId, calendarSequence, seats, course } = facts;
  // a price or a place would suggest that the applicant is still expected
  const cancelled = { ...course, place: '', price: '' };
  const calendar = courseCalendar({ signUpId, calendarSequence, course, sender, cancelled: true });
  return {
    preheader: 'Ďalšie termíny nájdete na našom webe.',
    heading: 'Prihláška je zrušená',
    paragraphs: ['Dobrý deň, Vašu nezáväznú prihlášku na tento kurz sme zrušili.'],
    tag: courseTag({ course: cancelled, seats }),
    buttons: signUpButton(facts, sender),
    box: { tone: 'must', title: 'O zrušenie ste nežiadali?', text: `Ozvite sa nám: ${howToAnswer(sender)}.` },
    small: calendar && 'Ak ste si kurz uložili do kalendára, prílohou tohto e-mailu ho v ňom zrušíte.',
    reason: applicantReason(facts),
    calendar,
  };
}
