import { FAILURE_REASONS, type RequestFailure } from '#domain/request-failures/request-failure.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { SYSTEM_STATE } from '#web/desk/kit/desk-sections.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { Icon } from '#web/shared/icon.tsx';

interface FailuresPanelProps {
  failures: RequestFailure[];
  /** The searched text; empty without a search. */
  search: string;
  /** Their retention period. */
  days: number;
}

/** The longest request number. */
const NUMBER_LENGTH_MAX = 100;

/** The latest failed requests, and a search by the request number shown to a user. */
export function FailuresPanel({ failures, search, days }: FailuresPanelProps) {
  return (
    <Panel title="Posledné chyby" note={`za ${counted(days, 'deň', 'dni', 'dní')}`}>
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
          <button type="submit" className="btn btn--line btn--sm">
            Hľadať
          </button>
        </form>
      </search>
      {failures.length > 0 ? (
        <Table label="Posledné chyby" columns={COLUMNS} rows={failures} keyOf={({ requestId }) => requestId} />
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

const COLUMNS: Column<RequestFailure>[] = [
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
