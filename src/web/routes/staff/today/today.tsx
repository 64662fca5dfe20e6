import { spelledWeekday } from '#domain/day.ts';
import { counted } from '#domain/slovak.ts';
import { itemKey, type TodayItem } from '#domain/today/today-item.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { isStillUndoable } from '#server/events/undoable-events.ts';
import { listLecturers } from '#server/staff/lecturers.ts';
import { listComing } from '#server/today/coming-courses.ts';
import { isAnythingPutOff } from '#server/today/postponed.ts';
import { readToday, sumOf } from '#server/today/today.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { DeskHead } from '#web/ui/desk/desk-head.tsx';
import { readJustDone } from '#web/ui/desk/just-done.ts';
import type { MendingRefusal } from '#web/ui/desk/today/mending-form.tsx';
import { MoreItems } from '#web/ui/desk/today/more-items.tsx';
import { NothingToday } from '#web/ui/desk/today/nothing-today.tsx';
import { PutOffItems } from '#web/ui/desk/today/put-off-items.tsx';
import { TodayCountLinks } from '#web/ui/desk/today/today-counts.tsx';
import { readTodayDone } from '#web/ui/desk/today/today-done.ts';
import { TodayNotices } from '#web/ui/desk/today/today-notices.tsx';
import { TodayRow } from '#web/ui/desk/today/today-row.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/today';

export const meta = () => pageMeta({ title: 'Dnes – správa', description: 'Čo dnes čaká na vybavenie' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const app = appOf(args.context);
  const [{ items, counts }, putOff] = await Promise.all([readToday(app, 'due'), readPutOff(app)]);
  const total = sumOf(counts);
  const done = readTodayDone(args.url.searchParams);
  const { undone } = readJustDone(args.url.searchParams);
  return {
    ...{ items, counts, total, putOff, day: today(app), undone },
    lecturers: items.some(({ kind }) => kind === 'noLecturer') ? await listLecturers(app.db) : [],
    coming: total === 0 ? await listComing(app) : [],
    done: done && isStillUndoable(app, done.at) ? done : undefined,
  };
}

/** Hardly ever is much put off. */
async function readPutOff(app: App): Promise<{ items: TodayItem[]; total: number }> {
  if (!(await isAnythingPutOff(app.db, today(app)))) return { items: [], total: 0 };
  const { items, counts } = await readToday(app, 'putOff');
  return { items, total: sumOf(counts) };
}

/** The page stands also where an address was refused. */
interface TodayProps {
  loaderData: Route.ComponentProps['loaderData'];
  actionData?: MendingRefusal;
}

/** All that waits for a person of the office, oldest first, each closed where it stands. */
export default function Today({ loaderData, actionData }: TodayProps) {
  const { items, counts, total, putOff, day, lecturers, coming, done, undone } = loaderData;
  return (
    <>
      <DeskHead
        title="Dnes"
        note={`${spelledWeekday(day)} – ${total > 0 ? counted(total, 'vec čaká', 'veci čakajú', 'vecí čaká') : 'nič nečaká'}`}
      />
      <TodayNotices done={done} undone={undone} />
      {total === 0 ? (
        <NothingToday coming={coming} />
      ) : (
        <>
          <TodayCountLinks counts={counts} items={items} />
          <ol className="today">
            {items.map((item, index) => (
              <TodayRow
                key={itemKey(item)}
                item={item}
                next={nextOf(items, index)}
                today={day}
                lecturers={lecturers}
                refusal={actionData}
              />
            ))}
          </ol>
          <MoreItems counts={counts} items={items} />
        </>
      )}
      <PutOffItems {...putOff} />
    </>
  );
}

/** The item whose turn it is once this one is closed. */
function nextOf(items: Parameters<typeof itemKey>[0][], index: number): string {
  const next = items[index + 1] ?? items[index - 1];
  return next ? itemKey(next) : '';
}
