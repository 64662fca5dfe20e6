import { FAILURE_DAYS, readRequestNumber } from '#domain/request-failures/request-failure.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { type SystemCheck, systemChecks, type Wellness } from '#domain/system-state/system-checks.ts';
import { listRequestFailures } from '#server/request-failures/request-failures.ts';
import { findSystemState } from '#server/system-state/system-state.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/system-state';
import { FailuresPanel } from './failures-panel.tsx';

export const meta = () => pageMeta({ title: 'Stav systému – správa', description: 'Čo z webu funguje a čo nie' });

export async function loader(args: Route.LoaderArgs) {
  const { app } = await requireStaff(args, 'settings');
  const search = args.url.searchParams.get('cislo')?.trim() ?? '';
  const number = readRequestNumber(search);
  const [state, failures] = await Promise.all([
    findSystemState(app),
    // a search text without a number matches nothing
    search && !number ? [] : listRequestFailures(app, number),
  ]);
  return { checks: systemChecks(state), version: state.version, failures, search };
}

/** The state of the product's services, and failed requests. */
export default function SystemState({ loaderData: { checks, version, failures, search } }: Route.ComponentProps) {
  const wrong = checks.filter(({ wellness }) => wellness === 'bad' || wellness === 'degraded').length;
  const things = counted(wrong, 'vec potrebuje', 'veci potrebujú', 'vecí potrebuje');
  return (
    <>
      <DeskHead
        title="Stav systému"
        note={`${wrong === 0 ? 'Všetko funguje' : `${things} pozornosť`} · verzia programu ${version}`}
      />
      <div className="stack">
        <ChecksPanel checks={checks} />
        <FailuresPanel failures={failures} search={search} days={FAILURE_DAYS} />
      </div>
    </>
  );
}

const LOOKS: Record<Wellness, BadgeLook> = { good: 'on', degraded: 'wait', bad: 'fail', unknown: 'off' };

/** The state of each part of the system, in sentences. */
function ChecksPanel({ checks }: { checks: SystemCheck[] }) {
  return (
    <Panel title="Čo funguje">
      <Table label="Čo funguje" columns={COLUMNS} rows={checks} keyOf={({ what }) => what} />
    </Panel>
  );
}

const COLUMNS: Column<SystemCheck>[] = [
  { title: 'Časť', className: 'title', cell: ({ what }) => <b>{nonBreaking(what)}</b> },
  { title: 'Stav', cell: ({ wellness, label }) => <Badge look={LOOKS[wellness]} label={label} /> },
  { title: 'Čo to znamená', cell: ({ sentences }) => nonBreaking(sentences.join(' ')) },
];
