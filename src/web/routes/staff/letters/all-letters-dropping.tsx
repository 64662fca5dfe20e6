import { listLettersToDecide } from '#server/letters/letters-to-decide.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { LettersDecision } from '#web/ui/desk/letters/letters-decision.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/all-letters-dropping';
import { readLettersInQuestion } from './letters-in-question.ts';

const TITLE = 'Neposielať žiadny';

export const meta = () => pageMeta({ title: TITLE, description: 'Vyradenie všetkých e-mailov z výberu' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { filter, heldBecause } = readLettersInQuestion(args);
  const asked = await listLettersToDecide(appOf(args.context), { ...filter, heldBecause }, 'drop');
  return { ...asked, filter, heldBecause };
}

/** Asks before none of the letters of the list is sent any more. */
export default function AllLettersDropping({ loaderData }: Route.ComponentProps) {
  return (
    <LettersDecision
      {...loaderData}
      title={TITLE}
      question="Neodídu. Zostanú uložené a dajú sa poslať jednotlivo:"
      step="vyradenie"
      button={TITLE}
    />
  );
}
