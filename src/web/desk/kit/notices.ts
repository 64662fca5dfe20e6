import { EVENT_LABELS, type NewEvent, type Noun, type RecordedEvent } from '#domain/events/event.ts';
import { actorLabel, eventLabel } from '#domain/events/history.ts';
import { spelledInstant } from '#domain/instant.ts';
import { countedAs } from '#domain/slovak.ts';

/** The result of the last action on the desk, shown by the next page. */
export type Notice =
  | keyof typeof UNCHANGED
  | keyof typeof DONE
  | `${Counted}.${number}`
  | `${NewEvent['noun']}.${NewEvent['verb']}`;

type Counted = keyof typeof COUNTED;

export interface NoticeText {
  isDone: boolean;
  text: string;
}

/** Results of actions that changed nothing, with the reason. */
const UNCHANGED = {
  'nothing-chosen': 'Nič nebolo vybrané. Najprv označte riadky v zozname.',
  'nothing-changed': 'Nič sa nezmenilo: už je to tak, alebo sa to už nedá.',
  gone: 'Nič sa nezmenilo: medzitým to niekto zmazal.',
  'already-sent': 'Tento formulár ste už odoslali, druhýkrát sa nič nestalo.',
  'request-taken': 'Niekto bol rýchlejší, dopyt už rieši kolega.',
  'sign-up-new': 'Nič sa nezmenilo: prihláška je nová, ešte neprečítaná.',
  'sign-up-confirmed': 'Nič sa nezmenilo: prihláška už je prečítaná a miesto má potvrdené.',
  'sign-up-waiting': 'Nič sa nezmenilo: prihláška čaká medzi náhradníkmi.',
  'sign-up-cancelled': 'Nič sa nezmenilo: prihláška už bola zrušená.',
  'no-participants-left': 'Odhlásili by ste všetkých: zrušte celú prihlášku.',
  'sign-ups-cancelled': 'Nič sa nezmenilo: vybrané prihlášky už boli zrušené.',
  'course-gone': 'Nič sa nezmenilo: kurz bol zmazaný.',
  'course-cancelled': 'Nič sa nezmenilo: kurz bol zrušený.',
  'course-past': 'Nič sa nezmenilo: kurz sa už začal.',
} as const;

/** Results that say more than the event that was recorded. */
const DONE = {
  'sign-up-entered-waiting': 'Prihláška je zapísaná medzi náhradníkmi, miesto na kurze zatiaľ nemá.',
  'rows-corrected': 'Opravy riadkov sú uložené. Mená sa do prihlášky zapíšu, keď ich potvrdíte.',
  'reply-written': 'Odpoveď odíde o pol minúty. Dovtedy ju môžete zastaviť v E-mailoch.',
  'message-written': 'E-maily odídu o pol minúty. Dovtedy ich môžete zastaviť v E-mailoch.',
  'documents-issued': 'Doklady sú vydané. E-maily odídu o pol minúty, dovtedy ich môžete zastaviť v E-mailoch.',
} as const;

const COUNTED = {
  'course-deleted': (count: number) => deletedWith(count, 'e-mail o tom neodchádza'),
  'course-deleted-by-email': (count: number) => deletedWith(count, 'kto nechal e-mail, dostane správu'),
} as const;

function deletedWith(count: number, ending: string): string {
  const signUps = countedAs(count, ['prihláška', 'prihlášky', 'prihlášok'], ['zrušená', 'zrušené', 'zrušených']);
  return `Kurz zmazaný. ${signUps} Údaje zostali uložené, ${ending}.`;
}

/** The text of a notice; undefined for unknown values, because they come from a cookie. */
export function noticeText(notice: Notice): NoticeText | undefined {
  if (Object.hasOwn(UNCHANGED, notice)) return { isDone: false, text: UNCHANGED[notice as keyof typeof UNCHANGED] };
  if (Object.hasOwn(DONE, notice)) return { isDone: true, text: DONE[notice as keyof typeof DONE] };
  const [first = '', second = ''] = notice.split('.');
  if (Object.hasOwn(COUNTED, first) && /^\d{1,4}$/.test(second))
    return { isDone: true, text: COUNTED[first as Counted](Number(second)) };
  const labels: Record<string, string> = Object.hasOwn(EVENT_LABELS, first) ? EVENT_LABELS[first as Noun] : {};
  const label = Object.hasOwn(labels, second) ? labels[second] : undefined;
  return label === undefined ? undefined : { isDone: true, text: `Hotovo: ${inSentence(label)}.` };
}

/** Who brought the record into the state that made the action useless, and when. */
export function lastStepSentence(event: RecordedEvent, readerId: string): string {
  const who = event.actor.id === readerId ? 'Vy' : actorLabel(event.actor);
  return `Naposledy: ${inSentence(eventLabel(event))} (${who}, ${spelledInstant(event.at)}).`;
}

function inSentence(label: string): string {
  return `${label[0]?.toLowerCase()}${label.slice(1)}`;
}

export function readNotice(value: unknown): Notice | undefined {
  return typeof value === 'string' && noticeText(value as Notice) ? (value as Notice) : undefined;
}
