import { EMAIL_TITLES } from '#domain/emails/email.ts';
import type { Email, EmailFacts, Sender } from './email.ts';
import { applicantReason, courseSubject, courseTag, howToAnswer, signUpButton } from './sign-up-phrases.ts';

export function subject({ course }: EmailFacts['payerRequested']): string {
  return courseSubject(EMAIL_TITLES.payerRequested, course);
}

export function email(facts: EmailFacts['payerRequested'], sender: Sender): Email {
  return {
    preheader: 'Stačí adresa a IČO toho, kto kurz zaplatí. Doplníte ich cez tlačidlo v tomto e-maile.',
    heading: 'Komu máme vystaviť faktúru?',
    paragraphs: [
      'Dobrý deň, na faktúru za kurz nám chýbajú údaje toho, kto ho zaplatí. Otvorte prihlášku a doplňte ich v časti „Fakturačné údaje“.',
    ],
    tag: courseTag(facts),
    buttons: signUpButton(facts, sender),
    small: `Nejde to cez stránku? Údaje nám pošlite: ${howToAnswer(sender)}.`,
    reason: applicantReason(facts),
  };
}
