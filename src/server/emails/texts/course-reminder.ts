import { cancellationSentence } from '#domain/company/company-facts.ts';
import { formatDays } from '#domain/day.ts';
import { missingNames } from '#domain/sign-ups/participant.ts';
import type { Email, EmailFacts, Sender } from './email.ts';
import {
  applicantReason,
  courseSubject,
  courseTag,
  howToChange,
  seatsPhrase,
  signUpButton,
} from './sign-up-phrases.ts';

export function subject({ course }: EmailFacts['courseReminder']): string {
  return courseSubject('Pripomíname', course);
}

export function email(facts: EmailFacts['courseReminder'], sender: Sender): Email {
  const { course, seats, unnamed } = facts;
  const { courseSubstitute } = sender.company.commitments;
  return {
    preheader: [formatDays(course.date, course.dateTo), course.place, course.city].filter(Boolean).join(', '),
    heading: 'Čoskoro sa uvidíme na kurze',
    paragraphs: [
      `Dobrý deň, pripomíname Vám kurz, na ktorom pre Vás držíme ${seatsPhrase(seats)}.`,
      ...(unnamed > 0
        ? [
            `V prihláške ${missingNames(unnamed)}. Doplňte ${unnamed === 1 ? 'ho' : 'ich'}, prosím, do začiatku kurzu.`,
          ]
        : []),
    ],
    tag: courseTag(facts),
    buttons: signUpButton(facts, sender),
    box: {
      tone: 'must',
      title: 'Nemôžete prísť?',
      text: [
        cancellationSentence(sender.company),
        courseSubstitute,
        `${howToChange(facts, sender)} Na Vaše miesto môže niekto čakať.`,
      ]
        .filter(Boolean)
        .join(' '),
    },
    quotes: course.invitation ? [{ title: 'Pokyny ku kurzu', text: course.invitation }] : [],
    reason: applicantReason(facts),
  };
}
