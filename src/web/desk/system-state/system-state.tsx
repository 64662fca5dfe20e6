import {
  FAILURE_DAYS,
  FAILURE_REASONS,
  type RequestFailure,
  readRequestNumber,
} from '#domain/request-failures/request-failure.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { type SystemCheck, systemChecks, type Wellness } from '#domain/system-state/system-checks.ts';
import { listRequestFailures } from '#server/request-failures/failure-log.ts';
import { findSystemState } from '#server/system-state/system-state.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { SYSTEM_STATE } from '#web/desk/kit/desk-sections.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Icon } from '#web/shared/icon.tsx';
import type { Route } from './+types/system-state';

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
        <Panel title="Čo funguje">
          <Table label="Čo funguje" columns={COLUMNS} rows={checks} keyOf={({ what }) => what} />
        </Panel>
        <FailuresPanel failures={failures} search={search} />
      </div>
    </>
  );
}

const LOOKS: Record<Wellness, BadgeLook> = { good: 'on', degraded: 'wait', bad: 'fail', unknown: 'off' };

/** The state of each part of the system, in sentences. */
const COLUMNS: Column<SystemCheck>[] = [
  { title: 'Časť', className: 'title', cell: ({ what }) => <b>{nonBreaking(what)}</b> },
  { title: 'Stav', cell: ({ wellness, label }) => <Badge look={LOOKS[wellness]} label={label} /> },
  { title: 'Čo to znamená', cell: ({ sentences }) => nonBreaking(sentences.join(' ')) },
];

/** The longest request number. */
const NUMBER_LENGTH_MAX = 100;

/** The latest failed requests, and a search by the request number shown to a user. */
function FailuresPanel({ failures, search }: Pick<Route.ComponentProps['loaderData'], 'failures' | 'search'>) {
  return (
    <Panel title="Posledné chyby" note={`za ${counted(FAILURE_DAYS, 'deň', 'dni', 'dní')}`}>
      <search>
        <form method="get" action={SYSTEM_STATE} className="filter-bar">
          <label className="search">
            Číslo požiadavky
            <Icon name="search" />
            <input
              className="input"
              type="search"
              name="cislo"
              maxLength={NUMBER_LENGTH_MAX}
              placeholder="Stačí začiatok čísla"
              defaultValue={search}
            />
          </label>
          <Submit label="Hľadať" isLine isSmall />
        </form>
      </search>
      {failures.length > 0 ? (
        <Table
          label="Posledné chyby"
          columns={FAILURE_COLUMNS}
          rows={failures}
          keyOf={({ requestId }) => requestId}
        />
      ) : (
        <NoFailures search={search} />
      )}
      <p className="panel-body muted">
        {nonBreaking(
          'Keď sa niekomu stránka nezobrazí, vidí na nej číslo požiadavky. Podľa neho ju tu nájdete a správca webu ju pod tým istým číslom nájde v zázname servera. Kto sa pýtal a čo písal, sa sem nezapisuje.',
        )}
      </p>
    </Panel>
  );
}

const FAILURE_COLUMNS: Column<RequestFailure>[] = [
  { title: 'Kedy', className: 'num', cell: ({ at }) => <Instant at={at} /> },
  {
    title: 'Čo sa stalo',
    cell: ({ reason, errorName }) => (
      <>
        {nonBreaking(FAILURE_REASONS[reason])}
        <span className="sub">{errorName}</span>
      </>
    ),
  },
  { title: 'Adresa', className: 'long', cell: ({ route }) => <code>{route}</code> },
  { title: 'Číslo požiadavky', className: 'long', cell: ({ requestId }) => <code>{requestId}</code> },
];

function NoFailures({ search }: { search: string }) {
  return (
    <p className="panel-body">
      {search ? (
        <>
          Chybu s&nbsp;číslom „{search}“ sme nenašli. Možno je staršia. <a href={SYSTEM_STATE}>Všetky chyby</a>
        </>
      ) : (
        'Žiadna stránka nezlyhala.'
      )}
    </p>
  );
}
