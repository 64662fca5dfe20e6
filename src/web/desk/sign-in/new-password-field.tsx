import { PASSWORD_LENGTH_MIN } from '#domain/staff/staff.ts';
import { InputField } from '#web/shared/field.tsx';

/** A new password; pasting and password managers are allowed. */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <InputField
      name="password"
      type="password"
      label={label}
      hint={`Aspoň ${PASSWORD_LENGTH_MIN} znakov, nič bežné. Stačí aj celá veta.`}
      autoComplete="new-password"
      minLength={PASSWORD_LENGTH_MIN}
      required
      error={error}
    />
  );
}
