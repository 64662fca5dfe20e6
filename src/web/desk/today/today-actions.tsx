import { isAddressWrong } from '#domain/emails/email-trouble.ts';
import type { TodayItem } from '#domain/today/today-item.ts';
import { coursePhrase } from '#domain/today/waiting-sentence.ts';
import { AMBIGUOUS_CLIENTS } from '#web/desk/clients/client-list.ts';
import { contactRequestList } from '#web/desk/contact-requests/contact-request-list.ts';
import { coursePagePath } from '#web/desk/courses/course-paths.ts';
import { emailList } from '#web/desk/emails/email-list.ts';
import { Choices } from '#web/desk/kit/choices.tsx';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import type { Option } from '#web/desk/kit/list.ts';
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
      className={isSecond ? 'btn btn--line btn--sm' : 'btn btn--sm'}
      {...(isSecond ? {} : keysOf(action))}
    >
      {label}
    </ActionButton>
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
          <a
            className="btn btn--line btn--sm"
            href={contactRequestList.record(id, {}, 'odpoved')}
            aria-keyshortcuts={KEYS.write}
          >
            Odpovedať
          </a>
        </>
      );
    case 'dueSteps':
      return button('krok', 'Krok je hotový');
    case 'emails':
      return !isAddressWrong(item.why) && button('odoslanie', 'Poslať znova', true);
    case 'heldEmails':
      if (needsAddressCorrection(item)) return null;
      return item.count > item.ids.length ? (
        <a
          className="btn btn--sm"
          href={emailList.below('odoslanie-vsetkych', emailListFilterOf(item))}
          aria-keyshortcuts={KEYS.confirm}
        >
          Poslať všetky
        </a>
      ) : (
        button('odoslanie', item.count > 1 ? 'Poslať všetky' : 'Poslať')
      );
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
          <a className="btn btn--line btn--sm" href={coursePagePath(id, 'zrusenie')} aria-keyshortcuts={KEYS.cancel}>
            Zrušiť kurz
          </a>
        </>
      );
    case 'upcomingCourse':
      return (
        <>
          {button('hotovo', 'Hotovo')}
          <a
            className="btn btn--line btn--sm"
            href={coursePagePath(id, 'listina.pdf')}
            aria-keyshortcuts={KEYS.download}
          >
            Listina (PDF)
          </a>
        </>
      );
    case 'lowScores':
      return button('hotovo', 'Vybavené');
    case 'closings':
    case 'handOvers':
      return (
        <>
          <a
            className="btn btn--sm"
            href={coursePagePath(id, item.kind === 'closings' ? 'uzavretie' : 'podklady')}
            aria-keyshortcuts={KEYS.confirm}
          >
            {item.kind === 'closings' ? 'Výsledky' : 'Podklady'}
          </a>
          {button('hotovo', 'Netreba', true)}
        </>
      );
    case 'requestedDates': {
      const { courseTypeId, city } = item.requestedDate;
      const path = `${COURSE_TYPES}/${encodeURIComponent(courseTypeId)}/terminy?${new URLSearchParams({ mesto: city })}`;
      return (
        <a className="btn btn--sm" href={path} aria-keyshortcuts={KEYS.confirm}>
          Pridať termín
        </a>
      );
    }
    case 'ambiguousClients':
      return (
        <a className="btn btn--sm" href={AMBIGUOUS_CLIENTS} aria-keyshortcuts={KEYS.confirm}>
          Posúdiť
        </a>
      );
  }
}

/** An action that sends emails must not be triggered by a key alone. */
function keysOf(action: TodayActionPath) {
  const sends = action === 'odoslanie' || action === 'ponuka' || action === 'miesto' || action === 'mena';
  return sends ? keyThatFocuses(KEYS.confirm) : { 'aria-keyshortcuts': KEYS.confirm };
}
