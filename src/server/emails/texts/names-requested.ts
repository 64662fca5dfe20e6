import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { missingNames } from '#domain/sign-ups/participant.ts';
import type { Email, EmailFacts, Sender } from './email.ts';
import { applicantReason, courseSubject, courseTag, howToAnswer, signUpButton } from './sign-up-phrases.ts';

export function subject({ course }: EmailFacts['namesRequested']): string {
  return courseSubject(EMAIL_TITLES.namesRequested, course);
}

export function email(facts: EmailFacts['namesRequested'], sender: Sender): Email {
  const { unnamed } = facts;
  const missing = missingNames(unnamed);
  return {
    preheader: 'Odkaz v tomto e-maile otvorí zoznam, do ktorého mená napíšete alebo vložíte z tabuľky.',
    heading: 'Doplňte, kto na kurz príde',
    paragraphs: [
      `Dobrý deň, v prihláške ${missing}. Na prezenčnú listinu ${unnamed === 1 ? 'ho' : 'ich'} potrebujeme do začiatku kurzu.`,
    ],
    tag: courseTag(facts),
    buttons: signUpButton(facts, sender),
    box: {
      tone: 'must',
      title: 'Príde Vás menej?',
      text: `Dajte nám vedieť: ${howToAnswer(sender)}. Voľné miesto dáme ďalšiemu.`,
    },
    small: 'Odkaz funguje opakovane. Nepreposielajte ho nikomu, kto mená nemá vidieť.',
    reason: applicantReason(facts),
  };
}
