import { formatDay } from '#domain/day.ts';
import {
  erasedSentence,
  periodSentence,
  RETENTION,
  type RetainedNow,
  type RetentionNight,
} from '#domain/retention.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findChainState } from '#server/events/event-verification.ts';
import { nightly } from '#server/jobs/recurring-job.ts';
import { listRetained, listRetentionNights } from '#server/retention/retention-overview.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/privacy';
import { ChainPanel } from './chain-panel.tsx';
import { PersonPanel } from './person-panel.tsx';

export const meta = () =>
  pageMeta({ title: 'Súkromie – správa', description: 'Čo uchovávame, dokedy, a čo sa už vymazalo' });

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

/** What the last nightly jobs have erased, and the time of the next one. */
function NightsPanel({ nights, nextAt }: { nights: RetentionNight[]; nextAt: string }) {
  return (
    <Panel title="Nočné mazanie">
      {nights.length > 0 && (
        <Table label="Nočné mazanie" columns={NIGHT_COLUMNS} rows={nights} keyOf={({ at }) => at} />
      )}
      <p className="panel-body muted">
        {nights.length === 0 && 'Zatiaľ neprebehlo. '}Najbližšie prebehne <Instant at={nextAt} />.
      </p>
    </Panel>
  );
}

const NIGHT_COLUMNS: Column<RetentionNight>[] = [
  { title: 'Kedy', className: 'num', cell: ({ at }) => <Instant at={at} /> },
  { title: 'Čo sa zmazalo', cell: ({ counts }) => nonBreaking(erasedSentence(counts) ?? 'nič na zmazanie') },
];

/** The retention periods, how many records each covers, and when the next one is erased. */
function PeriodsPanel({ retained }: { retained: RetainedNow[] }) {
  return (
    <Panel title="Lehoty" term="period">
      <Table label="Lehoty" columns={PERIOD_COLUMNS} rows={retained} keyOf={({ kind }) => kind} />
      <p className="panel-body muted">
        Zlyhané a&nbsp;vyradené e-maily sa mažú ako odoslané. E-mail, ktorý ešte čaká, sa zmaže najneskôr
        s&nbsp;prihláškou alebo dopytom.
      </p>
    </Panel>
  );
}

const PERIOD_COLUMNS: Column<RetainedNow>[] = [
  { title: 'Údaje', className: 'title', cell: ({ kind }) => <b>{nonBreaking(RETENTION[kind].title)}</b> },
  { title: 'Uchovávame', cell: ({ kind }) => nonBreaking(periodSentence(kind)) },
  { title: 'Teraz', label: 'Teraz', className: 'num r', cell: ({ count }) => count.toLocaleString('sk') },
  {
    title: 'Najbližšie sa zmaže',
    label: 'Najbližšie sa zmaže',
    className: 'num r',
    cell: ({ next }) => (next ? `${next.count.toLocaleString('sk')} · ${formatDay(next.day)}` : '–'),
  },
];
