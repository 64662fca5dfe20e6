import { listEmailsToDecide } from '#server/emails/matching-emails.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/all-emails-dropping';
import { readDecisionFilter } from './decision-filter.ts';
import { EmailsDecision } from './emails-decision.tsx';

const TITLE = 'Neposielať žiadny';

export const meta = () => pageMeta({ title: TITLE, description: 'Vyradenie všetkých e-mailov z výberu' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { filter, heldBecause } = readDecisionFilter(args);
  const decision = await listEmailsToDecide(appOf(args.context), { ...filter, heldBecause }, 'drop');
  return { ...decision, filter, heldBecause };
}

/** Requires confirmation before all emails of the list are discarded unsent. */
export default function AllEmailsDropping({ loaderData }: Route.ComponentProps) {
  return (
    <EmailsDecision
      {...loaderData}
      title={TITLE}
      question="Neodídu. Zostanú uložené a dajú sa poslať jednotlivo:"
      step="vyradenie"
      button={TITLE}
    />
  );
}
