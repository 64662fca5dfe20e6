import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { counted } from '#domain/slovak.ts';
import type { Email, EmailFacts, Sender } from './email.ts';
import { applicantReason, courseSubject, courseTag, howToAnswer, signUpButton } from './sign-up-phrases.ts';

export function subject({ course }: EmailFacts['documentsIssued']): string {
  return courseSubject(EMAIL_TITLES.documentsIssued, course);
}

export function email(facts: EmailFacts['documentsIssued'], sender: Sender): Email {
  const { documents, linkCode } = facts;
  const attached =
    documents.length === 1
      ? `V prílohe je ${documents[0]?.title.toLowerCase()} č. ${documents[0]?.number}.`
      : `V prílohe je ${counted(documents.length, 'doklad', 'doklady', 'dokladov')} v jednom PDF, každý na vlastnej strane.`;
  return {
    preheader: 'Doklad je v prílohe. Pravosť overí každý naskenovaním kódu.',
    heading: documents.length === 1 ? 'Váš doklad o kurze' : 'Vaše doklady o kurze',
    paragraphs: [
      `Dobrý deň, ${attached[0]?.toLowerCase()}${attached.slice(1)}${linkCode ? ' Nájdete ho aj pri Vašej prihláške.' : ''}`,
      'Kód QR na papieri otvorí našu stránku, ktorá ukáže, čo je na doklade, a či dnes platí.',
    ],
    tag: courseTag(facts),
    buttons: signUpButton(facts, sender),
    small: `Nesedí na ňom niečo? Dajte nám vedieť: ${howToAnswer(sender)}. Vydáme opravený.`,
    reason: applicantReason(facts),
  };
}
