import { LETTER_TITLES } from '#domain/letters/letter.ts';
import { missingNames } from '#domain/sign-ups/participant.ts';
import type { Letter, LetterFacts, Sender } from './letter.ts';
import {
  APPLICANT_REASON,
  courseButtons,
  courseSubject,
  courseTag,
  howToAnswer,
  namesButton,
} from './sign-up-words.ts';

export function subject({ course }: LetterFacts['namesAsked']): string {
  return courseSubject(LETTER_TITLES.namesAsked, course);
}

export function letter(facts: LetterFacts['namesAsked'], sender: Sender): Letter {
  const { course, unnamed, namesCode } = facts;
  const missing = missingNames(unnamed);
  return {
    preheader: 'Odkaz v tomto e-maile otvorí zoznam, do ktorého mená napíšete alebo vložíte z tabuľky.',
    heading: 'Doplňte, kto na kurz príde',
    paragraphs: [
      `Dobrý deň, v prihláške ${missing}. Na prezenčnú listinu ${unnamed === 1 ? 'ho' : 'ich'} potrebujeme do začiatku kurzu.`,
    ],
    tag: courseTag(facts),
    buttons: [...namesButton(namesCode, sender), ...courseButtons(course, sender)],
    box: {
      tone: 'must',
      title: 'Príde Vás menej?',
      text: `Dajte nám vedieť: ${howToAnswer(sender)}. Voľné miesto dáme ďalšiemu.`,
    },
    small: 'Odkaz funguje opakovane. Nepreposielajte ho nikomu, kto mená nemá vidieť.',
    reason: APPLICANT_REASON,
  };
}
