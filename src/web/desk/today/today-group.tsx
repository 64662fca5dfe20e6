import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { type Day, formatDay, formatWeekday } from '#domain/day.ts';
import { dayOf } from '#domain/instant.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { postponementDays } from '#domain/today/postponement.ts';
import { itemKey, TODAY_KINDS, type TodayItem, type TodayKind, type WaitingCount } from '#domain/today/today-item.ts';
import { waitingSentence } from '#domain/today/waiting-sentence.ts';
import type { CorrectionRefusal } from '#web/desk/emails/email-forms.tsx';
import { InstantDay } from '#web/desk/kit/instant.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import type { Option } from '#web/desk/kit/list.ts';
import { WaitingCounts } from '#web/desk/kit/waiting-counts.tsx';
import { ActionButton, ItemForm } from './item-form.tsx';
import { itemPath, kindPath } from './item-path.ts';
import { TodayActions } from './today-actions.tsx';
import { TodayDetails } from './today-details.tsx';
import { postponingPath } from './today-done.ts';

interface TodayGroupProps extends Omit<TodayRowProps, 'item' | 'next'> {
  kind: TodayKind;
  count: WaitingCount;
  /** The items of this kind. */
  items: TodayItem[];
  /** How many more wait that this page does not have. */
  notShown: number;
  /** Returns the key of the item to focus once the given one is closed. */
  nextOf: (item: TodayItem) => string;
}

/** All waiting items of one kind, under one heading with its count. */
export function TodayGroup({ kind, count, items, notShown, nextOf, ...row }: TodayGroupProps) {
  const [isClosing, setClosing] = useState(false);
  const last = items.at(-1);
  return (
    <section className="today-group" aria-labelledby={kind} hidden={isClosing}>
      <div className="today-band">
        <h2 id={kind}>
          {TODAY_KINDS[kind].title} <WaitingCounts {...count} />
        </h2>
        {kind === 'newSignUps' && items.length > 1 && last && (
          <ItemForm item={{ kind, ids: items.flatMap(({ ids }) => ids) }} next={nextOf(last)} onClosing={setClosing}>
            <ActionButton action="precitanie" className="quiet">
              Prečítané všetky prihlášky
            </ActionButton>
          </ItemForm>
        )}
      </div>
      <ol className="today">
        {items.map((item) => (
          <TodayRow key={itemKey(item)} item={item} next={nextOf(item)} {...row} />
        ))}
      </ol>
      {notShown > 0 && (
        <a className="today-beyond" href={kindPath(kind)}>
          a&nbsp;ďalšie <span className="num">({notShown})</span>
        </a>
      )}
    </section>
  );
}

interface TodayRowProps {
  item: TodayItem;
  /** The item that is focused once this one is closed. */
  next: string;
  today: Day;
  lecturers: readonly Option[];
  refusal: CorrectionRefusal | undefined;
  /** The kind that the page shows alone. */
  alone: TodayKind | undefined;
}

/**
 * One waiting item: a sentence about it, since when it waits, and the action that closes it. Memoized, so that closing
 * one of many items renders that row alone.
 */
const TodayRow = memo(function TodayRow({ item, next, today, lecturers, refusal, alone }: TodayRowProps) {
  const [isClosing, setClosing] = useState(false);
  const isPartOfMore = item.kind === 'heldEmails' && item.count > item.ids.length;
  return (
    <li data-row hidden={isClosing} className={item.isUrgent ? 'urgent' : undefined}>
      <div className="today-item">
        <h3>
          <a href={itemPath(item)} id={itemKey(item)}>
            {nonBreaking(waitingSentence(item))}
          </a>
        </h3>
        <p className="today-since">
          <Since since={item.since} />
          {item.kind === 'newRequests' && item.isUrgent && ', po\u00A0lehote'}
        </p>
        <TodayDetails item={item} next={next} refusal={refusal} />
        {item.postponement && <PostponementNote postponement={item.postponement} />}
      </div>
      <ItemForm item={item} next={next} alone={alone} className="today-acts" onClosing={setClosing}>
        <TodayActions item={item} lecturers={lecturers} />
        {!isPartOfMore && <PostponeMenu item={item} today={today} alone={alone} />}
      </ItemForm>
    </li>
  );
});

function PostponementNote({
  postponement: { by, at, isDone },
}: {
  postponement: NonNullable<TodayItem['postponement']>;
}) {
  return (
    <p className="today-put-off">
      {isDone ? 'Naposledy vybavil(a)' : 'Odložil(a)'} {by || 'kolega'} {formatDay(dayOf(at))}
    </p>
  );
}

function Since({ since }: { since: string }): ReactNode {
  return <>od {since.length === 10 ? <time dateTime={since}>{formatDay(since)}</time> : <InstantDay at={since} />}</>;
}

/** As menus and dialogs do. */
function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** „Odložiť“: until one of the proposed days, or any other day. */
function PostponeMenu({ item, today, alone }: Pick<TodayRowProps, 'item' | 'today' | 'alone'>) {
  return (
    <details className="postpone" name="odlozit" onKeyDown={closeByEscape}>
      <summary className="quiet" aria-keyshortcuts={KEYS.postpone}>
        Odložiť
      </summary>
      <div>
        {postponementDays(today).map(({ label, day }) => (
          <ActionButton key={label} action="odlozenie" name="do" value={day} formNoValidate>
            {label} <span className="num">{formatWeekday(day)}</span>
          </ActionButton>
        ))}
        <a href={postponingPath(item, alone)}>Iný deň</a>
      </div>
    </details>
  );
}
