import { listLettersToDecide } from '#server/letters/letters-to-decide.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { LettersDecision } from '#web/ui/desk/letters/letters-decision.tsx';
import type { PostListFilter } from '#web/ui/desk/letters/post-filter.ts';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/all-letters-sending';
import { readLettersInQuestion } from './letters-in-question.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: titleOf(loaderData?.filter), description: 'Odoslanie všetkých e-mailov z výberu' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { filter, heldBecause } = readLettersInQuestion(args);
  const asked = await listLettersToDecide(appOf(args.context), { ...filter, heldBecause }, 'send');
  return { ...asked, filter, heldBecause };
}

/** Asks before all letters of the list that may be sent again are. */
export default function AllLettersSending({ loaderData }: Route.ComponentProps) {
  const title = titleOf(loaderData.filter);
  return (
    <LettersDecision
      {...loaderData}
      title={title}
      question="Odídu hneď, každý na svoju adresu a s tým istým textom:"
      step="odoslanie"
      button={title}
    />
  );
}

/** What was held has not been sent before. */
function titleOf(filter: PostListFilter | undefined): string {
  return filter?.state === 'held' ? 'Poslať všetky' : 'Poslať všetky znova';
}
