import { type ChainState, chainSentences } from '#domain/events/chain-check.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Facts } from '#web/desk/kit/facts.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { PRIVACY } from './person-path.ts';

/** Few enough to compare by eye, enough to search for it in the chain. */
const HASH_SHOWN = 16;

/** The length of the event chain, its last hash, and the result of the last check. */
export function ChainPanel({ chain: { position, hash, check } }: { chain: ChainState }) {
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
        <button type="submit" className="btn btn--line btn--sm" aria-keyshortcuts={KEYS.confirm}>
          Overiť záznam
        </button>
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
      <p>
        <span className={`badge badge--${isIntact ? 'on' : 'fail'}`}>{isIntact ? 'Celá' : 'Porušená'}</span>
      </p>
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
