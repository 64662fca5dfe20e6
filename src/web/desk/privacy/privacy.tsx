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
import { appOf } from '#web/context.ts';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
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

/** What the last nightly jobs have erased, and the time of the next one. */
function NightsPanel({ nights, nextAt }: { nights: RetentionNight[]; nextAt: string }) {
  return (
    <Panel title="Nočné mazanie">
      {nights.length > 0 && (
        <table className="rows">
          <thead>
            <tr>
              <th>Kedy</th>
              <th>Čo sa zmazalo</th>
            </tr>
          </thead>
          <tbody>
            {nights.map(({ at, counts }) => (
              <tr key={at}>
                <td className="num">
                  <Instant at={at} />
                </td>
                <td>{nonBreaking(erasedSentence(counts) ?? 'nič na zmazanie')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="panel-body muted">
        {nights.length === 0 && 'Zatiaľ neprebehlo. '}Najbližšie prebehne <Instant at={nextAt} />.
      </p>
    </Panel>
  );
}

/** The retention periods, how many records each covers, and when the next one is erased. */
function PeriodsPanel({ retained }: { retained: RetainedNow[] }) {
  return (
    <Panel title="Lehoty" term="period">
      <table className="rows">
        <thead>
          <tr>
            <th>Údaje</th>
            <th>Uchovávame</th>
            <th className="r">Teraz</th>
            <th className="r">Najbližšie sa zmaže</th>
          </tr>
        </thead>
        <tbody>
          {retained.map(({ kind, count, next }) => (
            <tr key={kind}>
              <td className="title">
                <b>{nonBreaking(RETENTION[kind].title)}</b>
              </td>
              <td>{nonBreaking(periodSentence(kind))}</td>
              <td className="num r" data-label="Teraz">
                {count.toLocaleString('sk')}
              </td>
              <td className="num r" data-label="Najbližšie sa zmaže">
                {next ? `${next.count.toLocaleString('sk')} · ${formatDay(next.day)}` : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="panel-body muted">
        Zlyhané a&nbsp;vyradené e-maily sa mažú ako odoslané. E-mail, ktorý ešte čaká, sa zmaže najneskôr
        s&nbsp;prihláškou alebo dopytom.
      </p>
    </Panel>
  );
}
