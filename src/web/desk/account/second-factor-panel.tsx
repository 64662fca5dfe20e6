import { nonBreaking } from '#domain/slovak.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { RECOVERY_CODES, SECOND_FACTOR, SECOND_FACTOR_REMOVAL } from './account-paths.ts';

/** Shows whether sign-in requires a code, with links to change it. */
export function SecondFactorPanel({ isOn }: { isOn: boolean }) {
  return (
    <Panel title="Dvojstupňové overenie" note={isOn ? 'zapnuté' : 'vypnuté'}>
      <div className="panel-body">
        <p>
          {nonBreaking(
            isOn
              ? 'Pri prihlásení píšete okrem hesla aj kód z aplikácie v telefóne.'
              : 'Na prihlásenie stačí heslo, aj tomu, kto by ho zistil. S overením treba aj kód z aplikácie v telefóne.',
          )}
        </p>
        <div className="btns">
          {isOn ? (
            <>
              <a className="btn btn--line" href={RECOVERY_CODES}>
                Nové záložné kódy
              </a>
              <a className="btn btn--line" href={SECOND_FACTOR_REMOVAL}>
                Vypnúť
              </a>
            </>
          ) : (
            <a className="btn btn--line" href={SECOND_FACTOR}>
              Zapnúť
            </a>
          )}
        </div>
      </div>
    </Panel>
  );
}
