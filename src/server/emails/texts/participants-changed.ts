import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { type Roster, unnamedSentence } from '#domain/sign-ups/participant.ts';
import type { Email, ParticipantsFacts, Sender } from './email.ts';
import { oneLine } from './email-text.ts';
import { applicantReason, courseSubject, courseTag, howToAnswer, signUpButton } from './sign-up-phrases.ts';

export function subject({ course }: ParticipantsFacts): string {
  return courseSubject(EMAIL_TITLES.participantsChanged, course);
}

/** Without a calendar event: the date has not changed. */
export function email(facts: ParticipantsFacts, sender: Sender): Email {
  const { withdrawn, added, current } = facts;
  return {
    preheader: 'Kto sa kurzu nezúčastní a kto naň príde.',
    heading: 'V prihláške sme zmenili účastníkov',
    paragraphs: ['Dobrý deň, takto teraz vyzerá Vaša prihláška. Ostatné v nej platí bez zmeny.'],
    tag: courseTag(facts),
    quotes: [
      { title: 'Neprídu', people: withdrawn },
      { title: 'Prídu namiesto nich', people: { names: added, unnamed: 0 } },
      { title: 'Na kurze počítame s týmito účastníkmi', people: current },
    ]
      .map(({ title, people }) => ({ title, text: lines(people) }))
      .filter(({ text }) => text),
    buttons: signUpButton(facts, sender),
    box: { tone: 'must', title: 'Nesedí to?', text: `Ozvite sa nám: ${howToAnswer(sender)}.` },
    reason: applicantReason(facts),
  };
}

function lines({ names, unnamed }: Roster): string {
  return [...names.map(oneLine), ...(unnamed > 0 ? [unnamedSentence(unnamed)] : [])].join('\n');
}
