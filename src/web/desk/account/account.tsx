import { nonBreaking } from '#domain/slovak.ts';
import { deviceName } from '#domain/staff/device.ts';
import { STAFF_ROLES } from '#domain/staff/staff.ts';
import { listOwnSessions, type OwnSession } from '#server/staff/local/own-account.ts';
import { findSecondFactor, unusedRecoveryCodes } from '#server/staff/local/second-factor.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KeysSwitch } from '#web/desk/kit/keyboard/keys-switch.tsx';
import { Facts, Panel } from '#web/desk/kit/panel.tsx';
import { requireAnyStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/account';
import {
  OTHER_SESSIONS,
  OWN_NAME,
  OWN_PASSWORD,
  RECOVERY_CODES,
  SECOND_FACTOR,
  SECOND_FACTOR_REMOVAL,
  sessionEndingPath,
} from './account-paths.ts';
import { requireOwnAccount } from './own-account.ts';

export async function loader(args: Route.LoaderArgs) {
  const { app, staff } = await requireAnyStaff(args);
  // users who sign in through a provider's page manage password and sessions there
  if (app.signInWay.provider !== 'local') return { staff, local: undefined };
  const own = await requireOwnAccount(args);
  const [factor, sessions] = await Promise.all([
    findSecondFactor(own.app.db, staff.id),
    listOwnSessions(own.app, own.session),
  ]);
  const recoveryCodes = factor?.recoveryCodes
    ? unusedRecoveryCodes(own.app.authSecret, factor.recoveryCodes).length
    : undefined;
  return { staff, local: { recoveryCodes, sessions } };
}

/** The user's own account: name, role and sign-in. */
export default function Account({ loaderData: { staff, local } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Môj účet" note={staff.name} />
      <div className="duo">
        <div>
          <Panel title="Údaje">
            <Facts
              facts={[
                [
                  'Meno',
                  <>
                    {staff.name} <a href={OWN_NAME}>Zmeniť meno</a>
                  </>,
                ],
                ['E-mail', staff.email],
                ['Rola', STAFF_ROLES[staff.role]],
              ]}
            />
          </Panel>
          {local && <SessionsPanel sessions={local.sessions} />}
          <Panel title="Klávesnica" body>
            <KeysSwitch />
            <p>Čo sa dá na stránke urobiť klávesom, ukáže otáznik. Kto skratky nepotrebuje, tu ich vypne.</p>
          </Panel>
        </div>
        {local && (
          <div>
            <Panel title="Heslo" body>
              <ActButton label="Zmeniť heslo" to={OWN_PASSWORD} />
            </Panel>
            <SecondFactorPanel recoveryCodes={local.recoveryCodes} />
          </div>
        )}
      </div>
    </>
  );
}

/** Shows whether sign-in requires a code, with links to change it. Without one there are no recovery codes. */
function SecondFactorPanel({ recoveryCodes }: { recoveryCodes: number | undefined }) {
  const isOn = recoveryCodes !== undefined;
  return (
    <Panel title="Dvojstupňové overenie" note={isOn ? 'zapnuté' : 'vypnuté'} body>
      <p>
        {nonBreaking(
          isOn
            ? `Pri prihlásení píšete okrem hesla aj kód z aplikácie v telefóne. Nepoužité záložné kódy: ${recoveryCodes}.`
            : 'Na prihlásenie stačí heslo, aj tomu, kto by ho zistil. S overením treba aj kód z aplikácie v telefóne.',
        )}
      </p>
      <div className="btns">
        {isOn ? (
          <>
            <ActButton label="Nové záložné kódy" to={RECOVERY_CODES} />
            <ActButton label="Vypnúť" to={SECOND_FACTOR_REMOVAL} />
          </>
        ) : (
          <ActButton label="Zapnúť" to={SECOND_FACTOR} />
        )}
      </div>
    </Panel>
  );
}

/** The user's active sessions, with links to end them. */
function SessionsPanel({ sessions }: { sessions: OwnSession[] }) {
  return (
    <Panel title="Prihlásené zariadenia">
      <ul className="lines lines--across">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionDescription {...session} />
            {!session.isThis && (
              <DeskForm action={sessionEndingPath(session.id)}>
                <Submit label="Ukončiť" isLine aria-label={`Ukončiť ${deviceName(session.userAgent)}`} />
              </DeskForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <DeskForm action={OTHER_SESSIONS} className="panel-body">
          <Submit label="Ukončiť ostatné" isLine />
        </DeskForm>
      )}
    </Panel>
  );
}

function SessionDescription({ userAgent, startedAt, lastSeenAt, isThis }: OwnSession) {
  return (
    <div>
      <b>{deviceName(userAgent)}</b>
      {isThis && ' – toto zariadenie'}
      <span className="sub">
        Prihlásené <Instant at={startedAt} />, naposledy použité <Instant at={lastSeenAt} />
      </span>
    </div>
  );
}
