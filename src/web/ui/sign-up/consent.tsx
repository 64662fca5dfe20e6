import { Complaint } from '../field.tsx';

interface ConsentProps {
  checked: boolean;
  error: string | undefined;
  onChange(checked: boolean): void;
}

/** The consent switch; never set beforehand (specification section 4, GDPR). */
export function Consent({ checked, error, onChange }: ConsentProps) {
  return (
    <div>
      <label className={error ? 'consent bad' : 'consent'}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself, also before scripts run
          role="switch"
          name="consent"
          value="on"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'consent-error'}
        />
        <span>
          Súhlasím so spracovaním osobných údajov (meno, priezvisko, e-mail, telefón) na účel prihlásenia na kurz.{' '}
          <a href="/ochrana-osobnych-udajov">Ochrana osobných údajov</a>
        </span>
      </label>
      {error && <Complaint id="consent-error">{error}</Complaint>}
    </div>
  );
}
