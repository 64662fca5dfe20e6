import { listTaughtCourses } from '#server/attendance/taught-courses.ts';
import { today } from '#server/clock.ts';
import { appOf } from '#web/context.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { EmptyList } from '#web/desk/kit/desk-list.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/my-courses';
import { TaughtRows } from './taught-rows.tsx';

export const meta = () => pageMeta({ title: 'Moje kurzy – správa', description: 'Kurzy, ktoré vediete' });

export async function loader(args: Route.LoaderArgs) {
  const member = await requireStaff(args, 'teaching');
  const app = appOf(args.context);
  const day = today(app);
  return { ...(await listTaughtCourses(app.db, member.id, day)), today: day };
}

export default function MyCourses({ loaderData: { coming, past, today } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Moje kurzy" note="Kurzy, ktoré vediete" />
      <section className="taught">
        <h2>Dnes a&nbsp;najbližšie</h2>
        {coming.length > 0 ? (
          <TaughtRows label="Dnes a najbližšie" courses={coming} today={today} />
        ) : (
          <EmptyList title="Žiadny kurz pred sebou nemáte.">Kurzy Vám prideľuje koordinátor.</EmptyList>
        )}
      </section>
      {past.length > 0 && (
        <section className="taught">
          <h2>Za posledné tri mesiace</h2>
          <TaughtRows label="Za posledné tri mesiace" courses={past} today={today} />
        </section>
      )}
    </>
  );
}
