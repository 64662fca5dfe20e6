import { isAddressWrong } from '#domain/emails/email-trouble.ts';
import type { TodayItem } from '#domain/today/today-item.ts';
import { coursePhrase } from '#domain/today/waiting-sentence.ts';
import { AMBIGUOUS_CLIENTS } from '#web/desk/clients/client-list.ts';
import { contactRequestList } from '#web/desk/contact-requests/contact-request-list.ts';
import { coursePagePath, newDatesPath } from '#web/desk/courses/course-paths.ts';
import { emailList } from '#web/desk/emails/email-list.ts';
import { Choices } from '#web/desk/kit/choices.tsx';
import { keyAttributes } from '#web/desk/kit/desk-form.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import type { Option } from '#web/desk/kit/list.ts';
import { signUpAgainPath } from '#web/desk/sign-ups/sign-up-paths.ts';
import { ActionButton, needsAddressCorrection } from './item-form.tsx';
import { emailListFilterOf } from './item-path.ts';
import type { TodayActionPath } from './today-done.ts';

interface TodayActionsProps {
  item: TodayItem;
  /** The people who can be assigned to a course. */
  lecturers: readonly Option[];
}

/** The action that closes an item, and the second one where there are two: the content of its form. */
export function TodayActions({ item, lecturers }: TodayActionsProps) {
  const button = (action: TodayActionPath, label: string, isSecond = false) => (
    <ActionButton
      action={action}
      className={isSecond ? 'quiet' : 'btn btn--sm'}
      {...(isSecond ? {} : keysOf(action))}
    >
      {label}
    </ActionButton>
  );
  const link = (href: string, label: string, key: string, isSecond = false) => (
    <a className={isSecond ? 'quiet' : 'btn btn--sm'} href={href} aria-keyshortcuts={key}>
      {label}
    </a>
  );
  const [id = ''] = item.ids;
  switch (item.kind) {
    case 'newSignUps':
      return button('precitanie', item.ids.length === 1 ? 'Prečítané' : 'Prečítané všetky');
    case 'endedOffers':
      return (
        <>
          {item.next === 'offer' && button('ponuka', 'Ponúknuť znova')}
          {item.next === 'confirm' && button('miesto', 'Potvrdiť miesto')}
          {button('hotovo', 'Nechať čakať', item.next !== 'nothing')}
        </>
      );
    case 'newRequests':
      return (
        <>
          {button('prevzatie', 'Prevziať')}
          {link(contactRequestList.record(id, {}, 'odpoved'), 'Odpovedať', KEYS.write, true)}
          <ActionButton action="vybavenie" className="quiet" aria-keyshortcuts={KEYS.settle}>
            Vybavený
          </ActionButton>
        </>
      );
    case 'dueSteps':
      return button('krok', 'Krok je hotový');
    case 'emails':
      return !isAddressWrong(item.why) && button('odoslanie', 'Poslať znova', true);
    case 'heldEmails':
      if (needsAddressCorrection(item)) return null;
      return item.count > item.ids.length
        ? link(emailList.below('odoslanie-vsetkych', emailListFilterOf(item)), 'Poslať všetky', KEYS.confirm)
        : button('odoslanie', item.count > 1 ? 'Poslať všetky' : 'Poslať');
    case 'noLecturer':
      return (
        <>
          <select name="lektor" className="input" aria-label={`Lektor, ${coursePhrase(item.course)}`} required>
            <option value="">Vyberte lektora</option>
            <Choices choices={lecturers} />
          </select>
          {button('lektor', 'Priradiť')}
        </>
      );
    case 'noNames':
      return item.signUps.some(({ email }) => email !== '') && button('mena', 'Vyžiadať mená');
    case 'belowMinimum':
      return (
        <>
          {button('hotovo', 'Kurz sa uskutoční')}
          {link(coursePagePath(id, 'zrusenie'), 'Zrušiť kurz', KEYS.cancel, true)}
        </>
      );
    case 'upcomingCourse':
      return (
        <>
          {button('hotovo', 'Hotovo')}
          {link(coursePagePath(id, 'listina.pdf'), 'Listina (PDF)', KEYS.download, true)}
        </>
      );
    case 'lowScores':
      return button('hotovo', 'Vybavené');
    case 'renewals':
      return (
        <>
          {item.email && button('pripomenutie', 'Pripomenúť')}
          {!item.isErased && link(signUpAgainPath(id), 'Prihlásiť znova', KEYS.copy, true)}
          {button('hotovo', 'Vybavené', item.email !== '')}
        </>
      );
    case 'closings':
      return (
        <>
          {link(coursePagePath(id, 'uzavretie'), 'Výsledky', KEYS.confirm)}
          {button('hotovo', 'Netreba', true)}
        </>
      );
    case 'handOvers':
      return (
        <>
          {link(coursePagePath(id, 'podklady'), 'Podklady', KEYS.confirm)}
          {button('hotovo', 'Netreba', true)}
        </>
      );
    case 'requestedDates': {
      const { courseTypeId, city } = item.requestedDate;
      return link(newDatesPath(courseTypeId, city), 'Pridať termín', KEYS.confirm);
    }
    case 'ambiguousClients':
      return link(AMBIGUOUS_CLIENTS, 'Posúdiť', KEYS.confirm);
  }
}

/** An action that sends emails must not be triggered by a key alone. */
function keysOf(action: TodayActionPath) {
  return keyAttributes({ keys: 'confirm', needsEnter: SENDING.has(action) });
}

const SENDING = new Set<TodayActionPath>(['odoslanie', 'ponuka', 'miesto', 'mena', 'pripomenutie']);
