import { coursePath } from '#domain/course.ts';
import { LETTER_TITLES } from '#domain/letter.ts';
import type { ApplicantFacts, Letter, Sender } from './letter.ts';
import {
  APPLICANT_REASON,
  courseButtons,
  courseSubject,
  courseTag,
  howToAnswer,
  seatsHeld,
} from './sign-up-words.ts';

export function subject({ course }: ApplicantFacts): string {
  return courseSubject(LETTER_TITLES.signUpWaiting, course);
}

/** Without a calendar: whoever only waits has no day to keep free. */
export function letter(facts: ApplicantFacts, sender: Sender): Letter {
  const { seats, course } = facts;
  const one = seats === 1;
  const promise = `Keď sa ${one ? 'miesto uvoľní' : 'miesta uvoľnia'}, napíšeme Vám.`;
  return {
    preheader: `${promise} Zatiaľ nemusíte robiť nič.`,
    heading: 'Ste na zozname náhradníkov',
    paragraphs: [
      // several seats are given whole or not at all, so the course need not be full for those who wait
      one
        ? 'Dobrý deň, kurz je teraz obsadený. Zapísali sme Vás na zoznam náhradníkov.'
        : `Dobrý deň, kurz teraz nemá dosť voľných miest. Zapísali sme Vás na zoznam náhradníkov, čakáte na ${seatsHeld(seats)}.`,
    ],
    tag: courseTag(facts),
    buttons: [
      { label: 'Pozrieť ďalšie termíny', url: sender.siteUrl + coursePath('') },
      ...courseButtons(course, sender),
    ],
    box: { tone: 'must', title: 'Zatiaľ nemusíte robiť nič.', text: promise },
    small: `Zoznam náhradníkov Vás k ničomu nezaväzuje. Nechcete čakať? Dajte nám vedieť: ${howToAnswer(sender)}.`,
    reason: APPLICANT_REASON,
  };
}
