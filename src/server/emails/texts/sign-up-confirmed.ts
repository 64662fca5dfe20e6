import { generate } from 'lean-qr';
import { toPngDataURL } from 'lean-qr/extras/node_export';
import { cancellationSentence } from '#domain/company/company-facts.ts';
import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { paymentFacts, paymentOf } from '#domain/payments/payment.ts';
import { payBySquare } from '#server/payments/pay-by-square.ts';
import { courseCalendar } from './calendar.ts';
import type { ApplicantFacts, Email, Sender } from './email.ts';
import {
  applicantReason,
  courseSubject,
  courseTag,
  howToChange,
  seatsPhrase,
  signUpButton,
} from './sign-up-phrases.ts';

export function subject({ seats, course }: ApplicantFacts): string {
  return courseSubject(seats === 1 ? EMAIL_TITLES.signUpConfirmed : 'Miesta potvrdené', course);
}

export function email(facts: ApplicantFacts, sender: Sender): Email {
  const { signUpId, calendarSequence, seats, course, namesPeople } = facts;
  const { coursePayment, courseSubstitute } = sender.company.commitments;
  const calendar = courseCalendar({ signUpId, calendarSequence, course, sender, cancelled: false });
  return {
    preheader: [course.place && `Miesto konania: ${course.place}.`, calendar && 'Udalosť do kalendára je v prílohe.']
      .filter(Boolean)
      .join(' '),
    heading: seats === 1 ? 'Miesto máte potvrdené' : 'Miesta máte potvrdené',
    paragraphs: [
      `Dobrý deň, na tomto kurze pre Vás držíme ${seatsPhrase(seats)}.`,
      ...(namesPeople ? ['Kto príde, nám môžete napísať kedykoľvek do začiatku kurzu, aj po častiach.'] : []),
      ...(coursePayment ? [coursePayment] : []),
    ],
    tag: courseTag(facts),
    buttons: signUpButton(facts, sender),
    box: {
      tone: 'must',
      title: 'Nemôžete prísť?',
      text: [cancellationSentence(sender.company), courseSubstitute, howToChange(facts, sender)]
        .filter(Boolean)
        .join(' '),
    },
    quotes: course.invitation ? [{ title: 'Pokyny ku kurzu', text: course.invitation }] : [],
    payment: paymentBlock(facts, sender),
    small: calendar && 'V prílohe nájdete udalosť, ktorú si môžete uložiť do kalendára.',
    reason: applicantReason(facts),
    calendar,
  };
}

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
