import { type ChainState, chainSentences } from '#domain/events/chain-check.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Instant } from '#web/ui/desk/instant.tsx';
import { Panel } from '#web/ui/desk/panel.tsx';
import { PRIVACY } from './privacy-path.ts';

/** As many characters as a person compares; enough to find it in the chain. */
const HASH_SHOWN = 16;

/** How long the history is, where it ends, and whether it was found whole. */
export function ChainPanel({ chain: { position, hash, check } }: { chain: ChainState }) {
  return (
    <Panel title="Reťaz záznamov">
      <dl className="fact-list">
        <dt>Záznamov</dt>
        <dd className="num">{position.toLocaleString('sk')}</dd>
        <dt>Posledný odtlačok</dt>
        <dd>
          <code>{hash.slice(0, HASH_SHOWN) || '–'}</code>
        </dd>
        <dt>Overená</dt>
        <dd>{check ? <CheckedBy {...check} /> : 'zatiaľ nie'}</dd>
      </dl>
      {check && <CheckResult {...check} />}
      <form method="post" action={`${PRIVACY}/overenie`} className="panel-body">
        <button type="submit" className="btn btn--line btn--sm">
          Overiť reťaz
        </button>
      </form>
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

function CheckResult(check: Check) {
  const isWhole = check.faults.length === 0;
  return (
    <div className="panel-body">
      <p>
        <span className={`badge badge--${isWhole ? 'on' : 'fail'}`}>{isWhole ? 'Celá' : 'Porušená'}</span>
      </p>
      <ul>
        {chainSentences(check).map((sentence) => (
          <li key={sentence}>{nonBreaking(sentence)}</li>
        ))}
      </ul>
    </div>
  );
}
