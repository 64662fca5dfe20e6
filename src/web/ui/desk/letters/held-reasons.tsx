import { HOLD_REASONS, type HoldReason } from '#domain/letters/held-letter.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Panel } from '#web/ui/desk/panel.tsx';
import { heldForReasonPath } from './post-filter.ts';

/** Why letters are held and how many for each reason, with one word for all of them. */
export function HeldReasons({ counts }: { counts: Record<HoldReason, number> }) {
  const reasons = Object.keys(HOLD_REASONS) as HoldReason[];
  return (
    <div className="held-summary">
      <Panel title="Dôvody">
        <ul className="held-reasons">
          {reasons
            .filter((reason) => counts[reason] > 0)
            .map((reason) => (
              <li key={reason}>
                <p>
                  {nonBreaking(`${HOLD_REASONS[reason]} –`)}{' '}
                  <b>{counted(counts[reason], 'e-mail', 'e-maily', 'e-mailov')}</b>
                </p>
                <form method="post" action={heldForReasonPath(reason, 'odoslanie')}>
                  <button type="submit" className="btn btn--line btn--sm">
                    Poslať všetky
                  </button>
                </form>
                <form method="post" action={heldForReasonPath(reason, 'vyradenie')}>
                  <button type="submit" className="btn btn--line btn--sm">
                    Neposielať žiadny
                  </button>
                </form>
              </li>
            ))}
        </ul>
      </Panel>
    </div>
  );
}
