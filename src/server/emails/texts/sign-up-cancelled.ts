import { coursePath } from '#domain/courses/course.ts';
import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { courseCalendar } from './calendar.ts';
import type { ApplicantFacts, Email, Sender } from './email.ts';
import { APPLICANT_REASON, courseSubject, courseTag, howToAnswer } from './sign-up-phrases.ts';

export function subject({ course }: ApplicantFacts): string {
  return courseSubject(EMAIL_TITLES.signUpCancelled, course);
}

export function email({ signUpId, calendarSequence, seats, course }: ApplicantFacts, sender: Sender): Email {
  // a price or a place would suggest that the applicant is still expected
  const cancelled = { ...course, place: '', price: '' };
  const calendar = courseCalendar({ signUpId, calendarSequence, course, sender, cancelled: true });
  return {
    preheader: 'Ďalšie termíny nájdete na našom webe.',
    heading: 'Prihláška je zrušená',
    paragraphs: ['Dobrý deň, Vašu nezáväznú prihlášku na tento kurz sme zrušili.'],
    tag: courseTag({ course: cancelled, seats }),
    buttons: [{ label: 'Pozrieť ďalšie termíny', url: sender.siteUrl + coursePath('') }],
    box: { tone: 'must', title: 'O zrušenie ste nežiadali?', text: `Ozvite sa nám: ${howToAnswer(sender)}.` },
    small: calendar && 'Ak ste si kurz uložili do kalendára, prílohou tohto e-mailu ho v ňom zrušíte.',
    reason: APPLICANT_REASON,
    calendar,
  };
}
