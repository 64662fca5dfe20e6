import { findChainState } from '#server/events/event-verification.ts';
import { nightly } from '#server/jobs/recurring-job.ts';
import { listRetained, listRetentionNights } from '#server/retention/retention-overview.ts';
import { appOf } from '#web/context.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/privacy';
import { ChainPanel } from './chain-panel.tsx';
import { NightsPanel } from './nights-panel.tsx';
import { PeriodsPanel } from './periods-panel.tsx';
import { PersonPanel } from './person-panel.tsx';

export const meta = () =>
  pageMeta({ title: 'Súkromie – správa', description: 'Čo uchovávame, dokedy, a čo sa už vymazalo' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'settings');
  const app = appOf(args.context);
  const [retained, nights, chain] = await Promise.all([
    listRetained(app),
    listRetentionNights(app.db),
    findChainState(app.db),
  ]);
  return { retained, nights, chain, nextAt: nightly(app.now()).toString() };
}

/** How long personal data are kept, what was erased, and whether the event log is intact. */
export default function Privacy({ loaderData: { retained, nights, chain, nextAt } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Súkromie" note="Čo uchovávame a&nbsp;dokedy" />
      <div className="duo">
        <div>
          <PeriodsPanel retained={retained} />
          <NightsPanel nights={nights} nextAt={nextAt} />
        </div>
        <div>
          <PersonPanel />
          <ChainPanel chain={chain} />
        </div>
      </div>
    </>
  );
}
