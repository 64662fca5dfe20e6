import { Complaint } from '#web/shared/field.tsx';

interface ConsentProps {
  /** The purpose of the data, in the genitive. */
  purpose: string;
  wasGiven: boolean;
  error: string | undefined;
}

/** The consent switch; never preselected (specification section 4, GDPR), except after a refusal. */
export function Consent({ purpose, wasGiven, error }: ConsentProps) {
  return (
    <div>
      <label className={error ? 'toggle bad' : 'toggle'}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself, also before scripts run
          role="switch"
          id="consent"
          name="consent"
          value="on"
          defaultChecked={wasGiven}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'consent-error'}
        />
        <span>
          {`Súhlasím so spracovaním osobných údajov (meno, priezvisko, e-mail, telefón) na účel ${purpose}. `}
          <a href="/ochrana-osobnych-udajov">Ochrana osobných údajov</a>
        </span>
      </label>
      {error && <Complaint id="consent-error">{error}</Complaint>}
    </div>
  );
}
