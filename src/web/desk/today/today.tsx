import { useState } from 'react';
import { takenSeats } from '#domain/courses/seats.ts';
import { formatDay, formatWeekday, spelledWeekday } from '#domain/day.ts';
import { nonBreaking, outOf } from '#domain/slovak.ts';
import {
  countNotShown,
  itemKey,
  sumOf,
  TODAY_KIND_NAMES,
  TODAY_KINDS,
  type TodayItem,
} from '#domain/today/today-item.ts';
import { waitingSentence } from '#domain/today/waiting-sentence.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { listLecturers } from '#server/staff/lecturers.ts';
import { listComingWeek } from '#server/today/coming-week.ts';
import { listFirstSteps } from '#server/today/first-steps.ts';
import { hasPostponements } from '#server/today/postponements.ts';
import { readToday } from '#server/today/today.ts';
import { isStillUndoable } from '#server/undo/undo-time.ts';
import { occupancyPath } from '#web/desk/courses/course-paths.ts';
import type { CorrectionRefusal } from '#web/desk/emails/email-forms.tsx';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { TODAY } from '#web/desk/kit/desk-sections.ts';
import { readJustDone } from '#web/desk/kit/just-done.ts';
import { readChoice } from '#web/desk/kit/query.ts';
import { UndoNotice, UndoneNotice } from '#web/desk/kit/undo-notice.tsx';
import { useRowsShown } from '#web/desk/kit/use-rows-shown.ts';
import { waitingPhrase } from '#web/desk/kit/waiting-counts.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Sign } from '#web/shared/sign.tsx';
import type { Route } from './+types/today';
import { FirstSteps } from './first-steps.tsx';
import { ActionButton, ItemForm } from './item-form.tsx';
import { itemPath } from './item-path.ts';
import { isUndoable, KIND, readTodayDone, todayDoneSentence, todayUndoPath } from './today-done.ts';
import { TodayGroup } from './today-group.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const alone = readChoice(args.url.searchParams, KIND, TODAY_KINDS);
  const [{ items, counts }, postponed, firstSteps, week] = await Promise.all([
    readToday(app, 'due', alone),
    readPostponed(app),
    listFirstSteps(db, staff),
    listComingWeek(app),
  ]);
  const total = sumOf(counts);
  const done = readTodayDone(args.url.searchParams);
  const { undone } = readJustDone(args.url.searchParams);
  const ofKind = items.filter(({ kind }) => kind === alone);
  const shown = ofKind.length > 0 ? ofKind : items;
  return {
    items: shown,
    alone: ofKind.length > 0 ? alone : undefined,
    counts,
    total,
    postponed,
    firstSteps,
    day: today(app),
    undone,
    lecturers: shown.some(({ kind }) => kind === 'noLecturer') ? await listLecturers(db) : [],
    week,
    done: done && isStillUndoable(app, done.at) ? done : undefined,
  };
}

/** Read in full, as hardly ever many items are postponed. */
async function readPostponed(app: App): Promise<{ items: TodayItem[]; total: number }> {
  if (!(await hasPostponements(app.db, today(app)))) return { items: [], total: 0 };
  const { items, counts } = await readToday(app, 'postponed');
  const { inTime, urgent } = sumOf(counts);
  return { items, total: inTime + urgent };
}

/** The page is also rendered after a corrected address was refused. */
interface TodayProps {
  loaderData: Route.ComponentProps['loaderData'];
  actionData?: CorrectionRefusal;
}

/** Everything the office has to do, by kind; each item can be closed here. */
export default function Today({ loaderData, actionData }: TodayProps) {
  const { items, counts, total, alone, postponed, firstSteps, day, lecturers, week, done, undone } = loaderData;
  const shown = items.slice(0, useRowsShown());
  return (
    <>
      <DeskHead title="Dnes" note={`${spelledWeekday(day)} – ${waitingPhrase(total)}`}>
        {alone && <ActButton label="Zobraziť všetko" to={TODAY} keys="up" />}
      </DeskHead>
      <div className="today-page">
        <div>
          <TodayNotices done={done} undone={undone} alone={alone} />
          {firstSteps.length > 0 && <FirstSteps steps={firstSteps} />}
          {items.length === 0 && firstSteps.length === 0 ? (
            <NothingToday />
          ) : (
            TODAY_KIND_NAMES.map((kind) => {
              const shownOfKind = shown.filter((item) => item.kind === kind);
              return (
                shownOfKind.length > 0 && (
                  <TodayGroup
                    key={kind}
                    kind={kind}
                    count={counts[kind]}
                    items={shownOfKind}
                    notShown={countNotShown(
                      counts[kind],
                      items.filter((item) => item.kind === kind),
                    )}
                    nextOf={(item) => nextOf(items, items.indexOf(item))}
                    today={day}
                    lecturers={lecturers}
                    refusal={actionData}
                    alone={alone}
                  />
                )
              );
            })
          )}
          <PostponedItems {...postponed} />
        </div>
        <ComingWeek week={week} />
      </div>
    </>
  );
}

