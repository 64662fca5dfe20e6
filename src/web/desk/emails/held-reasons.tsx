import { HOLD_REASONS, type HoldReason } from '#domain/emails/held-email.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { type EmailFilter, emailList } from './email-list.ts';

/**
 * Why emails of the list are held, with a count and a decision for each reason; those to a bounced address are sent
 * once it is confirmed or corrected.
 */
export function HeldReasons({ counts, filter }: { counts: Record<HoldReason, number>; filter: EmailFilter }) {
  const reasons = Object.keys(HOLD_REASONS) as HoldReason[];
  return (
    <div className="list-summary">
      <Panel title="Dôvody">
        <ul className="lines lines--across">
          {reasons
            .filter((reason) => counts[reason] > 0)
            .map((reason) => (
              <li key={reason}>
                <p>
                  {nonBreaking(`${HOLD_REASONS[reason]} –`)} <b>{counted(counts[reason], ...emailList.noun)}</b>
                  {reason === 'address-bounced' && nonBreaking('. Odídu, keď adresu opravíte alebo potvrdíte.')}
                </p>
                {reason !== 'address-bounced' && (
                  <a
                    className="btn btn--line btn--sm"
                    href={emailList.below('odoslanie-vsetkych', filter, { dovod: reason })}
                  >
                    Poslať všetky
                  </a>
                )}
                <a
                  className="btn btn--line btn--sm"
                  href={emailList.below('vyradenie-vsetkych', filter, { dovod: reason })}
                >
                  Neposielať žiadny
                </a>
              </li>
            ))}
        </ul>
      </Panel>
    </div>
  );
}
