import { counted } from '#domain/slovak.ts';
import { listHeldLetters } from '#server/letters/held-letter-list.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { DeskHead } from '#web/ui/desk/desk-head.tsx';
import { DeskList, EmptyList } from '#web/ui/desk/desk-list.tsx';
import { heldLettersPath, readHeldFilter } from '#web/ui/desk/letters/held-letters-path.ts';
import { HeldReasons } from '#web/ui/desk/letters/held-reasons.tsx';
import { HeldRows } from '#web/ui/desk/letters/held-rows.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/held-letters';

export const meta = () =>
  pageMeta({ title: 'E-maily – správa', description: 'E-maily, ktoré čakajú na rozhodnutie' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  return listHeldLetters(appOf(args.context).db, readHeldFilter(args.url.searchParams));
}

/** Letters that do not leave by themselves: staff say of each, or of all with one reason, whether it does. */
export default function HeldLetters({ loaderData: list }: Route.ComponentProps) {
  return (
    <>
      <DeskHead
        title="Zadržané e-maily"
        note={
          list.total > 0
            ? `${counted(list.total, 'e-mail čaká', 'e-maily čakajú', 'e-mailov čaká')} na Vaše slovo`
            : 'Žiadny e-mail nečaká na Vaše slovo'
        }
      />
      <DeskList {...list} path={(page) => heldLettersPath({ page })} empty={<Nothing />}>
        <HeldReasons counts={list.counts} />
        <HeldRows letters={list.rows} page={list.page} />
      </DeskList>
    </>
  );
}

function Nothing() {
  return (
    <EmptyList title="Nič tu nečaká">
      Zadržíme len e-mail starší než tri dni, ktorý ešte nemal ako odísť, a&nbsp;štvrtý e-mail, ktorý v&nbsp;jeden deň
      vyvolá na tú istú adresu formulár na webe.
    </EmptyList>
  );
}
