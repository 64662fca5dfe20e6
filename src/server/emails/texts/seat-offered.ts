import { boundInstant } from '#domain/instant.ts';
import { offerHeading } from '#domain/seat-offers/seat-offer.ts';
import { counted, verbFor } from '#domain/slovak.ts';
import type { Email, SeatOfferFacts, Sender } from './email.ts';
import { oneLine } from './email-text.ts';
import {
  applicantReason,
  courseSubject,
  courseTag,
  howToAnswer,
  seatsPhrase,
  signUpButton,
} from './sign-up-phrases.ts';

/** The deadline comes last: mail programs cut long subjects, and the email repeats it. */
export function subject(facts: SeatOfferFacts): string {
  const { course, validUntil } = facts;
  return oneLine(`${courseSubject(offerHeading(facts), course)}. Odpovedzte do ${boundInstant(validUntil)}`);
}

export function email(facts: SeatOfferFacts, sender: Sender): Email {
  const { seats, wanted, validUntil } = facts;
  const seatsText = seatsPhrase(seats);
  return {
    preheader: `${seatsText.charAt(0).toUpperCase()}${seatsText.slice(1)} Vám držíme do ${boundInstant(validUntil)}.`,
    heading: offerHeading(facts),
    paragraphs: [
      `Dobrý deň, ${facts.isRequestedDate ? 'pridali sme termín kurzu, na ktorý čakáte; na ňom' : 'na kurze, na ktorý čakáte,'} ${verbFor(seats, 'je', 'sú')} pre Vás ${seats === 1 ? 'voľné miesto' : counted(seats, 'voľné miesto', 'voľné miesta', 'voľných miest')}.`,
      ...(seats < wanted ? [`Čakáte na ${seatsPhrase(wanted)}. Ak ponuku prijmete, ostatní ostanú v poradí.`] : []),
    ],
    tag: courseTag(facts),
    facts: [{ label: 'Ponuka platí do', value: boundInstant(validUntil) }],
    buttons: signUpButton(facts, sender),
    box: {
      tone: 'until',
      title: `Odpovedzte do ${boundInstant(validUntil)}.`,
      text: `Potom ${seats === 1 ? 'miesto' : 'miesta'} ponúkneme ďalšiemu v poradí.${facts.isRequestedDate ? ' Ak Vám tento termín nevyhovuje, odmietnite ho a budete čakať na ďalší.' : ''}`,
    },
    small: `Na stránke ponuku prijmete alebo odmietnete. Samotné otvorenie odkazu nič nezmení. Radšej telefonicky? Dajte nám vedieť: ${howToAnswer(sender)}.`,
    reason: applicantReason(facts),
  };
}
