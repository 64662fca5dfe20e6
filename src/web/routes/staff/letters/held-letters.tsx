import { counted } from '#domain/slovak.ts';
import { HELD_LETTERS_PER_PAGE, listHeldLetters } from '#server/letters/held-letters.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { EmptyList } from '#web/ui/desk/desk-list.tsx';
import { heldLettersPath } from '#web/ui/desk/letters/held-letters-path.ts';
import { HeldReasons } from '#web/ui/desk/letters/held-reasons.tsx';
import { HeldRows } from '#web/ui/desk/letters/held-rows.tsx';
import { pageOf } from '#web/ui/desk/list-filter.ts';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { Pager } from '#web/ui/shared/pager.tsx';
import type { Route } from './+types/held-letters';

export const meta = () => pageMeta({ title: 'Listy – správa', description: 'Listy, ktoré čakajú na rozhodnutie' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const { db } = appOf(args.context);
  const list = await listHeldLetters(db, { page: pageOf(args.url.searchParams) });
  return { ...list, pageSize: HELD_LETTERS_PER_PAGE };
}

/** Letters that do not leave by themselves: staff say of each, or of all with one reason, whether it does. */
export default function HeldLetters({ loaderData }: Route.ComponentProps) {
  const { letters, total, page, counts, pageSize } = loaderData;
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>Zadržané listy</h1>
          <p>
            {total > 0
              ? `${counted(total, 'list čaká', 'listy čakajú', 'listov čaká')} na Vaše slovo`
              : 'Žiadny list nečaká na Vaše slovo'}
          </p>
        </div>
      </div>
      {letters.length > 0 ? (
        <>
          <HeldReasons counts={counts} />
          <HeldRows letters={letters} page={page} />
          <Pager page={page} pageSize={pageSize} total={total} path={heldLettersPath} />
        </>
      ) : (
        <EmptyList title="Nič tu nečaká">
          Zadržíme len list starší než tri dni, ktorý ešte nemal ako odísť, a&nbsp;štvrtý list, ktorý v&nbsp;jeden deň
          vyvolá na tú istú adresu formulár na webe.
        </EmptyList>
      )}
    </>
  );
}