/** The item to move to once this one is closed. */
function nextOf(items: Parameters<typeof itemKey>[0][], index: number): string {
  const next = items[index + 1] ?? items[index - 1];
  return next ? itemKey(next) : '';
}

/** The last action, with an undo button; it stays visible while the page scrolls to the next item. */
function TodayNotices({ done, undone, alone }: Pick<TodayProps['loaderData'], 'done' | 'undone' | 'alone'>) {
  if (!done && !undone) return null;
  return (
    <div className="today-notices">
      {done && isUndoable(done) && (
        <UndoNotice done={todayDoneSentence(done)} at={done.at} action={todayUndoPath(done.action, alone)} />
      )}
      {done && !isUndoable(done) && (
        <DeskNotice sign={done.count > 0 ? 'system-ok' : 'system-pozor'}>
          <p>{todayDoneSentence(done)}</p>
        </DeskNotice>
      )}
      {undone && <UndoneNotice {...undone} />}
    </div>
  );
}

/** Shown in place of a list without items. */
function NothingToday() {
  return (
    <div className="empty">
      <Sign src="system-ok" size={56} />
      <h2>Na dnes je všetko hotové.</h2>
      <p>Keď príde nový dopyt alebo prihláška, objaví sa tu.</p>
    </div>
  );
}

/** The postponed items: until when, by whom, and a button to return them at once. */
function PostponedItems({ items, total }: { items: TodayItem[]; total: number }) {
  if (total === 0) return null;
  return (
    <details className="panel put-off">
      <summary>
        Odložené <span className="num">({total})</span>
      </summary>
      <ul className="lines lines--across">
        {items.map((item) => (
          <PostponedItem key={itemKey(item)} item={item} />
        ))}
      </ul>
    </details>
  );
}

function PostponedItem({ item }: { item: TodayItem }) {
  const [isClosing, setClosing] = useState(false);
  return (
    <li hidden={isClosing}>
      <div>
        <a href={itemPath(item)}>{nonBreaking(waitingSentence(item))}</a>
        {item.postponement && (
          <p className="sub">
            vráti sa {formatDay(item.postponement.untilDay)}
            {item.postponement.by && `, odložil(a) ${item.postponement.by}`}
          </p>
        )}
      </div>
      <ItemForm item={item} next={itemKey(item)} onClosing={setClosing}>
        <ActionButton action="vratenie" className="btn btn--line btn--sm">
          Vrátiť medzi dnešné
        </ActionButton>
      </ItemForm>
    </li>
  );
}

const NEAR_DAYS = ['dnes, ', 'zajtra, '];

/** The courses of a week that begins today, beside what waits; days without a course are left out. */
function ComingWeek({ week }: { week: Awaited<ReturnType<typeof listComingWeek>> }) {
  return (
    <section className="coming-week" aria-labelledby="tyzden">
      <h2 id="tyzden">Najbližších 7&nbsp;dní</h2>
      {week.every(({ courses }) => courses.length === 0) && <p>Bez kurzu.</p>}
      {week.map(
        ({ day, courses }, index) =>
          courses.length > 0 && (
            <section key={day}>
              <h3>
                {NEAR_DAYS[index]}
                {formatWeekday(day)}
              </h3>
              <ul>
                {courses.map(({ id, nameOfCourse, city, hours, lecturer, held, ...seats }) => {
                  const ofSeveral = held.length > 1 && `${held.indexOf(day) + 1}. deň ${outOf(held.length)}`;
                  const facts = [hours, city, ofSeveral, takenSeats(seats), lecturer].filter(Boolean);
                  return (
                    <li key={id}>
                      <a href={occupancyPath(id)}>{nonBreaking(nameOfCourse)}</a>
                      <p>{nonBreaking(facts.join(' · '))}</p>
                    </li>
                  );
                })}
              </ul>
            </section>
          ),
      )}
    </section>
  );
}
