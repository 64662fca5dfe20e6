import { formatDay } from '#domain/day.ts';
import { type ChainState, chainSentences } from '#domain/events/chain-check.ts';
import {
  erasedSentence,
  periodSentence,
  RETENTION,
  type RetainedNow,
  type RetentionNight,
} from '#domain/retention.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { findChainState } from '#server/events/event-verification.ts';
import { nightly } from '#server/jobs/recurring-job.ts';
import { listRetained, listRetentionNights } from '#server/retention/retention-overview.ts';
import { Badge } from '#web/desk/kit/badge.tsx';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Facts, Panel } from '#web/desk/kit/panel.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/privacy';
import { PersonPanel } from './person-panel.tsx';
import { PRIVACY } from './person-path.ts';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'settings');
  const [retained, nights, chain] = await Promise.all([
    listRetained(app),
    listRetentionNights(db),
    findChainState(db),
  ]);
  return { retained, nights, chain, nextAt: nightly(app.now()).toString() };
}

/** How long personal data are kept, what was erased, and whether the event log is intact. */
export default function Privacy({ loaderData: { retained, nights, chain, nextAt } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Súkromie" note="Čo uchovávame a dokedy" />
      <div className="duo">
        <div>
          <Panel title="Lehoty" term="period">
            <Table label="Lehoty" columns={PERIOD_COLUMNS} rows={retained} keyOf={({ kind }) => kind} />
            <p className="panel-body muted">
              Nedoručené a&nbsp;neposlané e-maily sa mažú ako odoslané. E-mail, ktorý ešte čaká, sa zmaže najneskôr
              s&nbsp;prihláškou alebo dopytom.
            </p>
          </Panel>
          <Panel title="Nočné mazanie">
            {nights.length > 0 && (
              <Table label="Nočné mazanie" columns={NIGHT_COLUMNS} rows={nights} keyOf={({ at }) => at} />
            )}
            <p className="panel-body muted">
              {nights.length === 0 && 'Zatiaľ neprebehlo. '}Najbližšie prebehne <Instant at={nextAt} />.
            </p>
          </Panel>
        </div>
        <div>
          <PersonPanel />
          <ChainPanel chain={chain} />
        </div>
      </div>
    </>
  );
}

/** What the last nightly jobs have erased. */
const NIGHT_COLUMNS: Column<RetentionNight>[] = [
  { title: 'Kedy', className: 'num', cell: ({ at }) => <Instant at={at} /> },
  { title: 'Čo sa zmazalo', cell: ({ counts }) => nonBreaking(erasedSentence(counts) ?? 'nič na zmazanie') },
];

/** The retention periods, how many records each covers, and when the next one is erased. */
const PERIOD_COLUMNS: Column<RetainedNow>[] = [
  { title: 'Údaje', className: 'title', cell: ({ kind }) => <b>{nonBreaking(RETENTION[kind].title)}</b> },
  { title: 'Uchovávame', cell: ({ kind }) => nonBreaking(periodSentence(kind)) },
  { title: 'Teraz', label: 'Teraz', className: 'num r', cell: ({ count }) => count.toLocaleString('sk') },
  {
    title: 'Najbližšie sa zmaže',
    label: 'Najbližšie sa zmaže',
    className: 'num r',
    cell: ({ next }) => next && `${next.count.toLocaleString('sk')} · ${formatDay(next.day)}`,
  },
];

/** Few enough to compare by eye, enough to search for it in the chain. */
const HASH_SHOWN = 16;

/** The length of the event chain, its last hash, and the result of the last check. */
function ChainPanel({ chain: { position, hash, check } }: { chain: ChainState }) {
  return (
    <Panel title="Celistvosť záznamu" term="eventChain">
      <Facts
        facts={[
          ['Zápisov', position.toLocaleString('sk'), 'num'],
          ['Kontrolný kód', <code>{hash.slice(0, HASH_SHOWN) || '–'}</code>],
          ['Overená', check ? <CheckedBy {...check} /> : 'zatiaľ nie'],
        ]}
      />
      {check && <CheckResult check={check} since={position - check.position} />}
      <DeskForm action={`${PRIVACY}/overenie`} className="panel-body">
        <Submit label="Overiť záznam" isLine isSmall keys="confirm" />
      </DeskForm>
    </Panel>
  );
}

type Check = NonNullable<ChainState['check']>;

function CheckedBy({ at, by }: Check) {
  return (
    <>
      <Instant at={at} />, {by}
    </>
  );
}

/** `since`: how many events were added after those the check covered; the check itself adds one. */
function CheckResult({ check, since }: { check: Check; since: number }) {
  const isIntact = check.faults.length === 0;
  return (
    <div className="panel-body">
      <p>{isIntact ? <Badge look="on" label="Celá" /> : <Badge look="fail" label="Porušená" />}</p>
      <ul>
        {chainSentences(check).map((sentence) => (
          <li key={sentence}>{nonBreaking(sentence)}</li>
        ))}
        {isIntact && since > 0 && (
          <li>
            {nonBreaking(
              `${counted(since, 'zápis pribudol', 'zápisy pribudli', 'zápisov pribudlo')} po overení – zapisuje sa aj samotné overenie.`,
            )}
          </li>
        )}
      </ul>
    </div>
  );
}
