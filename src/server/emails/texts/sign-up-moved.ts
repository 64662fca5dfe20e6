import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { counted } from '#domain/slovak.ts';
import { courseCalendar } from './calendar.ts';
import { changedTag } from './course-changed.ts';
import type { ChangedCourseFacts, Email, Sender } from './email.ts';
import { applicantReason, courseSubject, howToAnswer, signUpButton } from './sign-up-phrases.ts';

export function subject({ course }: ChangedCourseFacts): string {
  return courseSubject(EMAIL_TITLES.signUpMoved, course);
}

/** The sign-up moves to another course; the course itself has not changed. */
export function email(facts: ChangedCourseFacts, sender: Sender): Email {
  const { signUpId, calendarSequence, status, course, seats } = facts;
  const holdsSeats = status === 'confirmed';
  const calendar = holdsSeats
    ? courseCalendar({ signUpId, calendarSequence, course, sender, cancelled: false })
    : undefined;
  const places = seats === 1 ? 'miesto' : counted(seats, 'miesto', 'miesta', 'miest');
  return {
    preheader: holdsSeats ? `Na novom termíne pre Vás držíme ${places}.` : 'Na novom termíne ste náhradník.',
    heading: 'Prihlášku sme presunuli na iný termín',
    paragraphs: [
      holdsSeats
        ? `Dobrý deň, na novom termíne pre Vás držíme ${places}. Pôvodný termín už pre Vás neplatí.`
        : `Dobrý deň, na novom termíne zatiaľ nie je dosť miest. Zapísali sme Vás na zoznam náhradníkov, čakáte na ${places}.`,
    ],
    tag: changedTag(facts),
    buttons: signUpButton(facts, sender),
    box: { tone: 'must', title: 'Nový termín Vám nevyhovuje?', text: `Dajte nám vedieť: ${howToAnswer(sender)}.` },
    quotes: holdsSeats && course.invitation ? [{ title: 'Pokyny ku kurzu', text: course.invitation }] : [],
    small: calendar && 'V prílohe je udalosť do kalendára s novým termínom.',
    reason: applicantReason(facts),
    calendar,
  };
}
