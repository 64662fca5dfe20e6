import type { SignUpHolder } from '#domain/actor.ts';
import type { Change } from '#server/change.ts';
import { giveFeedback } from '#server/feedback/feedback.ts';
import { savePayer } from '#server/payers/payer-changes.ts';
import { enterBirthDates } from '#server/results/birth-dates.ts';
import { answerOffer } from '#server/seat-offers/offer-answers.ts';
import {
  cancelOwnSignUp,
  replaceOwnPerson,
  transferOwnSignUp,
  withdrawOwnPeople,
} from '#server/sign-ups/applicant-acts.ts';
import { undoOwnAct } from '#server/undo/undo.ts';
import type { OwnAct } from './own-acts.ts';

/** Does what a form of the page asks for. */
export async function doOwnAct(change: Change<SignUpHolder>, id: string, act: OwnAct): Promise<{ outcome: string }> {
  switch (act.act) {
    case 'cancel':
      return cancelOwnSignUp(change, id);
    case 'withdraw':
      return withdrawOwnPeople(change, id, act);
    case 'replace':
      return replaceOwnPerson(change, id, act.participantId, act.colleague);
    case 'transfer':
      return transferOwnSignUp(change, id, act.courseId);
    case 'payer':
      return savePayer(change, id, act.payer, act.version);
    case 'feedback':
      return giveFeedback(change, id, act);
    case 'birthDates':
      return enterBirthDates(change, id, act.birthDates);
    case 'answer':
      return answerOffer(change, id, act.answer);
    case 'undo':
      return { outcome: await undoOwnAct(change, id) };
  }
}

/** Why nothing was done; after any other outcome the page shows the state as it is, also of a form sent twice. */
export const REFUSALS: Record<string, string> = {
  'too-late': 'Toto už cez stránku zmeniť nejde. Zavolajte nám alebo napíšte.',
  'changed-meanwhile': 'Prihláška sa medzitým zmenila. Skontrolujte ju a\u00A0vyberte znova.',
  'no-participants-left': 'Ak nepríde nikto, zrušte celú prihlášku.',
  'no-seats': 'Na tom termíne už nie je dosť miest. Vaše doterajšie miesta platia ďalej.',
  'course-gone': 'Na ten termín sa už presunúť nedá. Vaše doterajšie miesta platia ďalej.',
  'course-cancelled': 'Ten termín sme zrušili. Vaše doterajšie miesta platia ďalej.',
  'course-past': 'Ten termín sa už začal. Vaše doterajšie miesta platia ďalej.',
  ended: 'Táto ponuka už neplatí.',
  impossible: 'Vrátiť sa to už nedá: miesta medzitým dostal niekto iný, alebo sa prihláška zmenila.',
};
