import { generate } from 'lean-qr';
import { toPngDataURL } from 'lean-qr/extras/node_export';
import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { boundInstant } from '#domain/instant.ts';
import { paymentFacts, paymentOf } from '#domain/payments/payment.ts';
import { offerHeading } from '#domain/seat-offers/seat-offer.ts';
import { counted, seatsPhrase, verbFor } from '#domain/slovak.ts';
import { payBySquare } from '#server/payments/pay-by-square.ts';
import { courseCalendar } from './calendar.ts';
import { changedTag } from './course-news.ts';
import type { ApplicantFacts, Email, Sender, Templates } from './email.ts';
import { oneLine } from './email-text.ts';
import { aboutSignUp, cannotComeBox, courseSubject, howToAnswer, notExpected } from './sign-up-phrases.ts';

/** The place of an applicant on a course. */
export const SIGN_UP_STATE = {
  signUpConfirmed: {
    subject: ({ seats, course }) =>
      courseSubject(seats === 1 ? EMAIL_TITLES.signUpConfirmed : 'Miesta potvrdené', course),
    email(facts, sender) {
      const { seats, course, namesPeople } = facts;
      const calendar = courseCalendar(facts, sender);
      return {
        preheader: [
          course.place && `Miesto konania: ${course.place}.`,
          calendar && 'Udalosť do kalendára je v prílohe.',
        ]
          .filter(Boolean)
          .join(' '),
        heading: seats === 1 ? 'Miesto máte potvrdené' : 'Miesta máte potvrdené',
        paragraphs: [
          `Dobrý deň, na tomto kurze pre Vás držíme ${seatsPhrase(seats)}.`,
          namesPeople ? 'Kto príde, nám môžete napísať kedykoľvek do začiatku kurzu, aj po častiach.' : '',
          sender.company.commitments.coursePayment,
        ],
        ...aboutSignUp(facts, sender),
        box: cannotComeBox(facts, sender),
        quotes: [{ title: 'Pokyny ku kurzu', text: course.invitation }],
        payment: paymentBlock(facts, sender),
        small: calendar && 'V prílohe nájdete udalosť, ktorú si môžete uložiť do kalendára.',
        calendar,
      };
    },
  },
  signUpWaiting: {
    /** Without a calendar event: a waiting applicant need not keep a day free. */
    email(facts, sender) {
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
        ...aboutSignUp(facts, sender),
        box: { title: 'Zatiaľ nemusíte robiť nič.', text: promise },
        small: `Zoznam náhradníkov Vás k ničomu nezaväzuje. Nechcete čakať? Prihlášku zrušíte na jej stránke.`,
      };
    },
  },
  signUpCancelled: {
    email(facts, sender) {
      const calendar = courseCalendar(facts, sender, 'CANCEL');
      return {
        preheader: 'Ďalšie termíny nájdete na našom webe.',
        heading: 'Prihláška je zrušená',
        paragraphs: ['Dobrý deň, Vašu nezáväznú prihlášku na tento kurz sme zrušili.'],
        ...aboutSignUp(notExpected(facts), sender),
        box: { title: 'O zrušenie ste nežiadali?', text: `Ozvite sa nám: ${howToAnswer(sender)}.` },
        small: calendar && 'Ak ste si kurz uložili do kalendára, prílohou tohto e-mailu ho v ňom zrušíte.',
        calendar,
      };
    },
  },
  signUpMoved: {
    /** The sign-up moves to another course; the course itself has not changed. */
    email(facts, sender) {
      const { status, course, seats } = facts;
      const holdsSeats = status === 'confirmed';
      const calendar = holdsSeats ? courseCalendar(facts, sender) : undefined;
      const places = seatsPhrase(seats);
      return {
        preheader: holdsSeats ? `Na novom termíne pre Vás držíme ${places}.` : 'Na novom termíne ste náhradník.',
        heading: 'Prihlášku sme presunuli na iný termín',
        paragraphs: [
          holdsSeats
            ? `Dobrý deň, na novom termíne pre Vás držíme ${places}. Pôvodný termín už pre Vás neplatí.`
            : `Dobrý deň, na novom termíne zatiaľ nie je dosť miest. Zapísali sme Vás na zoznam náhradníkov, čakáte na ${places}.`,
        ],
        ...aboutSignUp(facts, sender),
        tag: changedTag(facts, sender),
        box: { title: 'Nový termín Vám nevyhovuje?', text: `Dajte nám vedieť: ${howToAnswer(sender)}.` },
        quotes: [{ title: 'Pokyny ku kurzu', text: holdsSeats ? course.invitation : '' }],
        small: calendar && 'V prílohe je udalosť do kalendára s novým termínom.',
        calendar,
      };
    },
  },
  seatOffered: {
    /** The deadline comes last: mail programs cut long subjects, and the email repeats it. */
    subject(facts) {
      const { course, validUntil } = facts;
      return oneLine(`${courseSubject(offerHeading(facts), course)}. Odpovedzte do ${boundInstant(validUntil)}`);
    },
    email(facts, sender) {
      const { seats, wanted, validUntil } = facts;
      const seatsText = seatsPhrase(seats);
      return {
        preheader: `${seatsText.charAt(0).toUpperCase()}${seatsText.slice(1)} Vám držíme do ${boundInstant(validUntil)}.`,
        heading: offerHeading(facts),
        paragraphs: [
          `Dobrý deň, ${facts.isRequestedDate ? 'pridali sme termín kurzu, na ktorý čakáte; na ňom' : 'na kurze, na ktorý čakáte,'} ${verbFor(seats, 'je', 'sú')} pre Vás ${seats === 1 ? 'voľné miesto' : counted(seats, 'voľné miesto', 'voľné miesta', 'voľných miest')}.`,
          seats < wanted ? `Čakáte na ${seatsPhrase(wanted)}. Ak ponuku prijmete, ostatní ostanú v poradí.` : '',
        ],
        ...aboutSignUp(facts, sender),
        facts: [{ label: 'Ponuka platí do', value: boundInstant(validUntil) }],
        box: {
          isDeadline: true,
          title: `Odpovedzte do ${boundInstant(validUntil)}.`,
          text: `Potom ${seats === 1 ? 'miesto' : 'miesta'} ponúkneme ďalšiemu v poradí.${facts.isRequestedDate ? ' Ak Vám tento termín nevyhovuje, odmietnite ho a budete čakať na ďalší.' : ''}`,
        },
        small: `Na stránke ponuku prijmete alebo odmietnete. Samotné otvorenie odkazu nič nezmení. Radšej telefonicky? Dajte nám vedieť: ${howToAnswer(sender)}.`,
      };
    },
  },
} satisfies Partial<Templates>;

function paymentBlock({ paidSignUp, course }: ApplicantFacts, { company }: Sender): Email['payment'] {
  const payment = paidSignUp && paymentOf(paidSignUp, course.price, company);
  return (
    payment && {
      title: 'Chcete zaplatiť vopred?',
      text: 'Nemusíte. Ak chcete, naskenujte kód v aplikácii svojej banky alebo údaje prepíšte.',
      qrUrl: toPngDataURL(generate(payBySquare(payment)), { scale: 6, off: [255, 255, 255] }),
      facts: paymentFacts(payment),
    }
  );
}
