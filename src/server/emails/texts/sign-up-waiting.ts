import { EMAIL_TITLES } from '#domain/emails/email.ts';
import type { ApplicantFacts, Email, Sender } from './email.ts';
import { applicantReason, courseSubject, courseTag, seatsPhrase, signUpButton } from './sign-up-phrases.ts';

export function subject({ course }: ApplicantFacts): string {
  return courseSubject(EMAIL_TITLES.signUpWaiting, course);
}

/** Without a calendar event: a waiting applicant need not keep a day free. */
export function email(facts: ApplicantFacts, sender: Sender): Email {
  const { seats } = facts;
  const seatsText = seatsPhrase(seats);
  const promise = `Keď budeme mať pre Vás ${seatsText}, pošleme Vám e-mail.`;
  return {
    preheader: `${promise} Zatiaľ nemusíte robiť nič.`,
    heading: 'Ste na zozname náhradníkov',
    paragraphs: [
      // the course need not be full: groups are seated whole, and in the order in which people signed up
      seats === 1
        ? 'Dobrý deň, na kurze teraz nie je pre Vás voľné miesto. Zapísali sme Vás na zoznam náhradníkov v poradí, v akom ste sa prihlásili.'
        : `Dobrý deň, na kurze teraz nie je pre Vás dosť voľných miest. Zapísali sme Vás na zoznam náhradníkov v poradí, v akom ste sa prihlásili; čakáte na ${seatsText}.`,
    ],
    tag: courseTag(facts),
    buttons: signUpButton(facts, sender),
    box: { tone: 'must', title: 'Zatiaľ nemusíte robiť nič.', text: promise },
    small: `Zoznam náhradníkov Vás k ničomu nezaväzuje. Nechcete čakať? Prihlášku zrušíte na jej stránke.`,
    reason: applicantReason(facts),
  };
}
