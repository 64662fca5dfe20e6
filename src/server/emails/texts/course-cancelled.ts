import { coursePath } from '#domain/courses/course.ts';
import type { NextDate } from '#domain/courses/course-list.ts';
import { formatDays } from '#domain/day.ts';
import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { courseCalendar } from './calendar.ts';
import type { CancelledCourseFacts, Email, Sender } from './email.ts';
import { oneLine } from './email-text.ts';
import { applicantReason, courseSubject, courseTag, howToAnswer, signUpButton } from './sign-up-phrases.ts';

export function subject({ course }: CancelledCourseFacts): string {
  return courseSubject(EMAIL_TITLES.courseCancelled, course);
}

export function email(facts: CancelledCourseFacts, sender: Sender): Email {
  const { signUpId, calendarSequence, seats, course, reason, nextDates } = facts;
  // a price or a place would suggest that the applicant is still expected
  const cancelled = { ...course, place: '', price: '' };
  const calendar = courseCalendar({ signUpId, calendarSequence, course, sender, cancelled: true });
  return {
    preheader: 'Prihlášku rušiť nemusíte.',
    heading: 'Kurz sa neuskutoční',
    paragraphs: [
      'Dobrý deň, tento kurz sme museli zrušiť a s ním aj Vašu prihlášku. Ospravedlňujeme sa.',
      reason && oneLine(reason),
    ].filter(Boolean),
    tag: courseTag({ course: cancelled, seats }),
    buttons: signUpButton(facts, sender),
    ...(nextDates.length > 0 && {
      links: { title: 'Najbližšie termíny', items: nextDates.map((next) => dateLink(next, sender)) },
    }),
    box: {
      tone: 'must',
      title: 'Chcete iný termín?',
      text: `Prihláste sa naň na našom webe, alebo ${howToAnswer(sender)}.`,
    },
    small: calendar && 'Prílohou tohto e-mailu kurz zrušíte aj vo svojom kalendári.',
    reason: applicantReason(facts),
    calendar,
  };
}

function dateLink({ date, dateTo, city, slug }: NextDate, { siteUrl }: Sender) {
  return { label: `${formatDays(date, dateTo)}, ${city}`, url: siteUrl + coursePath(slug) };
}
