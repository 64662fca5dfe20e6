import { listEmailsToDecide } from '#server/emails/matching-emails.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/all-emails-sending';
import { readDecisionFilter } from './decision-filter.ts';
import type { EmailFilter } from './email-list.ts';
import { EmailsDecision } from './emails-decision.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: titleOf(loaderData?.filter), description: 'Odoslanie všetkých e-mailov z výberu' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { filter, heldBecause } = readDecisionFilter(args);
  const decision = await listEmailsToDecide(appOf(args.context), { ...filter, heldBecause }, 'send');
  return { ...decision, filter, heldBecause };
}

/** Requires confirmation before all emails of the list that may be sent again are sent. */
export default function AllEmailsSending({ loaderData }: Route.ComponentProps) {
  const title = titleOf(loaderData.filter);
  return (
    <EmailsDecision
      {...loaderData}
      title={title}
      question="Odídu hneď, každý na svoju adresu a s tým istým textom:"
      step="odoslanie"
      button={title}
    />
  );
}

/** Held emails have not been sent before. */
function titleOf(filter: EmailFilter | undefined): string {
  return filter?.state === 'held' ? 'Poslať všetky' : 'Poslať všetky znova';
}
